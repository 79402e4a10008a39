// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import TestSettings
import Testing

/// Real messages from the folder in `PLUMB_FILES`, one or more per file.
struct CorpusReadingTests {
  @Test(.enabled(if: TestSettings.files != nil))
  func everyMessageOfTheFolderIsReadWhole() throws {
    let folder = try #require(TestSettings.files)
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
