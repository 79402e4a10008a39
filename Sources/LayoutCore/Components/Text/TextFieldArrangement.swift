// SPDX-License-Identifier: MIT

/// The parts of a text field.
///
/// Source of the room beside the text: widths that Xcode saved.
///
/// - Unverified: the room above and below, the button that clears.
package struct TextFieldArrangement {
  package var border: TextFieldContent.BorderStyle

  package init(_ border: TextFieldContent.BorderStyle) {
    self.border = border
  }

  /// The room between border and text at either side.
  package var sideInset: Double { border == .none ? 0 : 7 }

  /// Where text and placeholder stand.
  package func text(in bounds: Rect) -> Rect {
    border == .none ? bounds : bounds.insetBy(sideInset, 2)
  }

  /// The button that clears the field.
  package func clearButton(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    Rect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
      .mirrored(in: bounds, direction)
  }

  /// A view at the left or the right edge, in its own size.
  package func sideView(_ size: Size, atLeft: Bool, in bounds: Rect) -> Rect {
    Rect(
      x: atLeft ? bounds.x : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension TextViewContent {
  /// Where lines of text stand, of which a text view that does not scroll shows those that fit.
  package func textRect(in bounds: Rect) -> Rect {
    var insets = containerInsets
    insets.left += lineFragmentPadding
    insets.right += lineFragmentPadding
    return bounds.inset(by: insets)
  }
}
