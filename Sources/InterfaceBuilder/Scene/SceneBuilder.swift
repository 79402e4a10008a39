// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics

/// Builds item trees from the scenes of a document.
///
/// It derives missing data as Interface Builder does. Safe areas and layout guides follow from the
/// device and bars, and bars follow from the segues that lead to a controller. It also derives
/// margins and the frames of content views in cells, effect views and containers.
public struct SceneBuilder: Sendable {
  public let document: IBDocument
  public let options: SceneOptions
  let graph: ControllerGraph

  /// The identifier of the constraints that keep the size of a root view without an autoresizing
  /// mask on the canvas.
  package static let canvasSizeIdentifier = "plumb-canvas-size"

  public init(_ document: IBDocument, options: SceneOptions = SceneOptions()) {
    self.document = document
    self.options = options
    graph = ControllerGraph(document: document)
  }

  /// A builder for the same document with other options. Reuses the controller graph.
  package init(_ other: SceneBuilder, options: SceneOptions) {
    document = other.document
    self.options = options
    graph = other.graph
  }

  /// Builds `scene`, which must belong to the document.
  ///
  /// This never fails. Content that cannot be used as it is becomes a note.
  ///
  /// - Complexity: linear in the number of elements, including those of embedded controllers.
  public func build(_ scene: IBScene) -> BuiltScene {
    var lowering = SceneLowering(
      document: document, options: options, graph: graph, freeSize: freeSize(of: scene))
    let settled = lowering.lowerAndLayOut(scene)
    let screen = lowering.place(settled)
    return lowering.finish(screen)
  }
}

/// A scene on the canvas of the file. From there it is moved to other canvases.
enum LoweredScene: Sendable {
  case screen(LoweredScreen)
  case view(LoweredStandaloneView)
}

extension SceneBuilder {
  /// The size in the file of a scene that does not have its screen's size. Nil if it has the
  /// screen's size or if the options have no size.
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
  /// Lowers a scene and lays it out on the canvas of the file.
  mutating func lowerAndLayOut(_ scene: IBScene) -> LoweredScene {
    if let controller = scene.controller { return .screen(lowerScreen(of: controller)) }
    return .view(
      lowerStandaloneView(scene.rootView ?? IBElement(name: "view", line: scene.line)))
  }

  /// Moves a settled scene to the canvas of this lowering.
  mutating func place(_ settled: LoweredScene) -> SceneScreen {
    switch settled {
    case .screen(let screen): place(screen)
    case .view(let view): place(view)
    }
  }

  /// Returns the built scene.
  consuming func finish(_ screen: SceneScreen) -> BuiltScene {
    var scene = BuiltScene(
      forest: forest, device: canvas.device, orientation: canvas.orientation,
      canvas: screen.canvas, rootView: screen.root, views: views,
      unadjustedScrollViews: unadjustedScrollViews,
      scrollViewsAdjustedByNeed: scrollViewsAdjustedByNeed, prototypes: prototypes,
      notes: notes.sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) })
    scene.added = added
    return scene
  }
}
