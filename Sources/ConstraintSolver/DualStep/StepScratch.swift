// SPDX-License-Identifier: MIT

/// The working memory of a dual step.
struct StepScratch: ~Copyable, Sendable {
  /// The shortest step found so far.
  var shortest = LevelVector()
  var candidate = LevelVector()
  /// The distance that the hand-overs of this step move each variable. Zero outside a step.
  var shift = Storage<Double>()
  /// Positions in the combination, as a heap. The row that leaves the basis first is on top.
  var candidates = Storage<Int32>()
  /// Active rows and loose variables whose duals left their intervals in a retraction.
  var suspects = Storage<UpstreamPass.Part>()
  var suspectRows = Storage<Int32>()
  /// Rows that are still to be retracted.
  var retracting = Storage<Int32>()
  /// Rows that have been retracted.
  var retracted = Storage<Int32>()
  /// The number of steps since the last change, to detect cycling.
  var count = 0
  var usesBlandsRule = false
  /// Whether the most violated required row is repaired first, and not the oldest. Set while
  /// required rows cannot conflict, or while the conflict is not reported.
  var ordersRequiredBySize = false
  /// Whether most of the rows are new, so that the current values are arbitrary.
  var isFromScratch = false
  /// Whether bounds are deferred.
  var defersBounds = false
  /// The number of steps after which Bland's rule is used. If nil, it depends on the number of
  /// rows.
  var blandsRuleLimit: Int?
  /// Whether rows may hand variables over to other rows within a step.
  var takesLongSteps = true
  /// The number of restarts in the current run.
  var restarts = 0
  static let maximumRestarts = 2
}
