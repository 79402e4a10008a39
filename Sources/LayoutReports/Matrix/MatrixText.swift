// SPDX-License-Identifier: MIT

/// Writes a matrix as text.
package enum MatrixText {
  /// A line for every scene, and below it a line for each of its pairs.
  package static func lines(of file: MatrixSummary) -> [String] {
    file.scenes.flatMap { scene -> [String] in
      let heading = heading(
        scene.heading, layouts: scene.layoutCount, conditions: file.conditionCount)
      return ["\(file.file): \(heading)"] + scene.pairs.map { "  \(line(of: $0))" }
    }
  }

  package static func heading(_ scene: MatrixScene, of file: MatrixFile) -> String {
    let name = MatrixSummary.Scene.heading(title: scene.title, id: scene.id)
    return "\(file.file): "
      + heading(name, layouts: scene.layouts.count, conditions: file.conditions.count)
  }

  private static func heading(_ scene: String, layouts: Int, conditions: Int) -> String {
    "\(scene), \(layouts) layout\(layouts == 1 ? "" : "s") in "
      + "\(conditions) condition\(conditions == 1 ? "" : "s")"
  }

  /// "L and AX3, on iPhone SE: 12.5 pt apart, most of all Title (59), Note (20.5)".
  package static func line(of pair: MatrixPair) -> String {
    let views = pair.views.prefix(3).map { "\($0.name) (\(points($0.distance)))" }
    let most = views.isEmpty ? "" : ", most of all \(views.joined(separator: ", "))"
    return "\(pair.text): \(points(pair.distance)) pt apart\(most)"
  }
}
