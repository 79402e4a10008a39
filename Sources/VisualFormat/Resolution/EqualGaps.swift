// SPDX-License-Identifier: MIT

/// The equal gaps of a statement while its lines are resolved.
///
/// All gaps of a line are equal. Lines share gaps where they share views: in `|~[a]~[b,c]~|` the
/// gap before `a` belongs to both lines, so all five are equal; in `|~[a,b]~[c,d]~|` they share
/// none, and each line has a size of its own.
struct EqualGaps {
  /// The gaps of the first line by the index of the view behind them.
  private var ofFirstLine: [Int: FormatItem] = [:]

  private var line = 0

  /// The gap that the line's others are as large as.
  private(set) var reference: FormatItem?

  /// Forgets the gaps of the previous line that this one does not share.
  mutating func begin(_ line: FormatLine) {
    self.line = line.index
    reference = nil
    guard line.index > 0 else { return }
    for index in 0...line.views.count where !line.owns(linkBefore: index) {
      if let shared = ofFirstLine[index] {
        reference = shared
        return
      }
    }
  }

  /// Adds a gap of the line.
  mutating func add(_ gap: FormatItem, before index: Int) {
    if line == 0 { ofFirstLine[index] = gap }
    if reference == nil { reference = gap }
  }
}
