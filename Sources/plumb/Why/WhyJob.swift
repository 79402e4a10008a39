// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import LayoutReports

/// Explains the edges of one view of a file.
struct WhyJob: Sendable {
  var options: SceneOptions
  var reader: DocumentReader
  /// The id of the only scene to search; nil for all scenes.
  var scene: String?
  /// The id or name of the view.
  var view: String
  var attributes: [Attribute]

  struct Outcome: Sendable {
    var report: WhyReport
    /// The scene with the constraints that determine the edges.
    var picture: DisplayList?
    var messages: [Diagnostic]
  }

  func run(_ file: InputFile, drawing: Bool) throws(Failure) -> Outcome {
    let document: IBDocument
    var messages: [Diagnostic]
    switch reader.read(file) {
    case .document(let read, let notes): (document, messages) = (read, notes)
    case .failure(let message): throw Failure(message)
    }
    let names = ViewNames(document)
    let (scene, view) = try find(in: document, names, file)
    var built = SceneBuilder(document, options: options).build(scene)
    messages += built.notes
    guard let found = built.views.first(where: { $0.id == view }) else {
      throw Failure(
        in: file.name,
        "'\(self.view)' is not part of the layout under these conditions; it is not installed")
    }
    let layout = built.forest.layout(built.canvas)
    if let unplaced = UnplacedView(in: built, snapshot: layout, names: names) {
      throw Failure(.unplaced(unplaced, in: scene, of: file.name))
    }
    if !layout.conflicts.isEmpty {
      messages.append(.conflicts(layout.conflicts.count, in: scene, of: file.name))
    }
    let report = WhyReport(
      found, attributes: attributes, in: &built, of: scene, document, file: file.name,
      snapshot: layout)
    return Outcome(
      report: report,
      picture: drawing ? Self.picture(of: report, found.item, layout) : nil, messages: messages)
  }

  // MARK: Finding the view

  /// The view with the requested id, or otherwise the only view with the requested name, and its
  /// scene.
  private func find(
    in document: IBDocument, _ names: ViewNames, _ file: InputFile
  ) throws(Failure) -> (scene: IBScene, view: String) {
    let scenes = try scenes(of: document, file)
    var candidates: [(scene: IBScene, view: SceneView)] = []
    for scene in scenes {
      let built = SceneBuilder(document, options: options).build(scene)
      candidates += built.views.map { (scene, $0) }
    }
    if let exact = candidates.first(where: { $0.view.id == view }) {
      return (exact.scene, exact.view.id)
    }
    let named = candidates.filter { names[$0.view.id].lowercased() == view.lowercased() }
    if named.count == 1 { return (named[0].scene, named[0].view.id) }
    guard named.isEmpty else {
      let ids = named.prefix(8).map { "\($0.view.id) (line \($0.view.line))" }
      throw Failure(
        in: file.name,
        "\(named.count) views have the name '\(view)': \(ids.joined(separator: ", ")); give an id")
    }
    let known = candidates.flatMap { [$0.view.id, names[$0.view.id]] }
    let hint = Suggestion.nearest(to: view, among: known).map { "did you mean '\($0)'?" }
    throw Failure(
      in: file.name,
      "no view '\(view)'; \(hint ?? "'plumb frames \(file.name)' lists the views and their ids")")
  }

  private func scenes(of document: IBDocument, _ file: InputFile) throws(Failure) -> [IBScene] {
    guard let scene else { return document.scenes }
    guard let found = document.scene(scene) else {
      throw Failure(in: file.name, "no scene with the id '\(scene)'")
    }
    return [found]
  }

  // MARK: Drawing

  private static func picture(
    of report: WhyReport, _ item: ItemID, _ layout: LayoutSnapshot
  ) -> DisplayList {
    let frame = layout.nodes.first { $0.id == item }?.absoluteFrame ?? .zero
    var lines: [Highlight.Line] = []
    var known: Set<WhyReport.Line> = []
    for step in report.edges.flatMap(\.shownSteps) where step.reason.kind != .screen {
      for line in step.lines where known.insert(line).inserted {
        let length = abs(line.end.x - line.start.x) + abs(line.end.y - line.start.y)
        lines.append(
          Highlight.Line(
            from: line.start, to: line.end, label: length < 0.5 ? "" : NumberText.of(length)))
      }
    }
    return layout.displayList(
      RenderingOptions(
        title: "\(report.title): \(report.view.name)",
        highlight: Highlight(frame: frame, lines: lines)))
  }
}
