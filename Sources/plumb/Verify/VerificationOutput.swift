// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// Prints verification results. Text and JSON Lines are printed for each file, other formats at the
/// end.
struct VerificationOutput {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, sarif, github, junit, rdjson, jsonl
  }

  let format: Format
  let settings: VerificationSettings
  /// Whether standard output contains a document, so that nothing else may be printed there.
  var isSilent = false
  private var outcomes: [VerificationOutcome] = []

  init(_ format: Format, _ settings: VerificationSettings) {
    self.format = format
    self.settings = settings
  }

  /// Adds the result for a file.
  mutating func add(_ outcome: VerificationOutcome) throws {
    outcomes.append(outcome)
    if let error = outcome.error { StandardError.write(error) }
    if format == .jsonl, !isSilent {
      StandardOutput.write(bytes: try VerificationLine(outcome, settings).encoded() + [0x0A])
    }
    guard outcome.error == nil else { return }
    // Each view takes one line. Source lines are omitted, because the frames are more informative.
    let writer = TextWriter(isColored: Terminal.isColored(STDOUT_FILENO))
    for diagnostic in outcome.diagnostics(tolerance: settings.tolerance) {
      if diagnostic.severity == .error {
        StandardError.write(TextWriter().text(of: diagnostic))
      } else if format == .text, !isSilent {
        StandardOutput.write(writer.text(of: diagnostic))
      }
    }
  }

  /// Prints the part of the output that covers all files, and the counts.
  ///
  /// - Returns: the counts, which determine the exit code.
  func finish() throws -> VerificationSummary {
    let scenes = outcomes.flatMap(\.scenes)
    let summary = VerificationSummary(scenes, tolerance: settings.tolerance)
    if !isSilent { try printReport(scenes) }
    if format == .text, !isSilent {
      StandardOutput.write(summary.line)
    } else {
      StandardError.write(summary.line)
    }
    return summary
  }

  private func printReport(_ scenes: [SceneVerification]) throws {
    switch format {
    case .text, .jsonl: break
    case .json:
      let data = try VerificationJSON(scenes, tolerance: settings.tolerance).encoded()
      StandardOutput.write(bytes: data + [0x0A])
    case .markdown:
      let report = VerificationReport(
        scenes, tolerance: settings.tolerance, folder: settings.folder)
      StandardOutput.write(
        report.markdown(
          heading: settings.takesRecordedSizes
            ? "Layout alone: content sizes taken from the files"
            : "Layout and measuring: content sizes computed"))
    case .sarif, .github, .junit, .rdjson:
      guard let form = DiagnosticFormat(rawValue: format.rawValue) else { return }
      DiagnosticReport(
        of: outcomes.flatMap { $0.diagnostics(tolerance: settings.tolerance) },
        in: outcomes.map(\.file), rules: SceneVerification.rules
      ).print(as: form)
    }
  }
}
