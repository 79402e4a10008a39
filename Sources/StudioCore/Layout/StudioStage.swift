// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutRendering
import LayoutReports

/// A scene under some conditions, laid out at one size at a time.
///
/// It must not be used by several threads at the same time.
final class StudioStage {
  private(set) var scene: IBScene
  let options: SceneOptions
  let texts: PseudoLanguage?
  private(set) var sizes: SceneSizes
  let series: SceneSeries
  /// The size of the scene in the file or of the device.
  private(set) lazy var ownSize = sizes.ownSize
  private var last: StudioLayout?
  /// Whether the last request read rows.
  private var hasReadRows = false
  /// The texts of the last picture.
  let lines = TextLines()
  /// The views of the last layout.
  var tree = StudioTree()

  /// - Parameter conditions: the conditions; their size is ignored.
  init(_ document: IBDocument, _ scene: IBScene, _ conditions: StudioConditions) {
    let document = conditions.texts.map { document.mappingTexts($0.transform) } ?? document
    let scene = document.scene(scene.id) ?? scene
    self.scene = scene
    (options, texts) = (conditions.options, conditions.texts)
    sizes = SceneSizes(document, scene: scene, options: options)
    series = sizes.series()
  }

  /// Changes the constant of a constraint without building the scene again.
  ///
  /// - Parameter document: the document with the change.
  /// - Returns: false if the stage cannot be used any longer.
  func setConstant(_ constant: Double, of id: String, in document: IBDocument) -> Bool {
    let document = texts.map { document.mappingTexts($0.transform) } ?? document
    guard series.setConstant(constant, of: id), let scene = document.scene(scene.id) else {
      return false
    }
    self.scene = scene
    sizes = SceneSizes(document, scene: scene, options: options)
    last = nil
    return true
  }

  /// The layout at a size.
  ///
  /// - Parameter needsRows: whether the caller reads rows as well as frames. Otherwise the last
  ///   layout may be moved to the size. It then has the frames of a new layout, but possibly other
  ///   rows that determine them.
  func layout(at size: Size?, needsRows: Bool = true) throws(StudioError) -> StudioLayout {
    let size = size ?? ownSize
    // While a drag reads rows at each size, nothing is moved.
    let mayMove = !needsRows && !hasReadRows
    hasReadRows = needsRows
    if let last, last.size == size, !needsRows || !last.isMoved { return last }
    let moved = mayMove ? last : nil
    last = nil
    let layout =
      moved.flatMap { $0.move(to: size, in: series) ? $0 : nil }
      ?? StudioLayout(series.build(size), at: size)
    guard
      layout.snapshot.nodes.allSatisfy({ $0.frame.isFinite && $0.absoluteFrame.isFinite })
    else { throw StudioError("the frame of a view is not finite") }
    last = layout
    return layout
  }
}

/// A scene laid out at one size.
final class StudioLayout {
  var built: BuiltScene
  private(set) var snapshot: LayoutSnapshot
  /// The size of the canvas.
  private(set) var size: Size
  /// Whether this was the layout at another size before.
  private(set) var isMoved = false

  init(_ built: consuming BuiltScene, at size: Size) {
    self.built = built
    self.size = size
    snapshot = self.built.forest.layout(self.built.canvas)
  }

  /// Lays the scene out at another size.
  ///
  /// - Returns: false if the frames may not be those of a new layout.
  func move(to size: Size, in series: SceneSeries) -> Bool {
    guard !built.forest.mayDependOnHistory(built.canvas), series.move(&built, to: size) else {
      return false
    }
    snapshot = built.forest.layout(built.canvas)
    (self.size, isMoved) = (size, true)
    return !built.forest.mayDependOnHistory(built.canvas)
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
