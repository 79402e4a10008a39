// SPDX-License-Identifier: MIT

import AutoLayout
package import Diagnostics

/// A matrix as JSON: an object with a list of files, each with its conditions, scenes and findings.
package enum MatrixJSON {
  package static func value(of files: [MatrixFile], pairs: Int) -> JSONValue {
    .object(["files": .array(files.map { value(of: $0, pairs: pairs) })])
  }

  /// One file as a line of JSON Lines. The key `matrix` distinguishes it from other commands'
  /// lines.
  package static func line(of file: MatrixFile, pairs: Int) -> String {
    JSONValue.object(["matrix": value(of: file, pairs: pairs)]).line
  }

  private static func value(of file: MatrixFile, pairs: Int) -> JSONValue {
    .object([
      "file": .string(file.file),
      "conditions": .array(file.conditions.map(\.json)),
      "scenes": .array(
        file.scenes.map { scene in
          .object([
            "scene": .string(scene.id),
            "title": .string(scene.title),
            "layouts": .array(
              scene.layouts.indices.map { index in
                layout(scene.layouts[index], scene.conditions(of: index))
              }),
            "pairs": .array(scene.pairs(file.conditions, count: pairs).map(pair)),
          ])
        }),
      "findings": .array(file.findings.map(\.json)),
    ])
  }

  /// - Parameter conditions: indices into the file's list of conditions.
  private static func layout(_ layout: MatrixLayout, _ conditions: [Int]) -> JSONValue {
    .object([
      "conditions": .array(conditions.map(JSONValue.int)),
      "size": .array([.number(layout.size.width), .number(layout.size.height)]),
      "views": .array(
        layout.frames.views.map { view in
          .object([
            "id": .string(view.id),
            "class": .string(view.className),
            "name": .string(view.name),
            "frame": .array(
              [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(
                JSONValue.number)),
          ])
        }),
    ])
  }

  private static func pair(_ pair: MatrixPair) -> JSONValue {
    .object([
      "conditions": .array([.int(pair.first), .int(pair.second)]),
      "text": .string(pair.text),
      "distance": .number(pair.distance),
      "views": .array(
        pair.views.map { view in
          .object([
            "id": .string(view.id), "name": .string(view.name),
            "distance": .number(view.distance),
          ])
        }),
    ])
  }
}
