// SPDX-License-Identifier: MIT

import AutoLayout

/// Writes a report as text: the proved rules, and for each refutation its first size, its frames
/// before and there, and its constraints.
public enum RangeText {
  public static func lines(of report: RangeReport) -> [String] {
    let axis = report.layout.axis == .horizontal ? "width" : "height"
    let across = report.layout.axis == .horizontal ? "height" : "width"
    var lines = [
      "\(report.file): \(report.title) (\(report.scene)), \(axis) \(text(report.lengths)) "
        + "at \(across) \(number(report.layout.across))",
      "  \(report.layout.pieces.count) pieces, \(report.layout.layouts) layouts",
    ]
    if !report.isComplete {
      lines.append(
        "  not decided: \(axis) \(text(report.layout.reached...report.lengths.upperBound))")
    }
    for rule in report.proved { lines.append("  proved: \(rule.claim)") }
    for refutation in report.refutations {
      let views = refutation.views.map { "\($0.className) '\($0.name)' \($0.id)" }
      let subject = views.isEmpty ? "" : views.joined(separator: " and ") + " "
      let line = refutation.views.first?.line ?? report.line
      lines.append(
        "\(report.file):\(line): \(refutation.rule.rawValue): \(subject)"
          + "\(refutation.rule.statement) from \(axis) \(number(refutation.first))")
      lines.append("    \(axis) \(refutation.ranges.map(text).joined(separator: ", "))")
      for (index, view) in refutation.views.enumerated() {
        let after = FramesText.text(refutation.after[index])
        let before = refutation.before.map { FramesText.text($0[index]) + " one pixel before, " }
        lines.append("    '\(view.name)' \(before ?? "")\(after) there")
      }
      for constraint in refutation.constraints { lines.append("    \(constraint)") }
    }
    return lines
  }

  /// A line about a verification of the report.
  public static func line(of proof: RangeProof) -> String {
    let words =
      proof.disagreements.isEmpty ? "" : "; " + proof.disagreements.joined(separator: "; ")
    return
      "  checked: \(proof.samples) layouts from scratch, greatest difference \(proof.deviation) pt"
      + (proof.deviation > 0 ? " at \(number(proof.deviationAt))" : "") + words
  }

  /// A range as `320...448.667`, with at most three decimals.
  package static func text(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound))...\(number(range.upperBound))"
  }

  static func number(_ value: Double) -> String { FramesText.number(value) }
}
