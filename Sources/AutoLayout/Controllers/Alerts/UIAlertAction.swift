// SPDX-License-Identifier: MIT

/// A button of an alert. There is nobody to choose it: its handler is kept and never called.
@preconcurrency @MainActor
open class UIAlertAction: _UIObject {
  /// What choosing a button means.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; stands apart from the others.
    case cancel = 1
    /// Takes something away; red.
    case destructive = 2
  }

  /// The words on the button.
  public let title: String?
  /// What choosing the button means.
  public let style: Style
  /// Whether the button can be chosen; grey if not.
  open var isEnabled = true {
    didSet { onChange?() }
  }
  let handler: ((UIAlertAction) -> Void)?
  /// Told when the button has to be shown anew.
  var onChange: (() -> Void)?

  /// A button with a title. UIKit calls `handler` when people choose it, after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(object: ())
  }
}
