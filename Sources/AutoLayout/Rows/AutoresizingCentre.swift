// SPDX-License-Identifier: MIT

/// The centre of a view along one axis under an autoresizing mask, as iOS 7 to 11 place it: `middle
/// = factor × W + constant`, where `W` is the superview's length.
///
/// Source: a published table of the constraints of all eight masks of an axis.
struct AutoresizingCentre: Equatable {
  var factor = 0.0
  var constant = 0.0

  /// The centre of a view that had `start` and `length` in a superview of length `total`.
  init(
    start: Double, length: Double, total: Double,
    flexibility: (before: Bool, length: Bool, after: Bool)
  ) {
    let after = total - start - length
    let middle = start + length / 2
    switch flexibility {
    case (false, false, _):
      constant = middle
    case (true, false, false):
      (factor, constant) = (1, middle - total)
    case (false, true, false):
      (factor, constant) = (0.5, (start - after) / 2)
    case (true, true, false):
      let share = Self.share(middle, of: total - after)
      (factor, constant) = (share, -after * share)
    case (false, true, true):
      let share = Self.share(length, of: total - start)
      (factor, constant) = (share / 2, start - start * share / 2)
    case (true, _, true):
      factor = Self.share(middle, of: total)
    }
  }

  /// The share of `piece` in the flexible `whole`; one half if all parts are zero.
  private static func share(_ piece: Double, of whole: Double) -> Double {
    whole == 0 ? 0.5 : piece / whole
  }
}
