// SPDX-License-Identifier: MIT

/// Finds the possible line breaks, scalar by scalar, by the rules (LB…) of Unicode Annex 14.
///
/// Scripts that need a dictionary (Thai, Lao, Khmer) are not supported. They break by character
/// when a word is longer than the line.
struct LineBreakScanner {
  /// The class of the last scalar that was neither a space nor a mark, or `nil` at the start of a
  /// text.
  private var last: LineBreakClass?
  private var sawSpace = false
  /// Whether the hyphen in `last` is at the start of a word, as in "-n".
  private var isHyphenInitial = false

  /// Whether a line may break before `scalar`. Call this once for the first scalar of each
  /// character, in order.
  mutating func mayBreak(before scalar: UInt32) -> Bool {
    let next = LineBreakClass(scalar)
    if next == .sp {
      sawSpace = true
      return false
    }
    defer {
      isHyphenInitial = next == .hy && (last == nil || sawSpace)
      last = next
      sawSpace = false
    }
    guard let last else { return false }
    return mayBreak(between: last, and: next)
  }

  private func mayBreak(between last: LineBreakClass, and next: LineBreakClass) -> Bool {
    // Rules that apply across spaces are first: LB8, LB13, LB14, LB16, LB17.
    if next == .zw { return false }
    if last == .zw { return true }
    switch next {
    case .cl, .cp, .ex, .sy: return false
    case .is where !sawSpace: return false
    default: break
    }
    if last == .op { return false }
    if next == .ns, last == .cl || last == .cp { return false }
    if next == .b2, last == .b2 { return false }
    if sawSpace { return true }
    // LB12, LB19, LB21, LB22: no break next to glue, quotation marks, hyphens and ellipses.
    if last == .gl || (next == .gl && last != .ba && last != .hy) { return false }
    if last == .qu || next == .qu { return false }
    if next == .ba || next == .hy || next == .ns || next == .in { return false }
    if last == .hy { return !isHyphenInitial && next != .nu }
    return !forbidsBreak(last, next)
  }

  /// LB23 to LB30: words, numbers, prefixes and suffixes.
  private func forbidsBreak(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.al, .al), (.al, .nu), (.nu, .al), (.nu, .nu): true
    case (.al, .pr), (.al, .po), (.pr, .al), (.po, .al): true
    case (.pr, .nu), (.po, .nu), (.nu, .pr), (.nu, .po), (.pr, .id), (.id, .po): true
    case (.pr, .op), (.po, .op), (.cp, .pr), (.cp, .po), (.cl, .pr), (.cl, .po): true
    case (.is, .al), (.is, .nu), (.sy, .nu): true
    case (.al, .op), (.nu, .op), (.cp, .al), (.cp, .nu): true
    default: false
    }
  }
}
