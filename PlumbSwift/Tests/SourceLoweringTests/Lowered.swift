// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// The sources of one module, lowered together.
struct Lowered {
  let files: [String]
  let warnings: [LoweringWarning]

  /// The text of the first file.
  var text: String { files[0] }

  init(_ sources: String..., configuration: BuildConditions = BuildConditions()) {
    let files = sources.enumerated().map {
      SourceText(path: "File\($0.offset).swift", text: $0.element)
    }
    let index = SourceIndex([("App", files, configuration)])
    let results = files.map { file in
      FileLowering(file, module: "App", index: index, conditions: configuration).lowered()
    }
    self.files = zip(results, files).map { result, file in
      // Replaces the class hash in names of forwarded members.
      (result.text ?? file.text).replacing(/_[0-9a-z]{5}_(?=[a-zA-Z]+\b)/, with: "_ext_")
    }
    warnings = results.flatMap(\.warnings)
    for (lowered, original) in zip(self.files, sources) {
      let lines = [lowered, original].map {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
      }
      // Appended declarations may add a line at the end.
      #expect(lines[0].count - lines[1].count <= 1, "lines keep their numbers")
    }
  }

  /// The first line of the first file that contains `text`, without surrounding blanks.
  func line(with text: String) -> String? {
    self.text.split(separator: "\n").map(String.init).first { $0.contains(text) }?
      .trimmingBlanks
  }
}

extension String {
  /// The text without surrounding blanks and with single blanks between words.
  var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
