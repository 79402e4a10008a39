// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A piece of a document in RTF.
enum RTFToken: Equatable {
  case open, close
  /// The next word is a destination that readers may skip.
  case optional
  case word(String, Int?)
  case text(String)

  /// Bytes beyond ASCII are decoded as Windows-1252.
  static func all(in data: Data) -> [RTFToken] {
    let bytes = Array(data)
    var tokens: [RTFToken] = []
    var index = 0
    func character(_ byte: UInt8) -> String {
      String(data: Data([byte]), encoding: .windowsCP1252) ?? ""
    }
    func take(while isPart: (UInt8) -> Bool) -> String {
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): tokens.append(.open)
      case UInt8(ascii: "}"): tokens.append(.close)
      case 0x0a, 0x0d: break
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { break }
        let next = bytes[index]
        if isLetter(next) {
          let name = take(while: isLetter)
          let number = take { $0 == UInt8(ascii: "-") || isDigit($0) }
          if index < bytes.count, bytes[index] == 0x20 { index += 1 }
          tokens.append(.word(name, Int(number)))
          continue
        }
        index += 1
        switch next {
        case UInt8(ascii: "*"): tokens.append(.optional)
        case UInt8(ascii: "'"):
          let digits = bytes[index..<min(index + 2, bytes.count)]
          index = min(index + 2, bytes.count)
          UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            .map { tokens.append(.text(character($0))) }
        case 0x0a, 0x0d: tokens.append(.text("\n"))
        case UInt8(ascii: "~"): tokens.append(.text("\u{a0}"))
        case UInt8(ascii: "_"): tokens.append(.text("\u{2011}"))
        case UInt8(ascii: "-"): tokens.append(.text("\u{ad}"))
        default: tokens.append(.text(character(next)))
        }
      default: tokens.append(.text(character(byte)))
      }
    }
    return tokens
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
