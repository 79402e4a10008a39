// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of a text field's parts.
///
/// Source of the space beside the text: widths that Xcode saved.
///
/// - Unverified: the space above and below, the clear button, and that the content size includes
///   views at the edges.
package struct TextFieldArrangement {
  package var border: TextFieldContent.BorderStyle
  package var leadingSpace = 0.0
  package var trailingSpace = 0.0
  package var showsClearButton = false

  package init(_ field: TextFieldContent) {
    border = field.borderStyle
    leadingSpace = field.leadingSpace
    trailingSpace = field.trailingSpace
    showsClearButton = field.showsClearButton
  }

  /// The distance between border and text on each side.
  package var sideInset: Double { border == .none ? 0 : 7 }

  /// The width beside the text that the content size includes.
  package var sideSpace: Double { 2 * sideInset + leadingSpace + trailingSpace }

  /// The frame of text and placeholder.
  package func text(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    var rect = border == .none ? bounds : bounds.insetBy(sideInset, 2)
    let trailing = showsClearButton ? max(trailingSpace, Self.clearButtonWidth) : trailingSpace
    rect.x += leadingSpace
    rect.width = max(0, rect.width - leadingSpace - trailing)
    return rect.mirrored(in: bounds, direction)
  }

  private static let clearButtonWidth = 24.0

  /// The frame of the clear button.
  package func clearButton(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    Rect(x: bounds.maxX - Self.clearButtonWidth, y: bounds.midY - 9.5, width: 19, height: 19)
      .mirrored(in: bounds, direction)
  }

  /// The frame of a view at the leading or trailing edge, in its own size.
  package func sideView(
    _ size: Size, isLeading: Bool, in bounds: Rect, _ direction: LayoutDirection
  ) -> Rect {
    Rect(
      x: isLeading ? bounds.x : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).mirrored(in: bounds, direction)
  }
}

extension TextViewContent {
  /// The rectangle for lines of text. A text view that does not scroll shows the lines that fit
  /// into it.
  package func textRect(in bounds: Rect) -> Rect {
    var insets = containerInsets
    insets.left += lineFragmentPadding
    insets.right += lineFragmentPadding
    return bounds.inset(by: insets)
  }
}
