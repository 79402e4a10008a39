// SPDX-License-Identifier: MIT

/// The equal gaps of a statement while its lines are resolved.
///
/// All gaps of a line are equal. Lines share the gaps between views that they share. In
/// `|~[a]~[b,c]~|` the gap before `a` belongs to both lines, so all five gaps are equal. In
/// `|~[a,b]~[c,d]~|` the lines share no gap, and each line has its own gap size.
struct EqualGaps {
  /// The gaps of the first line, by the index of the view after each gap.
  private var gapsOfFirstLine: [Int: FormatItem] = [:]

  private var line = 0

  /// The gap that sets the size of the line's other gaps.
  private(set) var reference: FormatItem?

  /// Starts a line. Keeps a gap of the first line as the reference if this line shares it.
  mutating func begin(_ line: FormatLine) {
    self.line = line.index
    reference = nil
    guard line.index > 0 else { return }
    for index in 0...line.views.count where !line.owns(linkBefore: index) {
      if let shared = gapsOfFirstLine[index] {
        reference = shared
        return
      }
    }
  }

  /// Adds a gap of the line.
  mutating func add(_ gap: FormatItem, before index: Int) {
    if line == 0 { gapsOfFirstLine[index] = gap }
    if reference == nil { reference = gap }
  }
}
