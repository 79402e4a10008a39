// SPDX-License-Identifier: MIT

import AutoLayout

extension ContentMeasurer {
  /// An image of unknown size has no content size.
  func size(of image: ImageContent) -> ContentSize {
    guard let size = image.size else { return .none }
    let insets = image.usableAlignmentInsets
    return ContentSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The baseline that the image was given, from the bottom of its alignment rect; nil for none.
  func baselines(of image: ImageContent) -> Baselines? {
    image.baselineOffset.map { offset in
      let above = offset - image.usableAlignmentInsets.bottom
      return Baselines(single: Baseline(heightFraction: 1, constant: -above))
    }
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
