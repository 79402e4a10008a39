// SPDX-License-Identifier: MIT

import AutoLayout
public import Diagnostics
public import Foundation
import LayoutReports
import Typography
public import UIKit
import UIKitComponents

/// Lays out `view` and starts a chain of expectations about it.
///
/// - Complexity: one layout. The check for ambiguity costs a few solver steps for each view.
@MainActor
@discardableResult
public func expectLayout(
  of view: UIView, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> LayoutExpectation {
  LayoutExpectation(
    view, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expectations about a layout.
///
/// An expectation that is not met fails the test at the line of
/// ``expectLayout(of:fileID:filePath:line:column:)``, once for each view concerned.
@MainActor
public struct LayoutExpectation {
  /// Everything that the rules of `plumb check` report for the layout.
  public let diagnostics: [Diagnostic]

  let view: UIView
  let location: TestLocation

  init(_ view: UIView, _ location: TestLocation) {
    self.view = view
    self.location = location
    let snapshot = view.layoutSnapshot()
    var views: [ItemID: CheckedView] = [:]
    for node in snapshot.nodes { views[node.id] = CheckedView(node) }
    Self.recordFontScaling(of: view, in: &views)
    diagnostics = view.withForest {
      TreeCheck.diagnostics(snapshot, in: &$0, views: views)
    }
  }

  /// Expects that no view has another position or size that satisfies the constraints equally well.
  @discardableResult
  public func isUnambiguous() -> Self { hasNo("ambiguous-layout") }

  /// Expects that all required constraints are satisfied.
  @discardableResult
  public func hasNoConflicts() -> Self { hasNo("conflict") }

  /// Expects that no text of a label or button is truncated or clipped.
  @discardableResult
  public func hasNoTruncation() -> Self { hasNo("truncated-text", "clipped-text") }

  /// Expects that no text or control covers another one beside it.
  @discardableResult
  public func hasNoOverlaps() -> Self { hasNo("overlapping-views") }

  /// Expects that every view is inside its superview and has a size.
  @discardableResult
  public func staysInside() -> Self { hasNo("outside-superview", "zero-size") }

  /// Expects that no text or control is under a bar, the sensor housing or the home indicator.
  @discardableResult
  public func respectsSafeArea() -> Self { hasNo("outside-safe-area") }

  /// Expects that buttons are at least 44 by 44 points.
  @discardableResult
  public func hasLargeTouchTargets() -> Self { hasNo("small-touch-target") }

  /// Expects a contrast of at least 3:1 for texts whose two colours are known.
  @discardableResult
  public func hasReadableColors() -> Self { hasNo("low-contrast") }

  /// Expects that fonts scale with the text size, and that no text has a fixed size.
  @discardableResult
  public func followsTextSize() -> Self { hasNo("unscaled-font", "fixed-text-size") }

  /// Expects that constraints use leading and trailing rather than left and right.
  @discardableResult
  public func followsDirection() -> Self { hasNo("left-right") }

  /// Expects that no constraint is implied by another one.
  @discardableResult
  public func hasNoRedundantConstraints() -> Self {
    hasNo("duplicate-constraint", "dominated-constraint")
  }

  /// Expects that no rule reports an error or a warning, with the severities of `plumb check`.
  @discardableResult
  public func passesCheck(except rules: RuleID...) -> Self {
    for diagnostic in diagnostics
    where diagnostic.severity > .note && !rules.contains(diagnostic.rule) {
      location.fail(diagnostic)
    }
    return self
  }

  /// Expects that the rules with these ids report nothing.
  @discardableResult
  public func hasNo(_ rules: RuleID...) -> Self {
    for diagnostic in diagnostics where rules.contains(diagnostic.rule) {
      location.fail(diagnostic)
    }
    return self
  }

  /// Expects that the layout fits in a width or height, in points: the smallest size that the
  /// constraints allow is not larger.
  @discardableResult
  public func fits(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var target = UIView.layoutFittingCompressedSize
    if let width { target.width = width }
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    let isWide = width.map { size.width > $0 + 0.01 } ?? false
    let isHigh = height.map { size.height > $0 + 0.01 } ?? false
    guard isWide || isHigh else { return self }
    location.fail(
      Diagnostic(
        "does-not-fit", .error,
        "the layout needs \(size.width) by \(size.height) points; there are "
          + "\(width.map { "\($0)" } ?? "any") by \(height.map { "\($0)" } ?? "any")"))
    return self
  }

  /// Records for each label and button whether its font scales with the text size.
  private static func recordFontScaling(of view: UIView, in views: inout [ItemID: CheckedView]) {
    switch view {
    case let label as UILabel: views[label.item]?.hasScaledFont = label.font.isScaled
    case let button as UIButton:
      // A configuration without a font uses a text style, which scales.
      views[button.item]?.hasScaledFont =
        button.configuration != nil || button.titleLabel?.font.isScaled ?? false
    default: break
    }
    for subview in view.subviews { recordFontScaling(of: subview, in: &views) }
  }
}

extension CheckedView {
  init(_ node: LayoutSnapshot.Node) {
    let text: String? =
      switch node.content {
      case .label(let label): label.text.text.string
      case .button(let button): button.title?.text.string
      default: nil
      }
    let name = text.flatMap { $0.isEmpty ? nil : $0 } ?? node.identifier
    let isUIKit = node.name.hasPrefix("UI")
    self.init(
      id: node.identifier ?? text ?? node.name,
      name: name.map { "the \(node.name) '\($0)'" } ?? "the \(node.name)", isCustom: !isUIKit)
  }
}
