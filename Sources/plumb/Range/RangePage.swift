// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports

/// Proofs over ranges as a page: for each scene the rules that break, with the sizes, and the rules
/// that hold.
struct RangePage {
  var results: [RangeJob.Result]
  var live = LiveFiles()

  func html() -> String {
    Page(
      title: "Layouts at every size",
      content: results.map { result in
        let size = result.textSize.map { ", text size \($0)" } ?? ""
        return Page.section(
          "\(result.report.title)\(size)", scene(result.report))
      }.joined(), live: live
    ).html()
  }

  private func scene(_ report: RangeReport) -> String {
    let axis = report.layout.axis == .horizontal ? "width" : "height"
    var text = "<p>Every \(axis) from \(RangeText.text(report.lengths)) points is decided, in "
    text += "\(report.layout.pieces.count) pieces.</p>\n"
    text += button(report, at: nil)
    if !report.isComplete {
      text = "<p class=\"error\">The budget was used up before the end of the range "
      text += "\(RangeText.text(report.lengths)).</p>\n"
    }
    for refutation in report.refutations {
      let names = refutation.views.map(\.name).joined(separator: " and ")
      let ranges = refutation.ranges.map(RangeText.text).joined(separator: ", ")
      text += "<h3>\(Page.escaped(names)) \(Page.escaped(refutation.rule.statement)): "
      text += "\(axis) \(ranges)</h3>\n"
      text += Page.bar(
        report.lengths, broken: refutation.ranges, breakpoints: report.layout.breakpoints)
      text += button(report, at: refutation)
      text += Page.list(refutation.constraints.map { "<code>\(Page.escaped($0))</code>" })
    }
    if !report.proved.isEmpty {
      text += "<h3>Proved for every size</h3>\n"
      text += Page.list(report.proved.map { Page.escaped($0.claim) })
    }
    return text
      + Page.details(
        "Chart of all edges",
        "<div class=\"wide\" role=\"region\" aria-label=\"Chart\" tabindex=\"0\">"
          + "\(RangeChart(report).svg())</div>\n")
  }

  /// Opens the scene where a rule breaks, or at the least size.
  private func button(_ report: RangeReport, at refutation: RangeReport.Refutation?) -> String {
    let (layout, isWide) = (report.layout, report.layout.axis == .horizontal)
    var options = layout.scene.options
    options.size = layout.size(at: refutation?.first ?? report.lengths.lowerBound)
    let place = LivePlace(
      scene: report.scene, canvas: LivePlace.canvas(options), view: refutation?.views.first?.id,
      edge: isWide ? "width" : "height",
      range: .object([
        "axis": .string(isWide ? "width" : "height"),
        "from": .number(report.lengths.lowerBound), "to": .number(report.lengths.upperBound),
      ]))
    let size = NumberText.of(refutation?.first ?? report.lengths.lowerBound)
    return live.button(
      report.file, place, report.title, label: "Open live at \(size) points")
  }
}
