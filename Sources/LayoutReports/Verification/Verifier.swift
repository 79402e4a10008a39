// SPDX-License-Identifier: MIT

import AutoLayout
public import InterfaceBuilder

/// Compares the frames recorded in a document with the frames that the engine computes.
///
/// The verifier lays out the document's own canvas and compares the views whose frames Auto Layout
/// determines. It skips views whose frames are kept from the file, and hidden views in stack views,
/// whose recorded frames are stale.
public struct Verifier: Sendable {
  /// The source of content sizes: measured, or taken from the file to verify only the layout.
  public var contentSizes: SceneOptions.ContentSizes

  /// Whether measured labels have whole points where Interface Builder saves them so. Updates of
  /// saved frames need the sizes in pixels instead.
  public var roundsLabels: Bool

  /// The difference in points above which the verifier finds the cause; nil to find no causes.
  public var explainedTolerance: Double?

  public init(
    contentSizes: SceneOptions.ContentSizes = .measured, roundsLabels: Bool = false,
    explainedTolerance: Double? = nil
  ) {
    self.contentSizes = contentSizes
    self.roundsLabels = roundsLabels
    self.explainedTolerance = explainedTolerance
  }

  /// Verifies the scenes of `document`, or only those whose ids are in `ids`.
  ///
  /// Each id that the document does not contain gives a failure, after the scenes.
  public func verify(_ document: IBDocument, scenes ids: Set<String>? = nil) -> [SceneVerification]
  {
    var options = SceneOptions(contentSizes: contentSizes)
    options.roundsLabels = roundsLabels && contentSizes == .measured
    let builder = SceneBuilder(document, options: options)
    let scenes = document.scenes.filter { ids?.contains($0.id) ?? true }
    let missing = (ids ?? []).subtracting(scenes.map(\.id)).sorted()
    return scenes.map { verify($0, of: document, builder) }
      + missing.map {
        SceneVerification(file: document.file, scene: $0, failure: "no scene with this id")
      }
  }

  private func verify(
    _ scene: IBScene, of document: IBDocument, _ builder: SceneBuilder
  ) -> SceneVerification {
    var built = builder.build(scene)
    let snapshot = built.forest.layout(built.canvas)
    if let unplaced = UnplacedView(in: built, snapshot: snapshot, names: ViewNames(document)) {
      return SceneVerification(file: document.file, scene: scene.id, failure: unplaced.text)
    }
    var frames: [ItemID: Rect] = [:]
    for node in snapshot.nodes { frames[node.id] = node.frame }
    var items: [ItemID] = []
    var views = built.views.compactMap { view -> ViewVerification? in
      guard view.isPlacedByLayout, !view.isHiddenInStack, let recorded = view.recordedFrame,
        let computed = frames[view.item]
      else { return nil }
      items.append(view.item)
      return ViewVerification(
        id: view.id, element: view.element, line: view.line, frameLine: view.frameLine,
        recorded: recorded, computed: computed)
    }
    if let explainedTolerance {
      Self.explain(
        &views, items: items, in: &built, hasConflicts: !snapshot.conflicts.isEmpty,
        isMeasured: contentSizes == .measured,
        tolerance: explainedTolerance)
    }
    return SceneVerification(
      file: document.file, scene: scene.id, views: views,
      conflictCount: snapshot.conflicts.count, build: document.toolsVersion.build)
  }
}
