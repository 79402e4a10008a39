// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Draws the picture of an image that an app brings.
  ///
  /// - Parameter tint: the colour that a template image has where it says nothing itself; nil for a
  ///   place that shows images in their own colours.
  /// - Returns: whether there was a picture to draw.
  mutating func picture(
    _ image: ImageContent, in rect: Rect, tint: Color?, templateTint: Color
  ) -> Bool {
    guard let asset = image.asset,
      let variant = asset.variant(
        for: environment, appearance: palette.appearance, direction: direction),
      let data = variant.picture
    else { return false }
    let rect = rect.drawable
    guard rect.width > 0, rect.height > 0 else { return true }
    let isTemplate = image.isTemplate ?? asset.isTemplate
    let ink = isTemplate.map { $0 ? tint ?? templateTint : nil } ?? tint
    let caps = image.capInsets ?? variant.capInsets
    for part in PicturePart.parts(of: variant.size, in: rect, caps: caps) {
      part.clip.map { begin(DrawingGroup(clip: .rect($0))) }
      append(PlacedPicture(data, in: part.rect, tint: ink))
      if part.clip != nil { end() }
    }
    return true
  }
}
