// SPDX-License-Identifier: MIT

/// A system spacing such as `NSSpace(8)`.
struct SystemSpace {
  var name: String
  var length: Double

  init?(_ text: Substring) {
    guard text.last == ")", let open = text.firstIndex(of: "("), open > text.startIndex,
      text[..<open].isClassName, let length = text[open...].dropFirst().dropLast().figure
    else { return nil }
    (name, self.length) = (String(text[..<open]), length)
  }
}
