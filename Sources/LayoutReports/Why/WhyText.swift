// SPDX-License-Identifier: MIT

import AutoLayout

/// Writes reports about edges as text.
public enum WhyText {
  public static func lines(of report: WhyReport) -> [String] {
    let view = report.view
    var lines = [
      "\(report.file): \(report.title) (\(report.scene)), "
        + "\(NumberText.of(report.size.width)) × \(NumberText.of(report.size.height)) pt",
      "\(view.name) (\(view.className) \(view.id), line \(view.line)): "
        + "frame \(NumberText.of(view.frame))",
    ]
    for edge in report.edges { lines += [""] + self.lines(of: edge) }
    if !report.unexplained.isEmpty {
      let edges = report.unexplained.map { "\($0)" }.joined(separator: ", ")
      lines += ["", "\(edges): no constraint takes part; the superview places this view"]
    }
    return lines
  }

  private static func lines(of edge: WhyReport.Edge) -> [String] {
    var lines = ["\(edge.attribute): \(edge.sum)"]
    let steps = edge.shownSteps
    let numbers =
      steps.map { signed($0.contribution, $0.amount) }
      + [signed(edge.offset, NumberText.of(abs(edge.offset)))]
    let width = numbers.map { $0.count }.max() ?? 0
    for (step, number) in zip(steps, numbers) {
      lines.append("  \(padded(number, to: width))  \(step.reason.text)\(place(of: step.reason))")
    }
    if abs(edge.offset) >= 0.0005 {
      lines.append(
        "  \(padded(numbers[steps.count], to: width))  the distance of the \(edge.attribute) from "
          + "the top")
    }
    for other in edge.others { lines.append("  \(text(of: other))") }
    return lines
  }

  private static func text(of other: WhyReport.Other) -> String {
    let text = other.reason.text + place(of: other.reason)
    switch other.status {
    case .broken: return "broken: \(text)"
    case .slack(let room): return "holds with \(NumberText.of(room)) pt to spare: \(text)"
    case .violated(let gap):
      let points = NumberText.of(abs(gap))
      guard other.reason.kind == .contentSize else { return "gives way by \(points) pt: \(text)" }
      return "\(points) pt \(gap > 0 ? "larger" : "smaller") than the content: \(text)"
    }
  }

  private static func place(of reason: WhyReport.Reason) -> String {
    reason.line.map { ", line \($0)" } ?? ""
  }

  private static func signed(_ value: Double, _ amount: String) -> String {
    if abs(value) < 0.0005 { return "0" }
    return (value < 0 ? "− " : "+ ") + amount
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
