// SPDX-License-Identifier: MIT

extension FormatResolver {
  /// Reports each `|` beside a view without a superview, and each container that is not in scope.
  ///
  /// UIKit detects a missing superview after the view, or after the `|` if that comes later.
  mutating func checkContainers(of statement: FormatStatement, lines: [FormatLine]) {
    if let start = statement.start, let view = statement.views.first {
      check(start, beside: view, named: lines.map { $0.views.first ?? nil })
    }
    if let end = statement.end, let view = statement.views.last {
      check(end, beside: view, named: lines.map { $0.views.last ?? nil })
    }
  }

  private mutating func check(_ end: FormatEnd, beside view: FormatView, named names: [String?]) {
    if let container = end.container {
      _ = isView(container.text, at: container.position.range)
      return
    }
    let range = end.position.range
    for case let name? in names where scope.hasSuperview(viewNamed: name) == false {
      report(
        FormatDiagnostic(
          .missingSuperview(view: name), at: range,
          noticedAt: max(view.position.range.upperBound, range.upperBound)))
    }
  }

  /// Reports alignments along a statement's own axis.
  mutating func checkAlignments(of statement: FormatStatement) {
    guard statement.orientation != .both, let axis = statement.axes.first else { return }
    let range = statement.position.range
    // In the extended dialect, an alignment in the options applies only to the statements on the
    // other axis. So only the UIKit dialect reports it.
    // A single view has no neighbour to be aligned with. Form libraries ship such formats, with
    // baselines and with edges.
    if dialect == .uikit, statement.views.count > 1,
      alignedAttributes.contains(where: { $0.axis == axis })
    {
      report(FormatDiagnostic(.parallelAlignment(axis), at: range, noticedAt: range.upperBound))
    }
    for attribute in statement.alignments where attribute.axis == axis || attribute.isSize {
      report(FormatDiagnostic(.parallelAttribute(attribute, axis), at: range))
    }
  }
}
