// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// A scene as a function of the size of its canvas.
public struct SceneSizes: Sendable {
  public var document: IBDocument { builder.document }
  public let scene: IBScene
  public let options: SceneOptions
  private let builder: SceneBuilder

  /// `options` are the options for building the scene; their size is ignored.
  public init(_ document: IBDocument, scene: IBScene, options: SceneOptions) {
    self.init(SceneBuilder(document), scene: scene, options: options)
  }

  /// Creates one of many scenes of a document. They share the builder's index of controllers.
  package init(_ builder: SceneBuilder, scene: IBScene, options: SceneOptions) {
    self.builder = builder
    self.scene = scene
    self.options = options
  }

  /// The size of the scene in the file.
  public var ownSize: Size {
    var built = build(nil)
    return built.forest.layout(built.canvas).size
  }

  /// Builds the scene for a canvas of `size`.
  func build(_ size: Size?) -> BuiltScene {
    var options = options
    options.size = size
    options.ignoresSavedFrames = size != nil
    return SceneBuilder(builder, options: options).build(scene)
  }

  /// Builds the scene for canvases of many sizes, with the same results as ``build(_:)``.
  package func series() -> SceneSeries { SceneSeries(builder, scene: scene, options: options) }

  /// Lays out the scene at a size, independently of any other layout.
  ///
  /// - Parameters:
  ///   - axis: the axis along which sizes are compared; nil for both.
  ///   - series: builds the scene; nil builds it from scratch.
  func layout(
    at size: Size, along axis: Axis?, texts: LineBreaks, series: SceneSeries? = nil
  ) -> TracedLayout { sample(at: size, along: axis, texts: texts, series: series).layout }

  /// The layout of ``layout(at:along:texts:series:)``, with access to its facts.
  func sample(
    at size: Size, along axis: Axis?, texts: LineBreaks, series: SceneSeries?
  ) -> PieceSample {
    let scene = TracedScene(series?.build(size) ?? build(size))
    return PieceSample(scene.trace(size, along: axis, texts: texts), facts: scene.facts)
  }

  /// The facts of a layout at a size.
  func facts(at size: Size, along axis: Axis, _ series: SceneSeries?) -> PieceFacts {
    var built = series?.build(size) ?? build(size)
    return PieceFacts(layingOut: &built, along: axis)
  }
}
