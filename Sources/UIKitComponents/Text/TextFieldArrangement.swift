// SPDX-License-Identifier: MIT

package import AutoLayout

/// The parts of a text field.
///
/// Source of the room beside the text: widths that Xcode saved.
///
/// - Unverified: the room above and below, the button that clears, that views at the edges count in the
///   content size.
package struct TextFieldArrangement {
  package var border: TextFieldContent.BorderStyle
  package var leadingRoom = 0.0
  package var trailingRoom = 0.0
  package var showsClearButton = false

  package init(_ field: TextFieldContent) {
    border = field.borderStyle
    leadingRoom = field.leadingRoom
    trailingRoom = field.trailingRoom
    showsClearButton = field.showsClearButton
  }

  /// The room between border and text at either side.
  package var sideInset: Double { border == .none ? 0 : 7 }

  /// What stands beside the text, in the width that the text asks for.
  package var sideRoom: Double { 2 * sideInset + leadingRoom + trailingRoom }

  /// Where text and placeholder stand.
  package func text(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    var rect = border == .none ? bounds : bounds.insetBy(sideInset, 2)
    let trailing = showsClearButton ? max(trailingRoom, Self.clearButtonRoom) : trailingRoom
    rect.x += leadingRoom
    rect.width = max(0, rect.width - leadingRoom - trailing)
    return rect.mirrored(in: bounds, direction)
  }

  private static let clearButtonRoom = 24.0

  /// The button that clears the field.
  package func clearButton(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    Rect(x: bounds.maxX - Self.clearButtonRoom, y: bounds.midY - 9.5, width: 19, height: 19)
      .mirrored(in: bounds, direction)
  }

  /// A view at the leading or the trailing edge, in its own size.
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
  /// Where lines of text stand, of which a text view that does not scroll shows those that fit.
  package func textRect(in bounds: Rect) -> Rect {
    var insets = containerInsets
    insets.left += lineFragmentPadding
    insets.right += lineFragmentPadding
    return bounds.inset(by: insets)
  }
}
