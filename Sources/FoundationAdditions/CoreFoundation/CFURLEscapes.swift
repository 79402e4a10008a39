// SPDX-License-Identifier: MIT

public import Foundation

// Percent escapes, as used before `addingPercentEncoding`.

/// The characters that are legal in a URL.
private let legal = Set(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,")

/// Escapes illegal characters and `legalURLCharactersToBeEscaped`, but not
/// `charactersToLeaveUnescaped`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!,
  _ charactersToLeaveUnescaped: CFString!, _ legalURLCharactersToBeEscaped: CFString!,
  _ encoding: CFStringEncoding
) -> CFString! {
  guard let originalString else { return nil }
  let left = Set(charactersToLeaveUnescaped.map { String($0) } ?? "")
  let escaped = Set(legalURLCharactersToBeEscaped.map { String($0) } ?? "")
  let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
  var result = ""
  for character in String(originalString) {
    if left.contains(character) || (legal.contains(character) && !escaped.contains(character)) {
      result.append(character)
    } else {
      guard let bytes = String(character).data(using: encoding) else { return nil }
      for byte in bytes {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
  return NSString(string: result)
}

/// Replaces the escapes of all characters except `charactersToLeaveEscaped`. If that is empty,
/// replaces all escapes. If it is nil, replaces no escape.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  guard let originalString, let charactersToLeaveEscaped else { return originalString }
  let left = Set(String(charactersToLeaveEscaped).utf8)
  var bytes: [UInt8] = []
  var rest = Array(String(originalString).utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), digits.count == 2,
      digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16),
      !left.contains(value)
    {
      bytes.append(value)
      rest.removeFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(bytes: bytes, encoding: .utf8).map { NSString(string: $0) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
  _ allocator: CFAllocator!, _ originalString: CFString!,
  _ charactersToLeaveEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  CFURLCreateStringByReplacingPercentEscapes(allocator, originalString, charactersToLeaveEscaped)
}
