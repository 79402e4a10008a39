// SPDX-License-Identifier: MIT

package import Diagnostics

/// The matrix of one file without its layouts and pictures. It can also be read from
/// ``MatrixJSON``.
package struct MatrixSummary: Sendable, Decodable {
  /// The file's name as the caller passed it.
  package var file: String
  var conditionCount: Int
  var scenes: [Scene]
  package var findings: [Diagnostic]

  struct Scene: Sendable, Decodable {
    var heading: String
    var layoutCount: Int
    var pairs: [MatrixPair]
  }

  package init(_ file: MatrixFile, pairs: Int) {
    self.file = file.file
    conditionCount = file.conditions.count
    scenes = file.scenes.map { scene in
      Scene(
        heading: Scene.heading(title: scene.title, id: scene.id),
        layoutCount: scene.layouts.count, pairs: scene.pairs(file.conditions, count: pairs))
    }
    findings = file.findings
  }

  private enum CodingKeys: CodingKey { case file, conditions, scenes, findings }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    conditionCount = try values.decode([CheckCondition].self, forKey: .conditions).count
    scenes = try values.decode([Scene].self, forKey: .scenes)
    findings = try values.decode([Diagnostic].self, forKey: .findings)
  }
}

extension MatrixSummary.Scene {
  static func heading(title: String, id: String) -> String { "\(title) (\(id))" }

  private enum CodingKeys: CodingKey { case scene, title, layouts, pairs }

  /// A layout without its content, to count layouts.
  private struct Layout: Decodable {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    heading = Self.heading(
      title: try values.decode(String.self, forKey: .title),
      id: try values.decode(String.self, forKey: .scene))
    layoutCount = try values.decode([Layout].self, forKey: .layouts).count
    pairs = try values.decode([MatrixPair].self, forKey: .pairs)
  }
}
