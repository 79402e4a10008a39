// SPDX-License-Identifier: MIT

extension ContentMeasurer {
  /// An image of unknown size has no content size.
  func size(of image: ImageContent) -> ContentSize {
    guard let size = image.size else { return .none }
    let insets = image.alignmentInsets
    return ContentSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
