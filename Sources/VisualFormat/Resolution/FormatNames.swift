// SPDX-License-Identifier: MIT

/// A scope that stores its names.
public struct FormatNames: FormatScope, Hashable, Sendable {
  /// The names of views that have a superview.
  public var views: Set<String>

  /// The names of views without a superview.
  public var orphans: Set<String>

  /// The metrics and their values, in points.
  public var metrics: [String: Double]

  /// Creates a scope.
  public init(
    views: Set<String> = [], orphans: Set<String> = [], metrics: [String: Double] = [:]
  ) {
    self.views = views
    self.orphans = orphans
    self.metrics = metrics
  }

  public func hasSuperview(viewNamed name: String) -> Bool? {
    views.contains(name) ? true : orphans.contains(name) ? false : nil
  }

  public func metric(named name: String) -> Double? { metrics[name] }

  public var viewNames: [String] { Array(views.union(orphans)) }

  public var metricNames: [String] { Array(metrics.keys) }
}
