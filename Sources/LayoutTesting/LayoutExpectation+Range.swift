// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
public import Foundation
public import LayoutReports
import UIKit

extension LayoutExpectation {
  /// Checks that the rules hold at every width in a range.
  ///
  /// Each rule that is broken fails the test and names the widths at which it is broken.
  ///
  /// ```swift
  /// expectLayout(of: card).proves(.untruncated, .apart, forWidths: 280...600)
  /// ```
  ///
  /// The proof uses the constraints alone. It ignores what `layoutSubviews` and other overrides do
  /// at other widths. Traits do not change, and afterwards the view has the layout that it had
  /// before. A view that has a superview fails the test, because the superview determines its
  /// width.
  ///
  /// `rules` are the rules to check; all rules if empty.
  ///
  /// - Complexity: about three layouts for every width at which the layout changes.
  @discardableResult
  public func proves(
    _ rules: RangeRule..., forWidths widths: ClosedRange<CGFloat>
  ) -> Self { decide(rules, along: .horizontal, widths) }

  /// Checks that the rules hold at every height in a range.
  @discardableResult
  public func proves(
    _ rules: RangeRule..., forHeights heights: ClosedRange<CGFloat>
  ) -> Self { decide(rules, along: .vertical, heights) }

  private func decide(
    _ rules: [RangeRule], along axis: Axis, _ lengths: ClosedRange<CGFloat>
  ) -> Self {
    let side = axis == .horizontal ? "width" : "height"
    guard view.superview == nil, lengths.lowerBound > 0, lengths.upperBound.isFinite else {
      location.fail(
        Diagnostic(
          "unprovable", .error,
          view.superview == nil
            ? "\(side)s must be positive and finite"
            : "the view has a superview, which determines its \(side)"))
      return self
    }
    let snapshot = view.layoutSnapshot()
    var names: [ItemID: String] = [:]
    for node in snapshot.nodes { names[node.id] = CheckedView(node).name }
    let (view, all) = (view, rules.isEmpty ? RangeRule.allCases : rules)
    let range = TreeRange(
      of: view.item, along: axis, Double(lengths.lowerBound)...Double(lengths.upperBound),
      rules: all, views: names
    ) { body in view.withForest { body(&$0) } }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    for refutation in range.refutations {
      let subject = refutation.views.map { names[$0] ?? "" }.joined(separator: " and ")
      let widths = refutation.ranges.map(RangeText.text).joined(separator: ", ")
      location.fail(
        Diagnostic(
          RuleID(refutation.rule.rawValue), .error,
          "\(subject)\(subject.isEmpty ? "" : " ")\(refutation.rule.statement): \(side) \(widths)"))
    }
    if range.reached < Double(lengths.upperBound) {
      location.fail(
        Diagnostic(
          "unprovable", .error,
          "not decided after \(range.layouts) layouts: \(side) "
            + RangeText.text(range.reached...Double(lengths.upperBound))))
    }
    return self
  }
}
