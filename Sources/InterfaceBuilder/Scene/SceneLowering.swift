// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import UIKitComponents

/// Converts one scene's elements to items. A value is used for one call of ``SceneBuilder``.
struct SceneLowering: ~Copyable {
  let document: IBDocument
  let canvas: SceneCanvas
  let graph: ControllerGraph
  /// Reads the content of views.
  var reader: ViewReader

  var forest: LayoutForest
  var notes: [Diagnostic]
  var views: [SceneView] = []
  /// The scroll views that never adjust their content inset for bars.
  var unadjustedScrollViews: Set<ItemID> = []
  var scrollViewsAdjustedByNeed: Set<ItemID> = []
  /// The tables with prototype cells.
  var prototypes: [TablePrototypes] = []
  /// The ids and constraints of the current tree. Embedded controllers have separate scopes.
  var scope = Scope()
  /// The ids of the controllers around the current view, outermost first.
  var controllers: [String] = []
  /// The number of controllers embedded in the scene so far, at all levels.
  var embeddedCount = 0
  /// The parts that depend on the canvas size, apart from traits and the placement of the root
  /// view.
  var sized = SizedParts()
  var added = AddedItems()
  /// The constraints of each element, by its id. A controller that is embedded twice has two.
  var constraintIDs: [String: [ConstraintID]] = [:]
  /// The data collected for the app's code. `nil` for a picture of a scene, which also shows the
  /// run-time content of lists and containers.
  var instance: InstanceParts?

  /// The ids and constraints of one tree. Ids are unique in a file, but a controller can be
  /// embedded more than once, so several trees of a file can have the same ids.
  struct Scope {
    var items: [String: ItemID] = [:]
    var uninstalledIDs: Set<String> = []
    var constraints: [(element: IBElement, owner: ItemID)] = []
    /// The ids of top-level views that cells already show as accessories. A view has one superview,
    /// so it is used once and never inside itself.
    var accessories: Set<String> = []
    /// Whether the tree is the scene itself, so that its views are reported in
    /// ``BuiltScene/views``.
    var isScene = true
    /// The heights of the bars over the controller's view, for its top and bottom layout guides, in
    /// points. Nil for the safe area of the view.
    var barLengths: (top: Double?, bottom: Double?) = (nil, nil)
  }

  /// - Parameter freeSize: the size in the file of a scene that does not have its screen's size.
  init(
    document: IBDocument, options: SceneOptions, graph: ControllerGraph, freeSize: Size? = nil
  ) {
    self.document = document
    self.graph = graph
    notes = [graph.device.note].compactMap { $0 }
    canvas = SceneCanvas(
      document: document, on: graph.device, options: options, freeSize: freeSize)
    reader = ViewReader(document: document, options: options, canvas: canvas)
    forest = LayoutForest(environment: canvas.environment)
  }

  /// Continues from another lowering, for a canvas of another size with the same environment.
  init(resuming other: borrowing SceneLowering, on canvas: SceneCanvas) {
    self.init(resuming: other, on: canvas, in: other.forest.duplicate())
  }

  /// Continues from another lowering in a forest that has its items.
  init(
    resuming other: borrowing SceneLowering, on canvas: SceneCanvas,
    in forest: consuming LayoutForest
  ) {
    document = other.document
    graph = other.graph
    self.canvas = canvas
    reader = other.reader
    reader.canvas = canvas
    self.forest = forest
    notes = other.notes
    views = other.views
    unadjustedScrollViews = other.unadjustedScrollViews
    scrollViewsAdjustedByNeed = other.scrollViewsAdjustedByNeed
    prototypes = other.prototypes
    embeddedCount = other.embeddedCount
    sized = other.sized
    for table in sized.tables {
      if case .table(var content) = self.forest[table].content {
        content.screenWidth = canvas.screen.size.width
        self.forest[table].content = .table(content)
        self.forest.setNeedsLayout(table)
      }
    }
  }
}

/// The context that a view gets from its ancestors.
struct ViewSurroundings: Sendable {
  var parent: ItemID?
  /// The superview's element; `nil` for a root view.
  var superview: IBElement?
  /// Whether layout determines the superview's frame, so that its recorded frame is irrelevant.
  var isSuperviewPlacedByLayout = false
  /// Whether the superview is a stack view.
  var isArranged = false
  /// Whether the view is hidden in a stack view on the canvas of the file, where it keeps its
  /// frame.
  var isCollapsed = false
  /// The nearest ancestor table, for its cells.
  var table: IBElement?
  /// Whether that table places its cells. Otherwise they keep their frames from the file.
  var placesRows = false
  /// Whether a stack view is in the same cell, or in the same scene if there is no cell.
  var hasStack = false
}
