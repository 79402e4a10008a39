// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering

extension StudioSession {
  /// Lays out a scene and draws it.
  mutating func layout(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let (document, layout) = try laidOut(request)
    var options = RenderingOptions(title: document.stage?.scene.title ?? "")
    options.showsGuides = try request.flag("guides")
    options.showsOutlines = try request.flag("outlines")
    let snapshot = layout.snapshot
    return StudioAnswer(
      [
        "scene": (document.stage?.scene.id).map { .string($0) },
        "size": .size(snapshot.size),
        "conflicts": .int(snapshot.conflicts.count),
        "views": StudioTree.json(layout, document.names),
      ],
      picture: SVGRenderer().renderBytes(snapshot.displayList(options)))
  }

  /// The layout that a request asks for. The last one of each document is kept.
  mutating func laidOut(
    _ request: StudioRequest
  ) throws(StudioError) -> (StudioDocument, StudioLayout) {
    let (id, document) = try stage(request)
    guard let stage = document.stage else { throw StudioError("no document \(id)") }
    return (document, try stage.layout(at: try StudioConditions(request).size))
  }

  /// The document of a request with the scene that the request asks for.
  mutating func stage(
    _ request: StudioRequest
  ) throws(StudioError) -> (id: Int, StudioDocument) {
    var (id, document) = try document(request)
    let conditions = try StudioConditions(request)
    let name = request.json["scene"] == nil ? nil : try request.text("scene")
    let scene = try document.scene(name)
    if let stage = document.stage, stage.scene.id == scene.id,
      stage.options == conditions.options, stage.texts == conditions.texts
    {
      return (id, document)
    }
    document.stage = StudioStage(document.document, scene, conditions)
    documents[id] = document
    return (id, document)
  }
}
