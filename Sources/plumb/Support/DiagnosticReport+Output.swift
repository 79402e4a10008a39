// SPDX-License-Identifier: MIT

public import ArgumentParser
public import Diagnostics
import EssentialFoundation

extension DiagnosticFormat: ExpressibleByArgument {}

extension DiagnosticReport {
  /// Creates a report that names this tool and its version.
  init(of found: [Diagnostic], in files: [String], rules: [RuleDescription] = []) {
    self.init(found, rules: rules, files: files, tool: ("plumb", Plumb.version))
  }

  /// Prints the report. The text format quotes the lines of the files.
  func print(as format: DiagnosticFormat) {
    let text = written(as: format, text: Terminal.writer(for: STDOUT_FILENO)) {
      FileManager.default.contents(atPath: $0).map { Array($0) }
    }
    StandardOutput.write(bytes: Data(text.utf8))
  }
}
