// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Swift does not call the observers of a stored property in initializers that an app adds to its
/// class. Public properties are therefore `_Observed`, or computed from a property with observers.
struct ObservedPropertyTests {
  @Test func noPropertyThatAppsSetIsStoredWithObservers() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/UIKit").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (line, next) in zip(lines, lines.dropFirst())
      where line.hasSuffix("{") && line.contains("var ")
        && (next.contains("didSet") || next.contains("willSet"))
      {
        let words = line.split(separator: " ")
        guard words.contains("open") || words.contains("public"), !words.contains("override")
        else { continue }
        found.append("\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 100)
    #expect(found == [])
  }
}
