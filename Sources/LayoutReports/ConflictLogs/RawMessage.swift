// SPDX-License-Identifier: MIT

/// A conflict message as cut out of a console, before its entries are parsed.
public struct RawMessage: Sendable {
  /// The description of one constraint, as UTF-8 without the quotes of the list.
  struct Entry: Hashable, Sendable {
    var bytes: [UInt8]
    var line: Int
    /// Whether the entry was in quotes, as in lists. Its escapes must then be decoded.
    var isQuoted: Bool
  }

  /// The number of the line on which the message begins, counted from 1.
  public var line: Int
  private(set) var entries: [Entry] = []
  /// The number of entries after the greatest number that is read.
  private(set) var skippedEntries = 0
  /// The constraint below "Will attempt to recover by breaking constraint".
  var recovery: Entry?
  /// Whether a heading was read.
  var hasHeading = false
  /// Whether a part of the text that UIKit prints below the heading was read.
  var hasBody = false

  /// Whether the text around the list is AppKit's.
  var isAppKit = false

  /// The fingerprint, if it is known without reading the entries.
  var knownFingerprint: [UInt8]?

  /// The greatest number of entries that are read. UIKit lists the constraints of one conflict, of
  /// which there are a few dozen at most, and the time of an explanation grows faster than their
  /// number.
  private static let maximumEntries = 500

  public init(line: Int) { self.line = line }

  init(line: Int, entries: [Entry]) {
    self.line = line
    self.entries = entries
  }

  mutating func add(_ entry: Entry) {
    if entries.count < Self.maximumEntries { entries.append(entry) } else { skippedEntries += 1 }
  }

  /// Whether this is a message of UIKit and not only a mention of one constraint.
  var isMessage: Bool {
    if recovery != nil { return true }
    if hasHeading { return hasBody || !entries.isEmpty }
    return entries.count > 1 || entries.first?.isQuoted ?? false
  }

  /// Whether the message is only a list, without a heading and without quotes.
  public var isList: Bool {
    !hasHeading && !hasBody && recovery == nil && entries.allSatisfy { !$0.isQuoted }
  }

  /// Whether a debugger printed the list: some constraints are not required.
  public var isPrintout: Bool {
    guard isList else { return false }
    let constraints = log.constraints
    return !constraints.isEmpty
      && constraints.contains {
        $0.priority < 1000 || $0.className == "NSContentSizeLayoutConstraint"
      }
  }

  /// The message with its entries parsed.
  public var log: ConflictLog {
    var log = ConflictLog(line: line)
    log.entries = entries.map { ConflictLog.Entry($0) }
    log.skippedEntries = skippedEntries
    log.hasAppKitText = isAppKit
    log.hasHeading = hasHeading
    log.recovery = recovery.map { ConflictLog.Entry($0) }
    // A constraint that was cut off identifies no entry, unless its address is complete.
    if log.recovery?.fault != nil, recovery?.bytes.last != 0x3E, log.brokenEntry == nil {
      log.recovery = nil
    }
    // A list that was cut off may lack the broken constraint.
    if let recovery = log.recovery, log.brokenEntry == nil { log.entries.append(recovery) }
    return log
  }

  /// The description of an entry as printed, as valid UTF-8 without the escapes of the list. The
  /// index after the last entry is the broken constraint.
  func text(of index: Int) -> [UInt8] {
    guard let entry = index < entries.count ? entries[index] : recovery else { return [] }
    // Most entries need no decoding.
    if !entry.bytes.contains(where: { $0 >= 0x80 || $0 == 0x5C && entry.isQuoted }) {
      return entry.bytes
    }
    let text = String(decoding: entry.bytes, as: UTF8.self)
    return Array((entry.isQuoted ? text.unescaped : text).utf8)
  }

  /// The content of the message with its addresses replaced by the order of their first appearance.
  /// The same conflict in another run, or in another cell, has the same fingerprint.
  public var fingerprint: [UInt8] {
    var result: [UInt8] = []
    var addresses: [ArraySlice<UInt8>] = []
    for entry in entries + (recovery.map { [$0] } ?? []) {
      Self.append(entry.bytes, to: &result, &addresses)
      result.append(0x0A)
    }
    result.append(recovery == nil ? 0x30 : 0x31)
    return result
  }

  private static func append(
    _ bytes: [UInt8], to result: inout [UInt8], _ addresses: inout [ArraySlice<UInt8>]
  ) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      result.append(byte)
      index += 1
      guard byte == 0x30, index < bytes.count, bytes[index] == 0x78 else { continue }
      var end = index + 1
      while end < bytes.count, bytes[end].isHexDigit { end += 1 }
      let address = bytes[(index + 1)..<end]
      var place = addresses.firstIndex(of: address) ?? addresses.count
      if place == addresses.count { addresses.append(address) }
      result.append(0x78)
      repeat {
        result.append(0x30 + UInt8(place % 10))
        place /= 10
      } while place > 0
      index = end
    }
  }
}

extension ConflictLog.Entry {
  init(_ raw: RawMessage.Entry) {
    let printed = String(decoding: raw.bytes, as: UTF8.self)
    do {
      let constraint = try LoggedConstraint(
        anyForm: printed, line: raw.line, isQuoted: raw.isQuoted)
      let text = raw.isQuoted ? printed.unescaped : printed
      self.init(text: text, line: raw.line, constraint: constraint)
    } catch {
      self.init(text: printed, line: raw.line, fault: error.message)
    }
  }
}

extension UInt8 {
  var isHexDigit: Bool { hexValue != nil }

  /// The value of a hexadecimal digit, or nil.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }

  /// Whether the byte can be part of a class name: letters, digits, `_`, `.`, `$` and non-ASCII.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x24, 0x80...: true
    default: false
    }
  }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
