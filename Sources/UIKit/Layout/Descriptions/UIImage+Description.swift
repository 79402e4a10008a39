// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension UIImage {
  /// The image in the description of an image view.
  ///
  /// Source: recorded descriptions of image views with symbols at three pixels to the point, such as
  /// `<UIImage symbol "checkmark.circle.fill"; (20 19)@3{2}>` without its address.
  /// - Unverified: that the number in braces is the rendering mode, and the words for other images.
  var printedInViews: String {
    let kind =
      content.isSymbol
      ? "symbol \"\(content.name)\""
      : content.name.isEmpty ? "anonymous" : "named \"\(content.name)\""
    let mode = content.isSymbol ? RenderingMode.alwaysTemplate : renderingMode
    return "<UIImage:\(ObjectDescription.address(of: self)) \(kind); "
      + "(\(Double(size.width).printed) \(Double(size.height).printed))@\(Double(scale).printed)"
      + "{\(mode.rawValue)}>"
  }
}
