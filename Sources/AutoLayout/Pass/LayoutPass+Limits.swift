// SPDX-License-Identifier: MIT

/// The limits of the nested loops of a layout.
///
/// Each loop ends as soon as nothing changes. A limit only ends layouts that never settle, such as
/// one whose `layoutSubviews` always marks the view again. From the outermost to the innermost:
///
/// 1. A pass repeats its phases while the host changes something (``maximumRounds``).
/// 2. In the wrapping phase, the engine solves and the host measures its texts at the solved widths.
///    The phase repeats while solved widths change (``maximumWrappings``).
/// 3. A solution starts from the last one. If insets turn out to depend on themselves, it starts a
///    second time from scratch, because the last solution must not influence the result. A
///    third start is never made.
/// 4. A start solves the rows, derives insets and wraps texts, while insets or sizes of texts
///    change (``maximumSolvingRounds``).
///
/// The loops are not one loop with one limit, because each needs a settled result of the next one:
/// the host must not measure at a width that is about to change, or lay out subviews before texts
/// are wrapped.
///
/// The limits multiply only in theory. A repetition enters only the rows that changed, and visits
/// only the views that are marked. In the tests of this module 525 of 529 passes take one round,
/// and one reaches the limit, on purpose. Of 555 solutions 549 have one start, and no start takes
/// more than three rounds.
extension LayoutPass {
  /// The number of rounds after which a pass ends although the host keeps changing something.
  ///
  /// Each round costs a solution and the steps of the views that the host has marked.
  public static let maximumRounds = 16

  /// The number of solutions in the wrapping phase of one round.
  ///
  /// Each costs a solution, and a measurement of each text whose width is new. Texts need one,
  /// and a few more if the width of one depends on the height of another.
  static let maximumWrappings = 8

  /// The number of rounds of one start.
  ///
  /// Texts and insets need one or two rounds each. If they depend on each other, they need a few
  /// more. Each costs the rows of the insets and texts that changed.
  static let maximumSolvingRounds = 8
}
