// SPDX-License-Identifier: MIT

/// The names that a format can use.
///
/// The resolver looks up only the names in the format, so the size of the scope does not matter.
/// The exception is a misspelt name, which is compared with all candidates.
public protocol FormatScope {
  /// Whether the named view or guide has a superview (for a guide, an owning view). Returns `nil`
  /// if there is no view or guide with that name.
  func hasSuperview(viewNamed name: String) -> Bool?

  /// The value of a metric, or `nil` if there is no metric with that name.
  func metric(named name: String) -> Double?

  /// The names of all views, in any order.
  var viewNames: [String] { get }

  /// The names of all metrics, in any order.
  var metricNames: [String] { get }
}
