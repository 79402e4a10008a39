// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// What `plumb check` found, as it is printed.
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

  /// Prints the report, and the counts where people look.
  ///
  /// - Throws: the exit code: 2 where a file could not be read, 1 for errors and warnings.
  func write(_ format: DiagnosticFormat) throws {
    report.print(as: format)
    let hidden = hiddenNotes == 0 ? "" : "; \(hiddenNotes) notes not shown (--notes)"
    StandardError.write("\(report.files.count) files: \(report.counts)\(hidden)")
    if isUnreadable { throw ExitCode(2) }
    if report.count(.error) + report.count(.warning) > 0 { throw Self.foundSomething }
  }

  /// What ends a command that found errors or warnings.
  static let foundSomething = ExitCode(1)
}
