// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics

/// Turns the scenes of a document into trees of items.
///
/// What the file does not hold is derived as Interface Builder derives it: safe areas and layout
/// guides from device and bars, bars from the segues that lead to a controller, margins, the frames
/// of contents of cells, of effect views and of containers.
public struct SceneBuilder: Sendable {
  public let document: IBDocument
  public let options: SceneOptions
  let graph: ControllerGraph

  public init(_ document: IBDocument, options: SceneOptions = SceneOptions()) {
    self.document = document
    self.options = options
    graph = ControllerGraph(document: document)
  }

  /// The same document in other circumstances; its controllers are not looked through again.
  package init(_ other: SceneBuilder, options: SceneOptions) {
    document = other.document
    self.options = options
    graph = other.graph
  }

  /// Builds `scene`, which must be one of the document's.
  ///
  /// Nothing in a document makes this fail: what cannot be taken as it stands becomes a note.
  ///
  /// - Complexity: linear in the number of elements, those of embedded controllers included.
  public func build(_ scene: IBScene) -> BuiltScene {
    var lowering = SceneLowering(
      document: document, options: options, graph: graph, freeSize: freeSize(of: scene))
    let settled = lowering.settle(scene)
    let screen = lowering.place(settled)
    return lowering.finish(screen)
  }
}

/// A scene as it stands on the canvas of the file, from where it is moved to any other.
enum SettledScene: Sendable {
  case screen(SettledScreen)
  case view(SettledView)
}

extension SceneBuilder {
  /// The size of a scene that is not as large as its screen; nil where the file asks for none.
  func freeSize(of scene: IBScene) -> Size? {
    guard options.size != nil else { return nil }
    var options = options
    options.size = nil
    let lowering = SceneLowering(document: document, options: options, graph: graph)
    let placement =
      if let controller = scene.controller {
        lowering.ownPlacement(of: graph.leaf(of: controller))
      } else {
        lowering.standalonePlacement(
          of: scene.rootView ?? IBElement(name: "view"), isOwn: true)
      }
    return placement.isFree ? placement.canvas : nil
  }
}

extension SceneLowering {
  /// Lowers a scene, and settles it on the canvas of the file.
  mutating func settle(_ scene: IBScene) -> SettledScene {
    if let controller = scene.controller { return .screen(settleScreen(of: controller)) }
    return .view(
      settleStandalone(scene.rootView ?? IBElement(name: "view", line: scene.line)))
  }

  /// Moves a settled scene to its canvas.
  mutating func place(_ settled: SettledScene) -> SceneScreen {
    switch settled {
    case .screen(let screen): place(screen)
    case .view(let view): place(view)
    }
  }

  /// Hands over what was built.
  consuming func finish(_ screen: SceneScreen) -> BuiltScene {
    BuiltScene(
      forest: forest, device: canvas.device, orientation: canvas.orientation,
      canvas: screen.canvas, rootView: screen.root, views: views,
      unadjustedScrollViews: unadjustedScrollViews,
      scrollViewsAdjustedByNeed: scrollViewsAdjustedByNeed, prototypes: prototypes,
      notes: notes.sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) })
  }
}
