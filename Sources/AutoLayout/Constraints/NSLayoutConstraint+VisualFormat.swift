// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import VisualFormat

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format means, in the order of its text.
  ///
  /// A mistake in the format raises a ``LayoutException`` that shows where it is; if its handler
  /// returns, there are no constraints.
  ///
  /// - Parameters:
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views, guides and layout support objects by the names that the format uses.
  nonisolated public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let scope = VisualFormatScope(metrics: metrics ?? [:], views: views)
    let resolved = FormatStatement.parse(format)
      .resolved(in: scope, options: VisualFormat.FormatOptions(rawValue: opts.rawValue))
    if let reason = resolved.exceptionReason {
      LayoutException.raiseInvalidArgument(reason)
      return []
    }
    return resolved.constraints.compactMap { scope.constraint(for: $0) }
  }
}

/// The dictionaries of a call as the names that a format may use.
private struct VisualFormatScope: FormatScope {
  var metrics: [String: Any]
  var views: [String: Any]

  var viewNames: [String] { Array(views.keys) }

  var metricNames: [String] { Array(metrics.keys) }

  func hasSuperview(viewNamed name: String) -> Bool? {
    item(name).map { LayoutStore.current.forest.parent(of: $0.item) != nil }
  }

  func metric(named name: String) -> Double? {
    switch metrics[name] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as UILayoutPriority: Double(value.rawValue)
    default: nil
    }
  }

  private func item(_ name: String) -> (any LayoutItem)? { views[name] as? any LayoutItem }

  private func object(of item: FormatItem) -> (any LayoutItem)? {
    switch item {
    case .view(let name): self.item(name)
    case .superview(let name):
      self.item(name).flatMap { LayoutStore.current.forest.parent(of: $0.item) }
        .flatMap { LayoutStore.current.object(of: $0) as? any LayoutItem }
    case .spacer: nil
    }
  }

  func constraint(for format: FormatConstraint) -> NSLayoutConstraint? {
    guard let first = object(of: format.first),
      let attribute = LayoutCore.Attribute(rawValue: format.firstAttribute.rawValue),
      let relation = NSLayoutConstraint.Relation(rawValue: format.relation.rawValue)
    else { return nil }
    let second = format.second.flatMap { object(of: $0) }
    let secondAttribute =
      format.secondAttribute.flatMap { LayoutCore.Attribute(rawValue: $0.rawValue) }
      ?? .notAnAttribute
    let constant =
      switch format.constant {
      case .points(let points): points
      case .standardSpacing: LayoutSpacing.betweenItems
      }
    let constraint = NSLayoutConstraint()
    constraint.relate(
      first, attribute, relation, second, secondAttribute, multiplier: format.multiplier,
      constant: constant)
    if format.constant == .standardSpacing { constraint.storage.value.spacing = "NSSpace" }
    constraint.priority = UILayoutPriority(format.priority)
    return constraint
  }
}
