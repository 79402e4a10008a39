// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// The pictures that were drawn of one file, and what was said meanwhile: a line of a manifest.
struct RenderedFile: Decodable {
  /// A picture and where it is.
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

  /// A line for every picture, saying what and where.
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

  /// An object under a name of its own, so that lines of other commands are told apart.
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

  /// Reads a line; nil where it is no such line.
  static func read(_ line: Data) -> RenderedFile? {
    (try? JSONDecoder().decode([String: RenderedFile].self, from: line))?[key]
  }

  /// A document of all files.
  static func manifest(_ files: [RenderedFile]) -> String {
    JSONValue.object(["files": .array(files.map(\.value))]).indented + "\n"
  }
}
