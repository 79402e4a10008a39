// SPDX-License-Identifier: MIT

package import LayoutCore

/// Builds one scene for many sizes of its canvas, each as ``SceneBuilder`` does.
///
/// What does not depend on the size is lowered once: a scene is settled on the canvas of the file for each
/// combination of traits that it meets, and moved from there.
///
/// Not for more than one thread at a time.
package final class SceneSeries {
  /// A lowering that others go on from.
  private final class Start {
    let lowering: SceneLowering
    let settled: SettledScene
    let circumstances: ScreenCircumstances?

    init(_ lowering: consuming SceneLowering, _ settled: SettledScene) {
      self.settled = settled
      circumstances = lowering.circumstances(of: settled)
      self.lowering = lowering
    }

    /// Whether a lowering for `canvas` would have come to the same so far.
    func serves(_ canvas: SceneCanvas) -> Bool {
      let own = lowering.canvas
      return canvas.environment == own.environment && canvas.device == own.device
        && canvas.orientation == own.orientation && canvas.isOwn == own.isOwn
    }
  }

  private let document: IBDocument
  private let scene: IBScene
  private let options: SceneOptions
  private let graph: ControllerGraph
  private let freeSize: Size?
  private var starts: [Start] = []

  /// - Parameter options: the circumstances; their size does not count.
  package init(_ document: IBDocument, scene: IBScene, options: SceneOptions) {
    var options = options
    options.placesAnew = true
    // Any size, for it is asked whether there is one.
    options.size = .zero
    let builder = SceneBuilder(document, options: options)
    (self.document, self.scene, self.options) = (document, scene, options)
    graph = builder.graph
    freeSize = builder.freeSize(of: scene)
  }

  /// The scene on a canvas of `size`.
  package func build(_ size: Size) -> BuiltScene {
    var options = options
    options.size = size
    var lowering = SceneLowering(
      document: document, options: options, graph: graph, freeSize: freeSize)
    if let start = start(for: lowering) {
      lowering = SceneLowering(resuming: start.lowering, on: lowering.canvas)
      let screen = lowering.place(start.settled)
      return lowering.finish(screen)
    }
    let settled = lowering.settle(scene)
    if !lowering.hasSizedParts {
      if starts.count == 8 { starts.removeFirst() }
      starts.append(
        Start(SceneLowering(resuming: lowering, on: lowering.canvas), settled))
    }
    let screen = lowering.place(settled)
    return lowering.finish(screen)
  }

  private func start(for lowering: borrowing SceneLowering) -> Start? {
    let canvas = lowering.canvas
    for start in starts where start.serves(canvas) {
      if lowering.circumstances(of: start.settled) == start.circumstances { return start }
    }
    return nil
  }
}

extension SceneLowering {
  /// What the canvas has a part in while a scene settles, other than its traits.
  fileprivate func circumstances(of settled: SettledScene) -> ScreenCircumstances? {
    if case .screen(let screen) = settled { circumstances(of: screen) } else { nil }
  }
}
