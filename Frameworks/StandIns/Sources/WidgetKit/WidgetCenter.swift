// SPDX-License-Identifier: MIT

@_exported import Foundation

/// There are no widgets.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
