// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// A scene as a function of the size of its canvas.
public struct SceneSizes: Sendable {
  public var document: IBDocument { builder.document }
  public let scene: IBScene
  public let options: SceneOptions
  private let builder: SceneBuilder

  /// - Parameter options: the circumstances; their size does not count.
  public init(_ document: IBDocument, scene: IBScene, options: SceneOptions) {
    self.init(SceneBuilder(document), scene: scene, options: options)
  }

  /// For many scenes of a document, whose controllers are looked through once.
  package init(_ builder: SceneBuilder, scene: IBScene, options: SceneOptions) {
    self.builder = builder
    self.scene = scene
    self.options = options
  }

  /// The size that the scene has on its own.
  public var ownSize: Size {
    var built = build(nil)
    return built.forest.layout(built.canvas).size
  }

  /// The scene built for a canvas of `size`.
  func build(_ size: Size?) -> BuiltScene {
    var options = options
    options.size = size
    options.placesAnew = size != nil
    return SceneBuilder(builder, options: options).build(scene)
  }

  /// Builds the scene for canvases of many sizes, as ``build(_:)`` does for one.
  package func series() -> SceneSeries { SceneSeries(builder, scene: scene, options: options) }

  /// A layout of the scene as built for a size, which no other layout has an influence on.
  ///
  /// - Parameters:
  ///   - axis: the axis along which sizes are compared; nil for both.
  ///   - series: builds the scene; nil builds everything anew.
  func layout(
    at size: Size, along axis: Axis?, texts: LineBreaks, series: SceneSeries? = nil
  ) -> TracedLayout { sample(at: size, along: axis, texts: texts, series: series).layout }

  /// A layout as ``layout(at:along:texts:series:)`` finds it, of which more can be asked.
  func sample(
    at size: Size, along axis: Axis?, texts: LineBreaks, series: SceneSeries?
  ) -> PieceSample {
    let scene = TracedScene(series?.build(size) ?? build(size))
    return PieceSample(scene.trace(size, along: axis, texts: texts), facts: scene.facts)
  }

  /// What a layout at a size shows, and what the solver says of it.
  func facts(at size: Size, along axis: Axis, _ series: SceneSeries?) -> PieceFacts {
    var built = series?.build(size) ?? build(size)
    return PieceFacts(layingOut: &built, along: axis)
  }
}
