// SPDX-License-Identifier: MIT

/// The difference between two texts with the same number of lines, as a patch for `git apply`.
///
/// Edits change attributes, whose values contain no line break in the file, so lines correspond.
enum DocumentPatch {
  private static let context = 3

  static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let before = lines(old)
    let after = lines(new)
    guard before.count == after.count else { return "" }
    let changed = before.indices.filter { before[$0] != after[$0] }
    guard !changed.isEmpty else { return "" }
    var bytes = Array("--- a/\(file)\n+++ b/\(file)\n".utf8)
    var position = 0
    while position < changed.count {
      var last = position
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context {
        last += 1
      }
      let range =
        max(0, changed[position] - context)..<min(before.count, changed[last] + context + 1)
      let place = "\(range.lowerBound + 1),\(range.count)"
      bytes += "@@ -\(place) +\(place) @@\n".utf8
      write(range, before, after, into: &bytes)
      position = last + 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(
    _ range: Range<Int>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
    into bytes: inout [UInt8]
  ) {
    func line(_ mark: Character, _ text: ArraySlice<UInt8>) {
      bytes += String(mark).utf8
      bytes += text
      bytes += text.last == 0x0A ? [] : Array("\n\\ No newline at end of file\n".utf8)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      guard before[index] != after[index] else {
        line(" ", before[index])
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, before[end] != after[end] { end += 1 }
      for changed in index..<end { line("-", before[changed]) }
      for changed in index..<end { line("+", after[changed]) }
      index = end
    }
  }

  /// The lines with their line feeds.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }
}
