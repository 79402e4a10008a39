// SPDX-License-Identifier: MIT

/// Trees of items, and the constraints between them. All layout operates on this value.
///
/// Items and constraints keep their slots for life and have ids that are never reused. Stale ids
/// are harmless: reading one gives a default item, and writing to one does nothing. Every root (an
/// item without a parent) is laid out separately and gets a solver at its first layout.
public struct LayoutForest: ~Copyable {
  /// The environment of all trees. A change invalidates every root.
  public var environment: Environment {
    didSet {
      // Layout does not depend on colours.
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
  /// Whether any item has ever had its own pixel grid.
  var hasOwnPixels = false
  /// Whether there has ever been a keyboard layout guide.
  var hasKeyboardGuides = false
  package var items: [ItemSlot] = []
  /// The generation of each slot, which makes stale ids recognisable. It is stored apart from the
  /// items, because every access reads it.
  var generations: [UInt32] = []
  /// The pending work of a pass for each item and its descendants, by slot. It is stored apart from
  /// the items, because a pass reads the marks of many items to find a few.
  var marks: [PassMarks] = []
  /// The frames of each item and its children that may be out of date, by slot.
  var displacements: [Displacement] = []
  /// The measured sizes of each item's content, by slot.
  var measures: [ContentMeasures] = []
  package var freeItems: [Int32] = []
  package var constraints: [ConstraintSlot] = []
  package var freeConstraints: [Int32] = []
  /// The number of activations so far. Ties between constraints are broken in activation order.
  package var activations: UInt64 = 0
  /// The recorder of decisions for the layout in progress; nil if they are not recorded.
  var decisions: DecisionTrace?
  /// The number of times that changes were entered into an engine.
  var refreshes: UInt64 = 0

  /// The number of solutions that changed conflicts.
  var conflictChanges: UInt64 = 0
  /// The number of changes that a layout may depend on.
  var changes: UInt64 = 1
  var fittings = FittingCache()
  var insetPath = InsetPath()
  var reusableEngine = ReusableEngine()
  public internal(set) var work = LayoutWork()

  /// `screenMargins` gives the margins that depend on the width of a view, by release.
  public init(
    environment: Environment,
    screenMargins: @escaping @Sendable (PlatformVersion) -> ScreenMargins
  ) {
    self.environment = environment
    marginsByPlatform = screenMargins
    self.screenMargins = screenMargins(environment.platform)
  }
}
