// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import UIKitComponents

/// The work of turning one scene's elements into items; lives for one call of ``SceneBuilder``.
struct SceneLowering: ~Copyable {
  let document: IBDocument
  let canvas: SceneCanvas
  let graph: ControllerGraph
  /// Reads what views show.
  var reader: ViewReader

  var forest: LayoutForest
  var notes: [Diagnostic]
  var views: [SceneView] = []
  /// The scroll views whose content starts at their edge, whatever lies over it.
  var unadjustedScrollViews: Set<ItemID> = []
  var scrollViewsAdjustedByNeed: Set<ItemID> = []
  /// The tables with patterns for rows.
  var prototypes: [TablePrototypes] = []
  /// What the tree being lowered has seen so far. Embedded controllers get one of their own.
  var scope = Scope()
  /// The controllers around the view being lowered, outermost first.
  var controllers: [String] = []
  /// How many controllers have been embedded in the scene, however deep.
  var embeddedCount = 0
  /// What follows from the size of the canvas apart from traits and the place of the root.
  var sized = SizedParts()
  /// What is collected where code of the app is to stand behind the views; `nil` for a picture of a
  /// scene, which shows what lists and containers hold at run time as well.
  var instance: InstanceParts?

  /// Ids and constraints of one tree. Ids are unique in a file, not among the trees made of it: a
  /// controller may be embedded more than once.
  struct Scope {
    var items: [String: ItemID] = [:]
    var uninstalledIDs: Set<String> = []
    var constraints: [(element: IBElement, owner: ItemID)] = []
    /// The views from beside the controller that cells show: each stands in one place, as a view has
    /// one superview, and none in itself.
    var accessories: Set<String> = []
    /// Whether the tree is the scene itself, whose views are reported.
    var isScene = true
    /// How far bars reach into the controller's view, for its top and bottom guides, in points.
    var barLengths: (top: Double, bottom: Double) = (0, 0)
  }

  /// - Parameter freeSize: the size in the file of a scene that is not as large as its screen.
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

  /// Goes on where another left off, for a canvas of another size with the same environment.
  init(resuming other: borrowing SceneLowering, on canvas: SceneCanvas) {
    document = other.document
    graph = other.graph
    self.canvas = canvas
    reader = other.reader
    reader.canvas = canvas
    forest = other.forest.duplicate()
    notes = other.notes
    views = other.views
    unadjustedScrollViews = other.unadjustedScrollViews
    scrollViewsAdjustedByNeed = other.scrollViewsAdjustedByNeed
    prototypes = other.prototypes
    embeddedCount = other.embeddedCount
    sized = other.sized
    for table in sized.tables {
      if case .table(var content) = forest[table].content {
        content.screenWidth = canvas.screen.size.width
        forest[table].content = .table(content)
        forest.setNeedsLayout(table)
      }
    }
  }
}

/// What a view inherits from where it stands.
struct ViewSurroundings: Sendable {
  var parent: ItemID?
  /// The superview's element; `nil` at a root.
  var superview: IBElement?
  /// Whether layout decides the superview's frame, so that the recorded one says nothing.
  var isSuperviewPlacedByLayout = false
  /// Whether the superview is a stack view.
  var isArranged = false
  /// The nearest table above, for its cells.
  var table: IBElement?
  /// Whether that table places its cells, instead of leaving them where the file has them.
  var placesRows = false
}
