// SPDX-License-Identifier: MIT

import LayoutCore

extension UIView {
  var currentSemanticContentAttribute: UISemanticContentAttribute {
    let attribute = LayoutStore.current.forest[item].semanticContentAttribute
    return UISemanticContentAttribute(rawValue: attribute.rawValue) ?? .unspecified
  }

  class func resolve(
    _ attribute: UISemanticContentAttribute, _ direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    let ordinary: LayoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    return attribute.core.resolved(in: ordinary) == .leftToRight ? .leftToRight : .rightToLeft
  }
}
