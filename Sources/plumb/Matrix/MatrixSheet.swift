// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import LayoutReports

/// A matrix as a single picture: the pairs of each scene that differ most, then all pictures.
struct MatrixSheet {
  var results: [MatrixRun.Result]
  /// The number of pairs shown for each scene.
  var pairs: Int

  func list() -> DisplayList {
    ContactSheet(
      title: results.count == 1 ? results[0].file.file : "Layouts under all conditions",
      pictures: results.flatMap(pictures), columns: 8, cell: Size(width: 250, height: 340)
    ).displayList()
  }

  private func pictures(of result: MatrixRun.Result) -> [ContactSheet.Picture] {
    let conditions = result.file.conditions
    let words = ConditionWords(conditions)
    var shown: [ContactSheet.Picture] = []
    for (scene, pictures) in zip(result.file.scenes, result.pictures) {
      for (number, pair) in scene.pairs(conditions, count: pairs).enumerated() {
        for condition in [pair.first, pair.second] {
          guard let picture = pictures.picture(in: condition) else { continue }
          shown.append(
            ContactSheet.Picture(
              picture.list, caption: "\(scene.title), difference \(number + 1)",
              note: words.name(conditions[condition])))
        }
      }
      shown += pictures.map { picture in
        ContactSheet.Picture(
          picture.list, caption: scene.title,
          note: result.file.words(picture.conditions) ?? "everywhere")
      }
    }
    return shown
  }
}
