// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A table that a test derives from the sources of UIKit and the stand-ins.
enum RecordedTable {
  /// The root folder of the repository.
  static let root = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// Compares the table with the embedded one. With `RECORD=1`, writes its file.
  static func expect(
    _ text: String, equals table: String, of name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else {
      #expect(text == table, sourceLocation: sourceLocation)
      return
    }
    let place = root.appending(path: "PlumbSwift/Sources/SourceLowering/Index/\(name).txt")
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  /// The words in lines of at most `width` columns, each behind the name.
  static func lines(_ name: String, _ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = name
    for word in words {
      if line.count + word.count > width, line != name {
        lines.append(line)
        line = name
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// The Swift files of UIKit and the modules that it re-exports.
  static func uiKitSources() throws -> [(path: String, text: String)] {
    try ["UIKit", "FoundationAdditions", "CoreGraphics"].flatMap {
      try sources(below: root.appending(path: "Sources/\($0)"))
    }
  }

  /// The text of each Swift file below a folder, in the order of their paths.
  static func sources(below folder: URL) throws -> [(path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = folder.appending(path: name).path
      return (path, try String(contentsOfFile: path, encoding: .utf8))
    }
  }
}
