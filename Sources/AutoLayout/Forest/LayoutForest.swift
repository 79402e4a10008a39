// SPDX-License-Identifier: MIT

/// Trees of items and the constraints between them: the one value that layout works on.
///
/// Items and constraints keep their slots for life and have ids that are never reused. Stale ids are harmless:
/// reading through one gives a plain item, writing does nothing. Every root (an item without a
/// parent) is laid out on its own and gets a solver at its first layout.
public struct LayoutForest: ~Copyable {
  /// The environment of all trees. A change invalidates every root.
  public var environment: Environment {
    didSet {
      // No layout depends on colours.
      var former = oldValue
      if environment.platform != former.platform {
        screenMargins = marginsByPlatform(environment.platform)
      }
      former.colorAppearance = environment.colorAppearance
      if environment != former { invalidateAllRoots() }
    }
  }

  /// The margins that depend on the width of a view, in the environment's release.
  package private(set) var screenMargins: ScreenMargins
  let marginsByPlatform: @Sendable (PlatformVersion) -> ScreenMargins
  /// Whether a root ever had a grid of its own.
  var hasOwnPixels = false
  /// Whether there ever was a guide of a keyboard.
  var hasKeyboardGuides = false
  package var items: [ItemSlot] = []
  /// The generation of each slot, with which ids are told from stale ones: apart from the items, because every
  /// question asks for it.
  var generations: [UInt32] = []
  /// What a pass has yet to do for each item and below it, by its slot: apart from the items, because a
  /// pass looks at the marks of many to find a few.
  var marks: [PassMarks] = []
  /// What is known of the frames of each item and its children, by its slot.
  var displacements: [Displacement] = []
  /// What is known of the size of each item's content, by its slot.
  var measures: [ContentMeasures] = []
  package var freeItems: [Int32] = []
  package var constraints: [ConstraintSlot] = []
  package var freeConstraints: [Int32] = []
  /// Counts activations; ties are broken in their order.
  package var activations: UInt64 = 0
  /// Notes the decisions of the layout under way; nil where nobody asked for them.
  var decisions: DecisionTrace?
  /// Counts the times that changes were entered into an engine.
  var refreshes: UInt64 = 0

  /// Counts the solutions that changed conflicts.
  var conflictChanges: UInt64 = 0
  /// Counts changes on which a layout may depend.
  var changes: UInt64 = 1
  var fittings = FittingAnswers()
  var spareEngine = SpareEngine()
  /// The work done so far.
  public internal(set) var work = LayoutWork()

  /// - Parameter screenMargins: the margins that depend on the width of a view, by release.
  public init(
    environment: Environment,
    screenMargins: @escaping @Sendable (PlatformVersion) -> ScreenMargins
  ) {
    self.environment = environment
    marginsByPlatform = screenMargins
    self.screenMargins = screenMargins(environment.platform)
  }
}
