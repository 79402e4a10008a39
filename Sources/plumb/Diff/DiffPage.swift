// SPDX-License-Identifier: MIT

import LayoutRendering
import LayoutReports

/// The differences as a page.
struct DiffPage {
  var files: [FileDifference]
  var pictures: [DiffPicture]
  var showsNoise: Bool
  var live = LiveFiles()

  func html() -> String {
    let content = files.enumerated().map { section($1, number: $0) }.joined()
    return Page(
      title: "Layout changes",
      content: content.isEmpty ? "<p>No layout changed.</p>\n" : content, live: live
    ).html()
  }

  private func section(_ file: FileDifference, number: Int) -> String {
    guard !file.isEmpty || (showsNoise && !file.noise.isEmpty) else { return "" }
    var text = ""
    for scene in file.scenes {
      let title = file.title(of: scene)
      if !title.isEmpty { text += "<h3>\(Page.escaped(title))</h3>\n" }
      text += list(file.changes.filter { $0.scene == scene })
    }
    for effect in file.effects {
      var rows = effect.views.map { [$0.name, NumberText.of($0.old), NumberText.of($0.new)] }
      if effect.oldConflicts != effect.newConflicts {
        rows.append(["conflicts", "\(effect.oldConflicts)", "\(effect.newConflicts)"])
      }
      text += Page.details(
        "Frames of \(effect.title) on \(effect.canvas): \(effect.views.count)",
        Page.table(["view", "before", "after"], rows))
    }
    for (title, findings) in [
      ("New findings", file.newFindings), ("Resolved findings", file.goneFindings),
    ]
    where !findings.isEmpty {
      text += "<h3>\(title)</h3>\n"
      text += Page.list(findings.map { Page.escaped(DiffText.words(of: $0)) })
    }
    for (place, picture) in pictures.enumerated() where picture.file == file.file {
      text += "<h3>\(Page.escaped(picture.title)) on \(Page.escaped(picture.canvas))</h3>\n"
      let figures = [
        (picture.before, "before"), (picture.after, "after"),
        (picture.overlay, "old frames dashed red, new ones green"),
      ]
      text += Page.pictures(
        figures.enumerated().map { index, figure in
          Page.figure(
            figure.0, figure.1, id: "f\(number)p\(place)n\(index)",
            button: index < 2 ? button(picture, isNew: index == 1) : "")
        })
    }
    if showsNoise, !file.noise.isEmpty {
      text += Page.details("Changes without effect", list(file.noise))
    }
    return Page.section(
      file.status == .changed ? file.file : "\(file.file) \(file.status.rawValue)", text)
  }

  private func button(_ picture: DiffPicture, isNew: Bool) -> String {
    live.button(
      Self.key(picture.file, isNew: isNew),
      LivePlace(scene: picture.scene, canvas: LivePlace.canvas(picture.options)),
      "\(picture.title) on \(picture.canvas), \(isNew ? "after" : "before")")
  }

  /// The key of a version among the live files.
  static func key(_ file: String, isNew: Bool) -> String { (isNew ? "new:" : "old:") + file }

  private func list(_ changes: [DocumentChange]) -> String {
    Page.list(
      changes.map { change in
        let details = Page.list(change.details.map { "with \(Page.escaped($0))" })
        return Page.escaped(change.text) + (details.isEmpty ? "" : "\n\(details)")
      })
  }
}
