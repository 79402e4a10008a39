// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// The report that `plumb check` prints.
struct CheckReport {
  private let report: DiagnosticReport
  private let hiddenNotes: Int
  private let isUnreadable: Bool

  init(_ diagnostics: [Diagnostic], files: [String], showsNotes: Bool) {
    let shown = diagnostics.filter { showsNotes || $0.severity > .note }
    hiddenNotes = diagnostics.count - shown.count
    isUnreadable = diagnostics.contains { $0.rule == "unreadable-file" }
    report = DiagnosticReport(
      of: shown, in: files.sorted(), rules: CheckRule.all.map(\.description))
  }

  /// Prints the report on standard output and the counts on standard error.
  ///
  /// - Throws: an exit code: 2 if a file could not be read, 1 if there are errors or warnings.
  func write(_ format: DiagnosticFormat) throws {
    report.print(as: format)
    let hidden = hiddenNotes == 0 ? "" : "; \(hiddenNotes) notes not shown (--notes)"
    StandardError.write("\(report.files.count) files: \(report.counts)\(hidden)")
    if isUnreadable { throw ExitCode(2) }
    if report.count(.error) + report.count(.warning) > 0 { throw Self.findingsExitCode }
  }

  /// The exit code of a command that found errors or warnings.
  static let findingsExitCode = ExitCode(1)
}
