// SPDX-License-Identifier: MIT

package import AutoLayout
import UIKitComponents

/// Builds one scene for many canvas sizes, with the same results as ``SceneBuilder``.
///
/// Everything that does not depend on the size is lowered once. For each combination of traits, the
/// scene is laid out once on the canvas of the file and then moved to each size.
///
/// Not safe for use from several threads at once.
package final class SceneSeries {
  /// Identifies a start, and how often its constants have changed.
  struct StartID: Equatable, Sendable {
    fileprivate var number: Int
    fileprivate var changes = 0
  }

  /// A lowering from which others continue.
  private final class Start {
    private(set) var id: StartID
    private(set) var lowering: SceneLowering
    let settled: LoweredScene
    let visibleBars: VisibleBars?
    let outcome: SizedParts.Outcome
    /// Whether a constant changed since the layout on the canvas of the file.
    private var isChanged = false

    init(_ number: Int, _ lowering: consuming SceneLowering, _ settled: LoweredScene) {
      id = StartID(number: number)
      self.settled = settled
      visibleBars = lowering.visibleBars(of: settled)
      outcome = lowering.outcome(on: lowering.canvas)
      self.lowering = lowering
    }

    /// Changes the constant of a constraint. ``layOutAgain()`` must follow before a layout.
    ///
    /// - Returns: false if the scene must be built again.
    func setConstant(_ constant: Double, of id: String) -> Bool {
      guard case .screen = settled, let constraints = lowering.constraintIDs[id] else {
        return false
      }
      for constraint in constraints {
        do throws(ConstraintError) {
          try lowering.forest.setConstant(constant, of: constraint)
        } catch {
          return false
        }
      }
      isChanged = true
      self.id.changes += 1
      return true
    }

    /// Lays the scene out on the canvas of the file again if a constant has changed.
    func layOutAgain() {
      guard isChanged, case .screen(let screen) = settled else { return }
      isChanged = false
      if !lowering.canvas.isOwn { lowering.layOutOnOwnCanvas(screen.screen) }
    }

    /// Whether another lowering of the scene would have the same state at this point.
    func serves(_ other: borrowing SceneLowering) -> Bool {
      let (own, canvas) = (lowering.canvas, other.canvas)
      return canvas.environment == own.environment && canvas.device == own.device
        && canvas.orientation == own.orientation && canvas.isOwn == own.isOwn
        && other.visibleBars(of: settled) == visibleBars
        && lowering.outcome(on: canvas) == outcome
    }
  }

  private let document: IBDocument
  private let scene: IBScene
  private let options: SceneOptions
  private let graph: ControllerGraph
  private let freeSize: Size?
  private var starts: [Start] = []
  /// The number of starts so far.
  private var startCount = 0
  /// The iOS release for which the scene is laid out.
  package let platform: PlatformVersion

  /// - Parameters:
  ///   - other: a builder for the document, with any options.
  ///   - options: the options. Their size is ignored.
  package init(_ other: SceneBuilder, scene: IBScene, options: SceneOptions) {
    var options = options
    options.ignoresSavedFrames = true
    // Any size will do: `freeSize(of:)` only checks whether there is a size.
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
    start.layOutAgain()
    var lowering = SceneLowering(resuming: start.lowering, on: lowering(on: size).canvas)
    let screen = lowering.place(start.settled)
    var scene = lowering.finish(screen)
    scene.start = start.id
    return scene
  }

  /// Moves a scene that ``build(_:)`` of this series made to another size. The next layout solves
  /// only the differences. It has the frames of a new scene if
  /// `mayDependOnHistory(_:)` is false before the move and after that layout.
  ///
  /// Scenes with tables are not moved, because rows without constraints keep their heights.
  ///
  /// - Returns: false if a new scene must be built. The layout of the old one is then undefined.
  package func move(_ scene: inout BuiltScene, to size: Size) -> Bool {
    let start = start(for: size)
    guard scene.start == start.id, start.lowering.sized.tables.isEmpty else { return false }
    var forest = LayoutForest(environment: scene.forest.environment)
    swap(&forest, &scene.forest)
    var lowering = SceneLowering(
      resuming: start.lowering, on: lowering(on: size).canvas, in: forest)
    lowering.added = scene.added
    lowering.added.beginNextSize()
    _ = lowering.place(start.settled)
    scene.added = lowering.added
    swap(&lowering.forest, &scene.forest)
    return scene.added.areKept
  }

  /// Changes the constant of a constraint. The layouts are those of a file with this constant, but if
  /// a layout is ambiguous, it may be another one of the solutions.
  ///
  /// - Returns: false if the series cannot be used any longer.
  package func setConstant(_ constant: Double, of id: String) -> Bool {
    starts.allSatisfy { $0.setConstant(constant, of: id) }
  }

  /// The lengths at which the start of a layout changes in anything other than lengths, ascending.
  ///
  /// Between two lengths with the same start, only the candidates are checked.
  ///
  /// - Parameters:
  ///   - candidates: lengths at which changes are likely. Other changes are found by bisection.
  ///   - size: the canvas size for a length.
  package func changes(
    in lengths: ClosedRange<Double>, candidates: [Double], size: (Double) -> Size
  ) -> [Double] {
    /// The precision of the result, in points.
    let resolution = 0x1p-15
    var changes: [Double] = []
    func look(from start: Double, to end: Double) {
      var (low, high) = (start, end)
      while low < end, !hasSameStart(size(low), size(end)) {
        while high - low > resolution {
          let middle = (low + high) / 2
          if hasSameStart(size(low), size(middle)) { low = middle } else { high = middle }
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
      if !hasSameStart(size(before), size(behind)) { changes.append(candidate) }
      position = behind
    }
    look(from: position, to: lengths.upperBound)
    return changes
  }

  /// Whether layouts on two canvases continue from the same start.
  private func hasSameStart(_ one: Size, _ other: Size) -> Bool {
    start(for: one).serves(lowering(on: other))
  }

  private func lowering(on size: Size) -> SceneLowering {
    var options = options
    options.size = size
    return SceneLowering(document: document, options: options, graph: graph, freeSize: freeSize)
  }

  /// The start for layouts at a size, cached.
  private func start(for size: Size) -> Start {
    var lowering = lowering(on: size)
    if let start = starts.first(where: { $0.serves(lowering) }) { return start }
    let settled = lowering.lowerAndLayOut(scene)
    if starts.count == 8 { starts.removeFirst() }
    startCount += 1
    let start = Start(startCount, lowering, settled)
    starts.append(start)
    return start
  }
}

extension SceneLowering {
  /// The properties of this canvas, other than traits, that affect how the scene is lowered.
  fileprivate func visibleBars(of settled: LoweredScene) -> VisibleBars? {
    if case .screen(let screen) = settled { visibleBars(of: screen) } else { nil }
  }
}
