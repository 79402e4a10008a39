// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering

extension StudioSession {
  /// Lays out a scene and draws it.
  mutating func layout(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let style = try PictureStyle(request)
    let since = try request.optionalNumber("since", in: 0...1e9)
    let isBrief = try request.flag("brief")
    let (document, layout) = try laidOut(request, needsRows: false)
    guard let stage = document.stage else { throw StudioError("no scene") }
    if !stage.tree.update(layout, document.names) || stage.tree.version == 0 {
      lastVersion += 1
      stage.tree.version = lastVersion
    }
    let isSame = since == Double(stage.tree.version)
    let snapshot = layout.snapshot
    var answer = StudioAnswer([
      "scene": .string(stage.scene.id),
      "size": .size(snapshot.size), "version": .int(stage.tree.version),
      "conflicts": .int(snapshot.conflicts.count),
      "views": isSame ? nil : stage.tree.json,
    ])
    if isSame, !isBrief { answer.append("frames", json: stage.tree.frameBytes) }
    var options = RenderingOptions(title: stage.scene.title)
    options.showsGuides = try request.flag("guides")
    options.showsOutlines = try request.flag("outlines")
    switch style {
    case .svg: answer.append("svg", text: SVGRenderer().renderBytes(snapshot.displayList(options)))
    case .list:
      options.namesViews = false
      let list = snapshot.displayList(options, lines: stage.lines)
      answer.append("list", json: JSONRenderer.renderBytes(list))
    case .none: break
    }
    return answer
  }

  /// The form of the picture in an answer.
  private enum PictureStyle {
    case svg, list, none

    init(_ request: StudioRequest) throws(StudioError) {
      guard request.json["picture"] != nil else {
        self = .svg
        return
      }
      switch try request.text("picture") {
      case "svg": self = .svg
      case "list": self = .list
      case "none": self = .none
      default: throw StudioError("'picture' must be 'svg', 'list' or 'none'")
      }
    }
  }

  /// The layout that a request asks for. The last one of each document is kept.
  mutating func laidOut(
    _ request: StudioRequest, needsRows: Bool = true
  ) throws(StudioError) -> (StudioDocument, StudioLayout) {
    let (id, document) = try stage(request)
    guard let stage = document.stage else { throw StudioError("no document \(id)") }
    return (
      document, try stage.layout(at: try StudioConditions(request).size, needsRows: needsRows)
    )
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
