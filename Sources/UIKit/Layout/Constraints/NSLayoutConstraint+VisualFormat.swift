// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import VisualFormat

extension NSLayoutConstraint {
  nonisolated static func parsed(
    _ format: String, _ opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let scope = VisualFormatScope(metrics: metrics ?? [:], views: views)
    let resolved = FormatStatement.parse(format)
      .resolved(in: scope, options: opts.core)
    if let reason = resolved.exceptionReason {
      LayoutException.raiseInvalidArgument(reason)
      return []
    }
    return resolved.constraints.compactMap { scope.constraint(for: $0) }
  }

  /// Makes constraints from Plumb's extended visual format. It is a superset of UIKit's format,
  /// with percentages, attributes, centring, equal gaps, lists and several lines.
  ///
  /// Equal gaps and shares of a container need layout guides, which this method adds to the owning
  /// views. A mistake raises a `LayoutException`, like one in a visual format.
  @preconcurrency @MainActor
  public class func constraints(
    withExtendedVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any] = [:], views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var scope = VisualFormatScope(metrics: metrics, views: views)
    let resolved = ExtendedFormat.parse(format)
      .resolved(in: scope, options: opts.core)
    if let reason = resolved.exceptionReason {
      LayoutException.raiseInvalidArgument(reason)
      return []
    }
    for spacer in resolved.spacers {
      let guide = UILayoutGuide()
      scope.view(owning: spacer.owner)?.addLayoutGuide(guide)
      scope.spacers.append(guide)
    }
    return resolved.constraints.compactMap { scope.constraint(for: $0) }
  }
}

private struct VisualFormatScope: FormatScope {
  var metrics: [String: Any]
  var views: [String: Any]
  /// The layout guides of the format's spacers.
  var spacers: [UILayoutGuide] = []

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
    case let value as any BinaryInteger: Double(value)
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
        .flatMap { LayoutStore.current.object(of: $0) }
    case .spacer(let index): spacers.indices.contains(index) ? spacers[index] : nil
    }
  }

  /// The owner itself if it is a view. If it is a guide, the guide's owning view.
  @MainActor
  func view(owning owner: FormatItem) -> UIView? { object(of: owner)?.containingView }

  func constraint(for format: FormatConstraint) -> NSLayoutConstraint? {
    guard let first = object(of: format.first),
      let relation = NSLayoutConstraint.Relation(rawValue: format.relation.rawValue)
    else { return nil }
    let second = format.second.flatMap { object(of: $0) }
    let constant =
      switch format.constant {
      case .points(let points): points
      case .standardSpacing: SystemSpacing.betweenEdges
      }
    let constraint = NSLayoutConstraint()
    constraint.relate(
      first, format.firstAttribute.core, relation, second,
      format.secondAttribute?.core ?? .notAnAttribute, multiplier: format.multiplier,
      constant: constant)
    if format.constant == .standardSpacing {
      constraint.setSystemSpacing(1, named: "NSSpace")
    }
    constraint.priority = UILayoutPriority(format.priority)
    return constraint
  }
}

extension FormatAttribute {
  fileprivate var core: AutoLayout.Attribute {
    AutoLayout.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}
