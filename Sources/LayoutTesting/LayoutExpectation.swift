// SPDX-License-Identifier: MIT

import AutoLayout
public import Diagnostics
public import Foundation
import LayoutReports
import Typography
public import UIKit
import UIKitComponents

/// Lays `view` out and begins a chain of expectations about it.
///
/// - Complexity: one layout; ambiguity costs a few steps of the solver for every view.
@MainActor
@discardableResult
public func expectLayout(
  of view: UIView, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> LayoutExpectation {
  LayoutExpectation(
    view, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expectations about a layout; each that does not hold fails the test at the line of
/// ``expectLayout(of:fileID:filePath:line:column:)``, once for every view concerned.
@MainActor
public struct LayoutExpectation {
  /// Everything that the rules find in the layout.
  public let diagnostics: [Diagnostic]

  let view: UIView
  let location: TestLocation

  init(_ view: UIView, _ location: TestLocation) {
    self.view = view
    self.location = location
    let snapshot = view.layoutSnapshot()
    var views: [ItemID: CheckedView] = [:]
    for node in snapshot.nodes { views[node.id] = CheckedView(node) }
    Self.noteFonts(of: view, in: &views)
    diagnostics = view.withForest {
      TreeCheck.diagnostics(snapshot, in: &$0, views: views)
    }
  }

  /// No view can be placed in two ways that are equally good.
  @discardableResult
  public func isUnambiguous() -> Self { hasNo("ambiguous-layout") }

  /// All required constraints hold.
  @discardableResult
  public func hasNoConflicts() -> Self { hasNo("conflict") }

  /// No text of a label or button is cut.
  @discardableResult
  public func hasNoTruncation() -> Self { hasNo("truncated-text", "clipped-text") }

  /// No text or control covers another one beside it.
  @discardableResult
  public func hasNoOverlaps() -> Self { hasNo("overlapping-views") }

  /// Nothing lies beyond the edges of its superview, or has no size.
  @discardableResult
  public func staysInside() -> Self { hasNo("outside-superview", "zero-size") }

  /// No text or control lies under bars, camera or home indicator.
  @discardableResult
  public func respectsSafeArea() -> Self { hasNo("outside-safe-area") }

  /// Buttons can be hit: 44 by 44 points at least.
  @discardableResult
  public func hasLargeTouchTargets() -> Self { hasNo("small-touch-target") }

  /// Texts have a contrast of 3:1 at least where both colours are known.
  @discardableResult
  public func hasReadableColors() -> Self { hasNo("low-contrast") }

  /// Fonts follow the text size, and no text is in a size that does not.
  @discardableResult
  public func followsTextSize() -> Self { hasNo("unscaled-font", "fixed-text-size") }

  /// Nothing is tied to left and right where leading and trailing are meant.
  @discardableResult
  public func followsDirection() -> Self { hasNo("left-right") }

  /// No constraint says what another one says, or less.
  @discardableResult
  public func hasNoRedundantConstraints() -> Self {
    hasNo("duplicate-constraint", "dominated-constraint")
  }

  /// No rule finds an error or a warning, as `plumb check` counts them for files.
  @discardableResult
  public func passesCheck(except rules: RuleID...) -> Self {
    for diagnostic in diagnostics
    where diagnostic.severity > .note && !rules.contains(diagnostic.rule) {
      location.fail(diagnostic)
    }
    return self
  }

  /// None of the rules with these ids finds anything.
  @discardableResult
  public func hasNo(_ rules: RuleID...) -> Self {
    for diagnostic in diagnostics where rules.contains(diagnostic.rule) {
      location.fail(diagnostic)
    }
    return self
  }

  /// The least size that the constraints allow is not above the given one, in points.
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

  /// Notes of which texts the font follows the text size.
  private static func noteFonts(of view: UIView, in views: inout [ItemID: CheckedView]) {
    switch view {
    case let label as UILabel: views[label.item]?.hasScaledFont = label.font.isScaled
    case let button as UIButton:
      // A configuration without a font of its own has a text style.
      views[button.item]?.hasScaledFont =
        button.configuration != nil || button.titleLabel?.font.isScaled ?? false
    default: break
    }
    for subview in view.subviews { noteFonts(of: subview, in: &views) }
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
