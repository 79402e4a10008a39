// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutRendering
import LayoutReports

/// The differences as a self-contained HTML page.
struct DiffPage {
  var files: [FileDifference]
  var pictures: [DiffPicture]
  var showsNoise: Bool

  func html() -> String {
    let body = files.map(section).joined()
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Layout changes</title>
      <meta name="viewport" content="width=device-width">
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
      h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; border-bottom: 1px solid #8886; }
      table { border-collapse: collapse; } td, th { padding: .1rem .8rem .1rem 0; text-align: left; }
      .row { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: .5rem 0; width: 20rem; }
      img { width: 100%; border: 1px solid #8884; background: #fff; } figcaption { opacity: .7; }
      </style></head><body>
      <h1>Layout changes</h1>
      \(body.isEmpty ? "<p>No layout changed.</p>" : body)
      </body></html>

      """
  }

  private func section(_ file: FileDifference) -> String {
    guard !file.isEmpty || (showsNoise && !file.noise.isEmpty) else { return "" }
    var text = "<section><h2>\(Self.escaped(file.file))"
    text += file.status == .changed ? "</h2>\n" : " \(file.status.rawValue)</h2>\n"
    for scene in file.scenes {
      let title = file.title(of: scene)
      if !title.isEmpty { text += "<h3>\(Self.escaped(title))</h3>\n" }
      text += list(file.changes.filter { $0.scene == scene })
    }
    for effect in file.effects {
      text += "<details><summary>Frames of \(Self.escaped(effect.title)) on "
      text += "\(Self.escaped(effect.canvas)): \(effect.views.count)</summary>\n"
      text += "<table><tr><th>view<th>before<th>after</tr>\n"
      for view in effect.views {
        text += "<tr><td>\(Self.escaped(view.name))<td>\(NumberText.of(view.old))"
        text += "<td>\(NumberText.of(view.new))</tr>\n"
      }
      if effect.oldConflicts != effect.newConflicts {
        text += "<tr><td>conflicts<td>\(effect.oldConflicts)<td>\(effect.newConflicts)</tr>\n"
      }
      text += "</table></details>\n"
    }
    for (title, findings) in [
      ("New findings", file.newFindings), ("Resolved findings", file.goneFindings),
    ]
    where !findings.isEmpty {
      let items = findings.map { "<li>\(Self.escaped(DiffText.words(of: $0)))</li>\n" }
      text += "<h4>\(title)</h4>\n<ul>\n\(items.joined())</ul>\n"
    }
    for picture in pictures where picture.file == file.file {
      text += "<h4>\(Self.escaped(picture.title)) on \(Self.escaped(picture.canvas))</h4>\n"
      text += "<div class=\"row\">"
      text += figure(picture.before, "before") + figure(picture.after, "after")
      text += figure(picture.overlay, "old frames dashed red, new ones green") + "</div>\n"
    }
    if showsNoise, !file.noise.isEmpty {
      text += "<details><summary>Changes without effect</summary>\n\(list(file.noise))</details>\n"
    }
    return text + "</section>\n"
  }

  private func list(_ changes: [DocumentChange]) -> String {
    let items = changes.map { change in
      let details = change.details.map { "<li>with \(Self.escaped($0))</li>" }.joined()
      return
        "<li>\(Self.escaped(change.text))\(details.isEmpty ? "" : "<ul>\(details)</ul>")</li>\n"
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }

  /// Each picture is embedded separately, so that equal ids in several pictures do not clash.
  private func figure(_ list: DisplayList, _ caption: String) -> String {
    let data = Data(SVGRenderer().render(list).utf8).base64EncodedString()
    return "<figure><img alt=\"\(caption)\" src=\"data:image/svg+xml;base64,\(data)\">"
      + "<figcaption>\(caption)</figcaption></figure>"
  }

  private static func escaped(_ text: String) -> String { PageText.escaped(text) }
}
