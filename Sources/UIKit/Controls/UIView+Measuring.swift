// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIView {
  /// Measures content with the current environment.
  var coreMeasurer: ContentMeasurer {
    ContentMeasurer(environment: LayoutStore.current.environment.layout)
  }

  /// The view's effective layout direction.
  var coreDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the frame's size to the intrinsic content size, as controls of fixed size do when they
  /// are created.
  func resizeToContent() {
    let content = intrinsicContentSize
    let aligned = CGRect(
      origin: .zero,
      size: CGSize(
        width: content.width < 0 ? bounds.width : content.width,
        height: content.height < 0 ? bounds.height : content.height))
    frame.size = self.frame(forAlignmentRect: aligned).size
  }

  /// Sets the hugging and compression resistance priorities to 750 along both axes, as for
  /// switches, steppers and activity indicators.
  func resistAndHugStrongly() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }
}
