// SPDX-License-Identifier: MIT

public import Foundation

/// A loupe session that shows no loupe.
open class UITextLoupeSession: _UIObject {
  init() { super.init(object: ()) }

  /// Returns a session, but shows no loupe.
  public class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { UITextLoupeSession() }

  /// No effect.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {}

  /// No effect.
  open func invalidate() {}
}
