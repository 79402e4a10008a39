// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIView {
  /// Measures and arranges as the environment says.
  var coreMeasurer: ContentMeasurer {
    ContentMeasurer(environment: LayoutStore.current.environment.layout)
  }

  /// The view's own direction.
  var coreDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Takes the size of the content as the frame's, as controls of one size do from birth.
  func takeOwnSize() {
    let content = intrinsicContentSize
    let aligned = CGRect(
      origin: .zero,
      size: CGSize(
        width: content.width < 0 ? bounds.width : content.width,
        height: content.height < 0 ? bounds.height : content.height))
    frame.size = self.frame(forAlignmentRect: aligned).size
  }

  /// Hugs and resists at 750 along both axes, as switches, steppers and activity indicators do.
  func resistAndHugStrongly() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }
}
