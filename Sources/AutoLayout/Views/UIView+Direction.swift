// SPDX-License-Identifier: MIT

import LayoutCore

extension UIView {
  class func resolve(
    _ attribute: UISemanticContentAttribute, _ direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    let ordinary: LayoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    return attribute.core.resolved(in: ordinary) == .leftToRight ? .leftToRight : .rightToLeft
  }
}
