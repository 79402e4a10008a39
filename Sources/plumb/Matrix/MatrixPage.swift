// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutRendering
import LayoutReports

/// A matrix as a self-contained HTML page: the pairs of each scene that differ most, then all
/// pictures.
struct MatrixPage {
  var results: [MatrixRun.Result]
  /// The number of pairs shown for each scene.
  var pairs: Int

  func html() -> String {
    var body = ""
    for (number, result) in results.enumerated() {
      body += "<section><h2>\(Self.escaped(result.file.file))</h2>\n"
      body += findings(result.file.findings)
      for (place, scene) in result.file.scenes.enumerated() {
        body += section(scene, result, place, prefix: "f\(number)s\(place)")
      }
      body += "</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Layouts under all conditions</title>
      <meta name="viewport" content="width=device-width">
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
      h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; border-bottom: 1px solid #8886; }
      .row { display: flex; flex-wrap: wrap; gap: 1.2rem; align-items: end; margin: .5rem 0 1.5rem; }
      figure { margin: 0; max-width: 15rem; }
      img { display: block; max-width: 100%; max-height: 18rem; border: 1px solid #8884; }
      figcaption { opacity: .75; font-size: .8rem; } li b { font-weight: 600; }
      figure .close { display: none; }
      figure:target { position: fixed; inset: 0; z-index: 1; max-width: none; padding: 1rem;
        background: Canvas; overflow: auto; }
      figure:target img { max-height: none; } figure:target .close { display: inline; }
      </style></head><body>
      <h1>Layouts under all conditions</h1>
      \(body)</body></html>

      """
  }

  private func findings(_ found: [Diagnostic]) -> String {
    guard !found.isEmpty else { return "" }
    let items = found.map { finding in
      let place = finding.place.line.map { "line \($0): " } ?? ""
      let conditions = finding.conditions.map { " <i>\(Self.escaped($0))</i>" } ?? ""
      return "<li>\(place)<b>\(finding.severity.rawValue)</b> "
        + "\(Self.escaped(finding.message)) [\(finding.rule.rawValue)]\(conditions)</li>\n"
    }
    return "<details open><summary>\(found.count) finding\(found.count == 1 ? "" : "s")</summary>"
      + "<ul>\n\(items.joined())</ul></details>\n"
  }

  private func section(
    _ scene: MatrixScene, _ result: MatrixRun.Result, _ place: Int, prefix: String
  ) -> String {
    let (conditions, pictures) = (result.file.conditions, result.pictures[place])
    let words = ConditionWords(conditions)
    var text = "<h3>\(Self.escaped(MatrixText.heading(scene, of: result.file)))</h3>\n"
    for (number, pair) in scene.pairs(conditions, count: pairs).enumerated() {
      text += "<p>\(Self.escaped(MatrixText.line(of: pair)))</p>\n<div class=\"row\">"
      for (side, condition) in [pair.first, pair.second].enumerated() {
        guard let picture = pictures.picture(in: condition) else { continue }
        text += figure(
          picture.list, words.name(conditions[condition]), id: "\(prefix)p\(number)\(side)")
      }
      text += "</div>\n"
    }
    text += "<div class=\"row\">"
    for (number, picture) in pictures.enumerated() {
      let caption = result.file.words(picture.conditions) ?? "everywhere"
      text += figure(picture.list, caption, id: "\(prefix)n\(number)")
    }
    return text + "</div>\n"
  }

  /// Each picture is embedded separately, so that equal ids in several pictures do not clash.
  private func figure(_ list: DisplayList, _ caption: String, id: String) -> String {
    let data = Data(SVGRenderer().render(list).utf8).base64EncodedString()
    let caption = Self.escaped(caption)
    return "<figure id=\"\(id)\"><a class=\"close\" href=\"#\">close</a>"
      + "<a href=\"#\(id)\"><img loading=\"lazy\" alt=\"\(caption)\" "
      + "src=\"data:image/svg+xml;base64,\(data)\"></a><figcaption>\(caption)</figcaption></figure>\n"
  }

  private static func escaped(_ text: String) -> String { PageText.escaped(text) }
}
