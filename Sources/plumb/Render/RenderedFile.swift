// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// The pictures of a file and the messages about it: a line of a manifest.
struct RenderedFile: Decodable {
  /// A picture and its path.
  struct Picture: Decodable {
    var scene: String
    var title: String
    var width: Double
    var height: Double
    var path: String
  }

  var file: String
  var pictures: [Picture] = []
  /// Errors and notes.
  var messages: [Diagnostic] = []

  /// Whether something could not be drawn.
  var hasFailed: Bool { messages.contains { $0.severity == .error } }

  /// A line for each picture, with its title, size and path.
  var lines: [String] { pictures.map { "\(file): \($0.description) → \($0.path)" } }
}

extension RenderedFile.Picture {
  /// The title and the size.
  var description: String { "\(title), \(Self.number(width)) × \(Self.number(height)) pt" }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? rounded.printed(as: "%.0f") : "\(rounded)"
  }
}

// MARK: As data

extension RenderedFile {
  private static let key = "rendering"

  /// The file as a JSON object with one key, which distinguishes it from lines of other commands.
  var line: String { JSONValue.object([.init(Self.key, value)]).line }

  private var value: JSONValue {
    .object([
      "file": .string(file),
      "pictures": .array(
        pictures.map {
          .object([
            "scene": .string($0.scene), "title": .string($0.title), "width": .number($0.width),
            "height": .number($0.height), "path": .string($0.path),
          ])
        }),
      "messages": .array(messages.map(\.json)),
    ])
  }

  /// Reads a line; nil if it is not from `plumb render`.
  static func read(_ line: Data) -> RenderedFile? {
    (try? JSONDecoder().decode([String: RenderedFile].self, from: line))?[key]
  }

  /// A JSON document of all files.
  static func manifest(_ files: [RenderedFile]) -> String {
    JSONValue.object(["files": .array(files.map(\.value))]).indented + "\n"
  }
}
