// SPDX-License-Identifier: MIT

/// The handler is stored and not called, because no touch chooses an action.
open class UIAlertAction: _UIObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  @_Observed(UIAlertAction.didChange) open var isEnabled = true

  private func didChange() { onChange?() }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(object: ())
  }
}
