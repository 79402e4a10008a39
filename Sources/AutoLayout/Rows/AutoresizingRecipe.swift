// SPDX-License-Identifier: MIT

/// An autoresizing mask along one axis: position and length as functions of the superview's length
/// `W`.
///
/// `length = lengthFactor × W + lengthConstant`, and `start = startFactor × W + startOwnFactor ×
/// length + startConstant`.
///
/// The functions are those of iOS 12 and later. They agree with frame-based autoresizing, so they
/// also apply to views without constraints. Source: constraints printed in published logs, and a
/// published table of all eight masks.
struct AutoresizingRecipe: Equatable {
  var lengthFactor = 0.0
  var lengthConstant = 0.0
  var startFactor = 0.0
  var startOwnFactor = 0.0
  var startConstant = 0.0

  /// The recipe of a view that had `start` and `length` in a superview of length `total`.
  init(
    start: Double, length: Double, total: Double,
    flexibility: (before: Bool, length: Bool, after: Bool)
  ) {
    let after = total - start - length
    switch flexibility {
    case (false, false, _):
      (lengthConstant, startConstant) = (length, start)
    case (true, false, false):
      (lengthConstant, startFactor, startConstant) = (length, 1, start - total)
    case (false, true, false):
      (lengthFactor, lengthConstant, startConstant) = (1, -(start + after), start)
    case (true, true, false):
      let share = Self.share(length, of: total - after, among: 2)
      (lengthFactor, lengthConstant) = (share, -after * share)
      let startShare = Self.share(start, of: total - after, among: 2)
      (startFactor, startConstant) = (startShare, -after * startShare)
    case (false, true, true):
      let share = Self.share(length, of: total - start, among: 2)
      (lengthFactor, lengthConstant, startConstant) = (share, -start * share, start)
    case (true, false, true):
      let share = Self.share(start, of: total - length, among: 2)
      (lengthConstant, startFactor, startOwnFactor) = (length, share, -share)
    case (true, true, true):
      lengthFactor = Self.share(length, of: total, among: 3)
      startFactor = Self.share(start, of: total, among: 3)
    }
  }

  /// The share of `piece` in the flexible `whole`; equal shares if all parts are zero.
  private static func share(_ piece: Double, of whole: Double, among count: Double) -> Double {
    whole == 0 ? 1 / count : piece / whole
  }

  /// The start and length in a superview of length `total`.
  func place(in total: Double) -> (start: Double, length: Double) {
    let length = lengthFactor * total + lengthConstant
    return (startFactor * total + startOwnFactor * length + startConstant, length)
  }
}
