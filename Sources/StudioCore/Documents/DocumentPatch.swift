// SPDX-License-Identifier: MIT

/// The difference between two texts, as a patch for `git apply`.
enum DocumentPatch {
  private static let context = 3

  /// A replaced range of lines.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let changes = changes(before, after)
    guard !changes.isEmpty else { return "" }
    var bytes = Array("--- a/\(file)\n+++ b/\(file)\n".utf8)
    var rest = changes[...]
    while let first = rest.first {
      var group = [first]
      rest = rest.dropFirst()
      while let next = rest.first, let last = group.last,
        next.old.lowerBound - last.old.upperBound <= 2 * context
      {
        group.append(next)
        rest = rest.dropFirst()
      }
      write(group, before, after, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a hunk with its context.
  private static func write(
    _ group: [Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
    into bytes: inout [UInt8]
  ) {
    guard let first = group.first, let last = group.last else { return }
    func line(_ mark: Character, _ text: ArraySlice<UInt8>) {
      bytes += String(mark).utf8
      bytes += text
      bytes += text.last == 0x0A ? [] : Array("\n\\ No newline at end of file\n".utf8)
    }
    func place(_ range: Range<Int>) -> String {
      "\(range.lowerBound + (range.isEmpty ? 0 : 1)),\(range.count)"
    }
    let start = min(first.old.lowerBound, context)
    let end = min(before.count - last.old.upperBound, context)
    let old = first.old.lowerBound - start..<last.old.upperBound + end
    let new = first.new.lowerBound - start..<last.new.upperBound + end
    bytes += "@@ -\(place(old)) +\(place(new)) @@\n".utf8
    var position = old.lowerBound
    for change in group {
      for index in position..<change.old.lowerBound { line(" ", before[index]) }
      for index in change.old { line("-", before[index]) }
      for index in change.new { line("+", after[index]) }
      position = change.old.upperBound
    }
    for index in position..<old.upperBound { line(" ", before[index]) }
  }

  /// The changed ranges, in order.
  ///
  /// Edits change attributes, whose values contain no line break in the file, and remove lines. So a
  /// line either corresponds to the next one of the other text, or was removed.
  private static func changes(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [Change] {
    var changes: [Change] = []
    func add(_ old: Range<Int>, _ new: Range<Int>) {
      if let last = changes.last, last.old.upperBound == old.lowerBound,
        last.new.upperBound == new.lowerBound
      {
        changes[changes.count - 1].old = last.old.lowerBound..<old.upperBound
        changes[changes.count - 1].new = last.new.lowerBound..<new.upperBound
      } else {
        changes.append(Change(old: old, new: new))
      }
    }
    var (i, j) = (0, 0)
    while i < before.count, j < after.count {
      if before[i] == after[j] {
        (i, j) = (i + 1, j + 1)
      } else if before.count - i > after.count - j, isRemoved(i, j, before, after) {
        add(i..<i + 1, j..<j)
        i += 1
      } else {
        add(i..<i + 1, j..<j + 1)
        (i, j) = (i + 1, j + 1)
      }
    }
    if i < before.count || j < after.count { add(i..<before.count, j..<after.count) }
    return changes
  }

  /// Whether the old line `i` was removed and not changed into the new line `j`: the next lines of
  /// the old text that are unchanged correspond better.
  private static func isRemoved(
    _ i: Int, _ j: Int, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> Bool {
    func matches(_ shift: Int) -> Int {
      (0..<8).count { step in
        i + shift + step < before.count && j + step < after.count
          && before[i + shift + step] == after[j + step]
      }
    }
    return matches(1) > matches(0)
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
