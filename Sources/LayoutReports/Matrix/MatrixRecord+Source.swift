// SPDX-License-Identifier: MIT

import AutoLayout

extension MatrixRecord {
  /// The part of one file's matrix that a record needs. It comes from a layout on this machine, or
  /// is read from the ``MatrixJSON`` of another machine.
  package struct Source: Sendable, Decodable {
    package var file: String
    var conditions: [CheckCondition]
    var scenes: [Scene]

    struct Scene: Sendable {
      var id: String
      var title: String
      var layouts: [Layout]
    }

    struct Layout: Sendable, Decodable {
      /// Indices into the file's list of conditions.
      var conditions: [Int]
      var views: [View]
    }

    struct View: Sendable {
      var id: String
      var className: String
      var name: String
      var frame: Rect
    }
  }
}

extension MatrixRecord.Source {
  package var hasScenes: Bool { !scenes.isEmpty }

  init(_ file: MatrixFile) {
    self.file = file.file
    conditions = file.conditions
    scenes = file.scenes.map { scene in
      Scene(
        id: scene.id, title: scene.title,
        layouts: scene.layouts.indices.map { index in
          Layout(
            conditions: scene.conditions(of: index),
            views: scene.layouts[index].frames.views.map { view in
              View(id: view.id, className: view.className, name: view.name, frame: view.frame)
            })
        })
    }
  }
}

extension MatrixRecord.Source.Scene: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id = "scene"
    case title, layouts
  }
}

extension MatrixRecord.Source.View: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case name, frame
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    className = try values.decode(String.self, forKey: .className)
    name = try values.decode(String.self, forKey: .name)
    let frame = try values.decode([Double].self, forKey: .frame)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: values, debugDescription: "a frame is x, y, width and height")
    }
    self.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}
