// SPDX-License-Identifier: MIT

/// The names that a format may use.
///
/// A format asks only for the names in it; what else a scope holds costs nothing, except when a
/// misspelt name is compared with all that it could have been.
public protocol FormatScope {
  /// Whether the view or guide of that name has a superview (for a guide, an owning view); `nil` if
  /// there is none of that name.
  func hasSuperview(viewNamed name: String) -> Bool?

  /// The value of a metric, or `nil` if there is none of that name.
  func metric(named name: String) -> Double?

  /// All names of views, in any order.
  var viewNames: [String] { get }

  /// All names of metrics, in any order.
  var metricNames: [String] { get }
}
