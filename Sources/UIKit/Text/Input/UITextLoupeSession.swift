// SPDX-License-Identifier: MIT

public import Foundation

/// A loupe over a text. None is shown.
open class UITextLoupeSession: _UIObject {
  init() { super.init(object: ()) }

  /// A session, although no loupe comes up.
  public class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { UITextLoupeSession() }

  /// No effect.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {}

  /// No effect.
  open func invalidate() {}
}
