// SPDX-License-Identifier: MIT

/// The working memory of a dual step.
struct StepScratch: ~Copyable, Sendable {
  /// The shortest step found so far.
  var shortest = LevelVector()
  var candidate = LevelVector()
  /// By how much the hand-overs of this step move a variable. Zero outside a step.
  var shift = Storage<Double>()
  /// Positions in the combination, as a heap: the row that gives way first on top.
  var candidates = Storage<Int32>()
  /// Active rows, and loose variables, whose duals left their intervals in a retraction.
  var suspects = Storage<UpstreamPass.Part>()
  var suspectRows = Storage<Int32>()
  /// Rows to be retracted.
  var retracting = Storage<Int32>()
  /// Rows that were retracted.
  var retracted = Storage<Int32>()
  /// Steps since the last change, to detect cycling.
  var count = 0
  var usesBlandsRule = false
  /// Whether the most violated required row is mended first, and not the oldest: where none can be in
  /// conflict, or nobody asks which.
  var ordersRequiredBySize = false
  /// Whether most of the rows are new, so that the values mean little yet.
  var isFromScratch = false
  /// After how many steps Bland's rule is used; a matter of the number of rows, if not given.
  var patience: Int?
  /// Whether rows may hand variables over to others within a step.
  var takesLongSteps = true
  /// How often the solver started over since it was last done.
  var restarts = 0
  static let maximumRestarts = 2
}
