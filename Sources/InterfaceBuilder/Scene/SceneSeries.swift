// SPDX-License-Identifier: MIT

package import AutoLayout

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
    let outcome: SizedParts.Outcome

    init(_ lowering: consuming SceneLowering, _ settled: SettledScene) {
      self.settled = settled
      circumstances = lowering.circumstances(of: settled)
      outcome = lowering.outcome(on: lowering.canvas)
      self.lowering = lowering
    }

    /// Whether another lowering of the scene would have come to the same so far.
    func serves(_ other: borrowing SceneLowering) -> Bool {
      let (own, canvas) = (lowering.canvas, other.canvas)
      return canvas.environment == own.environment && canvas.device == own.device
        && canvas.orientation == own.orientation && canvas.isOwn == own.isOwn
        && other.circumstances(of: settled) == circumstances
        && lowering.outcome(on: canvas) == outcome
    }
  }

  private let document: IBDocument
  private let scene: IBScene
  private let options: SceneOptions
  private let graph: ControllerGraph
  private let freeSize: Size?
  private var starts: [Start] = []
  /// The release that the scene is laid out as.
  package let platform: PlatformVersion

  /// - Parameters:
  ///   - other: what builds the document in any circumstances.
  ///   - options: the circumstances; their size does not count.
  package init(_ other: SceneBuilder, scene: IBScene, options: SceneOptions) {
    var options = options
    options.placesAnew = true
    // Any size, for it is asked whether there is one.
    options.size = .zero
    let builder = SceneBuilder(other, options: options)
    (self.document, self.scene, self.options) = (builder.document, scene, options)
    graph = builder.graph
    freeSize = builder.freeSize(of: scene)
    platform =
      SceneLowering(document: builder.document, options: options, graph: graph).canvas.environment
      .platform
  }

  /// The scene on a canvas of `size`.
  package func build(_ size: Size) -> BuiltScene {
    let start = start(for: size)
    var lowering = SceneLowering(resuming: start.lowering, on: lowering(on: size).canvas)
    let screen = lowering.place(start.settled)
    return lowering.finish(screen)
  }

  /// The lengths at which what a layout starts from changes, apart from lengths, ascending.
  ///
  /// Between two lengths that start alike nothing is looked for but at the candidates.
  ///
  /// - Parameters:
  ///   - candidates: lengths at which changes are likely; others are found by halving.
  ///   - size: the canvas of a length.
  package func changes(
    in lengths: ClosedRange<Double>, candidates: [Double], size: (Double) -> Size
  ) -> [Double] {
    /// How closely a change is told.
    let resolution = 0x1p-15
    var changes: [Double] = []
    func look(from start: Double, to end: Double) {
      var (low, high) = (start, end)
      while low < end, !startsAlike(size(low), size(end)) {
        while high - low > resolution {
          let middle = (low + high) / 2
          if startsAlike(size(low), size(middle)) { low = middle } else { high = middle }
        }
        changes.append(high)
        (low, high) = (high, end)
      }
    }
    var position = lengths.lowerBound
    for candidate in candidates.sorted() {
      let (before, behind) = (candidate - resolution, candidate + resolution)
      guard position < before, behind < lengths.upperBound else { continue }
      look(from: position, to: before)
      if !startsAlike(size(before), size(behind)) { changes.append(candidate) }
      position = behind
    }
    look(from: position, to: lengths.upperBound)
    return changes
  }

  /// Whether layouts on two canvases go on from the same start.
  private func startsAlike(_ one: Size, _ other: Size) -> Bool {
    start(for: one).serves(lowering(on: other))
  }

  private func lowering(on size: Size) -> SceneLowering {
    var options = options
    options.size = size
    return SceneLowering(document: document, options: options, graph: graph, freeSize: freeSize)
  }

  /// The start of a layout at a size.
  private func start(for size: Size) -> Start {
    var lowering = lowering(on: size)
    if let start = starts.first(where: { $0.serves(lowering) }) { return start }
    let settled = lowering.settle(scene)
    if starts.count == 8 { starts.removeFirst() }
    let start = Start(lowering, settled)
    starts.append(start)
    return start
  }
}

extension SceneLowering {
  /// What the canvas has a part in while a scene settles, other than its traits.
  fileprivate func circumstances(of settled: SettledScene) -> ScreenCircumstances? {
    if case .screen(let screen) = settled { circumstances(of: screen) } else { nil }
  }
}
