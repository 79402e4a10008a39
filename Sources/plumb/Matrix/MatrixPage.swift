// SPDX-License-Identifier: MIT

import LayoutReports

/// A matrix as a page: the pairs of each scene that differ most, then all pictures.
struct MatrixPage {
  var results: [MatrixRun.Result]
  /// The number of pairs shown for each scene.
  var pairs: Int
  var live = LiveFiles()

  func html() -> String {
    let sections = results.enumerated().map { number, result in
      let findings = result.file.findings
      var content = ""
      if !findings.isEmpty {
        content = Page.details(
          "\(findings.count) finding\(findings.count == 1 ? "" : "s")", isOpen: true,
          Page.findings(findings))
      }
      for (place, scene) in result.file.scenes.enumerated() {
        content += part(scene, result, place, prefix: "f\(number)s\(place)")
      }
      return Page.section(result.file.file, content)
    }
    return Page(title: "Layouts under all conditions", content: sections.joined(), live: live)
      .html()
  }

  private func part(
    _ scene: MatrixScene, _ result: MatrixRun.Result, _ place: Int, prefix: String
  ) -> String {
    let (conditions, pictures) = (result.file.conditions, result.pictures[place])
    let words = ConditionWords(conditions)
    var text = "<h3>\(Page.escaped(MatrixText.heading(scene, of: result.file)))</h3>\n"
    for (number, pair) in scene.pairs(conditions, count: pairs).enumerated() {
      text += "<p>\(Page.escaped(MatrixText.line(of: pair)))</p>\n"
      text += Page.pictures(
        [pair.first, pair.second].enumerated().compactMap { side, condition in
          pictures.picture(in: condition).map {
            Page.figure(
              $0.list, words.name(conditions[condition]), id: "\(prefix)p\(number)\(side)",
              button: button(scene, result.file, condition))
          }
        })
    }
    return text
      + Page.pictures(
        pictures.enumerated().map { number, picture in
          Page.figure(
            picture.list, result.file.words(picture.conditions) ?? "everywhere",
            id: "\(prefix)n\(number)",
            button: picture.conditions.first.map { button(scene, result.file, $0) } ?? "")
        })
  }

  private func button(_ scene: MatrixScene, _ file: MatrixFile, _ condition: Int) -> String {
    let shown = file.conditions[condition]
    return live.button(
      file.file,
      LivePlace(
        scene: scene.id, canvas: LivePlace.canvas(shown.options, texts: shown.pseudoLanguage)),
      "\(scene.title), \(ConditionWords(file.conditions).name(shown))")
  }
}
