// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Testing

/// Real messages from the folder in `PLUMB_CONFLICT_LOGS`, one or more per file.
struct CorpusReadingTests {
  private static let folder = ProcessInfo.processInfo.environment["PLUMB_CONFLICT_LOGS"]

  @Test(.enabled(if: folder != nil))
  func everyMessageOfTheFolderIsReadWhole() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "log" {
      let reader = ConflictLogReader(try String(contentsOf: file, encoding: .utf8))
      let name = file.lastPathComponent
      #expect(reader.faults == [], "\(name)")
      #expect(!reader.logs.isEmpty, "\(name)")
      for log in reader.logs {
        #expect(!log.constraints.isEmpty, "\(name)")
        #expect(log.brokenIndex != nil, "\(name)")
      }
    }
  }
}
