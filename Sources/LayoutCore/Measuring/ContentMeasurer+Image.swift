// SPDX-License-Identifier: MIT

extension ContentMeasurer {
  /// An image of unknown size has no content size.
  func size(of image: ImageContent) -> ContentSize {
    guard let size = image.size else { return .none }
    let insets = image.usableAlignmentInsets
    return ContentSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension ImageContent {
  /// The alignment insets, or none where one of them is no number.
  var usableAlignmentInsets: EdgeInsets {
    let insets = alignmentInsets
    let sum = insets.top + insets.left + insets.bottom + insets.right
    return sum.isFinite ? insets : .zero
  }
}
