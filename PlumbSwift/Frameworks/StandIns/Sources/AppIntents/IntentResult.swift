// SPDX-License-Identifier: MIT

import Foundation

public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The result that `.result(…)` creates. It conforms to all result protocols.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent, Sendable
{
  public let value: Value?
  public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil, dialog: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self {
    Self(value: nil, dialog: nil)
  }
  public static func result<Intent: AppIntent>(
    opensIntent: Intent, dialog: IntentDialog
  ) -> Self { Self(value: nil, dialog: dialog) }
  /// The view is not shown.
  public static func result<View>(view: View) -> Self { Self(value: nil, dialog: nil) }
  /// The view is not shown.
  public static func result<View>(dialog: IntentDialog, view: View) -> Self {
    Self(value: nil, dialog: dialog)
  }
  /// The view is not shown.
  public static func result<View>(
    dialog: IntentDialog, @IntentViewBuilder content: () -> View
  ) -> Self { Self(value: nil, dialog: dialog) }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
  /// The view is not shown.
  public static func result<Value, View>(value: Value, dialog: IntentDialog, view: View) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
  /// The view is not shown.
  public static func result<Value, View>(value: Value, view: View) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
  public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
}

@resultBuilder
public enum IntentViewBuilder {
  public static func buildBlock<View>(_ view: View) -> View { view }
}
