// SPDX-License-Identifier: MIT

import AutoLayout

extension ContentMeasurer {
  /// The content size of an image. An image of unknown size has none.
  func size(of image: ImageContent) -> ContentSize {
    guard let size = image.size else { return .none }
    let insets = image.usableAlignmentInsets
    return ContentSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The baseline that the image was given, measured from the bottom of its alignment rectangle;
  /// nil without one.
  func baselines(of image: ImageContent) -> Baselines? {
    image.baselineOffset.map { offset in
      let above = offset - image.usableAlignmentInsets.bottom
      return Baselines(single: Baseline(heightFraction: 1, constant: -above))
    }
  }
}

extension ImageContent {
  /// The alignment insets; zero if one of them is not finite.
  var usableAlignmentInsets: EdgeInsets {
    let insets = alignmentInsets
    let sum = insets.top + insets.left + insets.bottom + insets.right
    return sum.isFinite ? insets : .zero
  }
}
