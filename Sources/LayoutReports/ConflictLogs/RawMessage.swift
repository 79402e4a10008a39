// SPDX-License-Identifier: MIT

/// A message about a conflict as it was cut out of a console, before its lines are understood.
public struct RawMessage: Sendable {
  /// One description of a constraint, in bytes of UTF-8 without the quotes of the list.
  struct Entry: Hashable, Sendable {
    var bytes: [UInt8]
    var line: Int
    /// Whether it stood in quotes, as the entries of lists do, whose escapes are then to be undone.
    var isQuoted: Bool
  }

  /// The line on which the message begins, counted from 1.
  public var line: Int
  var entries: [Entry] = []
  /// The constraint below "Will attempt to recover by breaking constraint".
  var recovery: Entry?
  /// Whether a heading was seen.
  var hasHeading = false
  /// Whether something of what UIKit prints below the heading was seen.
  var hasBody = false

  /// The fingerprint, where it is known without looking at the entries.
  var knownFingerprint: [UInt8]?

  public init(line: Int) { self.line = line }

  /// Whether it is what UIKit prints rather than a mention of one constraint.
  var isMessage: Bool {
    if recovery != nil { return true }
    if hasHeading { return hasBody || !entries.isEmpty }
    return entries.count > 1 || entries.first?.isQuoted ?? false
  }

  /// The message with its lines read.
  public var log: ConflictLog {
    var log = ConflictLog(line: line)
    log.entries = entries.map { ConflictLog.Entry($0) }
    log.recovery = recovery.map { ConflictLog.Entry($0) }
    // Lists that were cut off need not have it.
    if let recovery = log.recovery, log.brokenEntry == nil { log.entries.append(recovery) }
    return log
  }

  /// The description of an entry as printed, without the escapes of the list, as valid UTF-8; behind the
  /// list stands the constraint that is broken.
  func text(of index: Int) -> [UInt8] {
    guard let entry = index < entries.count ? entries[index] : recovery else { return [] }
    // Most are plain.
    if !entry.bytes.contains(where: { $0 >= 0x80 || $0 == 0x5C && entry.isQuoted }) {
      return entry.bytes
    }
    let text = String(decoding: entry.bytes, as: UTF8.self)
    return Array((entry.isQuoted ? text.unescaped : text).utf8)
  }

  /// What the message says with its addresses replaced by their order of appearance, so that the same
  /// conflict of another run, or of another cell, is recognized.
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

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }

  /// Whether it can be part of a class's name: letters, figures, `_`, `.`, `$` and non-ASCII.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x24, 0x80...: true
    default: false
    }
  }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
