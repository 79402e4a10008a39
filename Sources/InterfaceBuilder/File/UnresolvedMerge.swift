// SPDX-License-Identifier: MIT

/// Finds the markers of an unresolved merge in the text of a file.
enum UnresolvedMerge {
  /// The line of the first marker in a file that is not well-formed; nil without a marker.
  ///
  /// In XML, `<<<<<<<` at the start of a line is always a mistake.
  static func line(inMalformed bytes: [UInt8]) -> Int? {
    firstLine(of: bytes) { isMarker($0, UInt8(ascii: "<")) || isMarker($0, UInt8(ascii: "|")) }
      ?? firstLine(of: bytes) { isMarker($0, UInt8(ascii: ">")) }
  }

  /// The line of a marker that was left in a well-formed file; nil without a marker.
  ///
  /// `=======` and `>>>>>>>` are valid text in XML. Interface Builder writes text only inside
  /// elements without children.
  static func line(in root: IBElement, bytes: [UInt8]) -> Int? {
    let marks = [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")]
    func isLeft(_ line: ArraySlice<UInt8>) -> Bool { marks.contains { isMarker(line, $0) } }
    guard let line = firstLine(of: bytes, where: isLeft) else { return nil }
    var isBetween = false
    root.forEach { element in
      guard !isBetween, !element.children.isEmpty, !element.text.isEmpty else { return }
      isBetween = firstLine(of: Array(element.text.utf8), where: isLeft) != nil
    }
    return isBetween ? line : nil
  }

  /// Whether the line starts with exactly seven of the character, alone or before a space.
  private static func isMarker(_ line: ArraySlice<UInt8>, _ character: UInt8) -> Bool {
    guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == character }) else { return false }
    let next = line.dropFirst(7).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
  }

  /// The number of the first line that satisfies `matches`, counted from 1.
  private static func firstLine(
    of bytes: [UInt8], where matches: (ArraySlice<UInt8>) -> Bool
  ) -> Int? {
    var number = 1
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if matches(bytes[start..<end]) { return number }
      start = end + 1
      number += 1
    }
    return nil
  }
}
