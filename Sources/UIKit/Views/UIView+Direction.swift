// SPDX-License-Identifier: MIT

import AutoLayout

extension UIView {
  var derivedSemantics: UISemanticContentAttribute {
    let probed: UISemanticContentAttribute? =
      LayoutStore.current.probed(.semanticContentAttribute)
    return probed ?? state.semanticContentAttribute
  }

  /// The direction from traits and semantic content attribute. Ignores a subclass's override.
  var derivedDirection: UIUserInterfaceLayoutDirection {
    let store = LayoutStore.current
    if let probed: UIUserInterfaceLayoutDirection = store.probed(.layoutDirection) {
      return probed
    }
    guard state.overriddenDirection == nil else {
      let ordinary = store.environment.layout.direction
      return semantics(in: traitValues).core.resolved(in: ordinary) == .leftToRight
        ? .leftToRight : .rightToLeft
    }
    return store.forest.direction(of: item) == .leftToRight ? .leftToRight : .rightToLeft
  }

  class func resolve(
    _ attribute: UISemanticContentAttribute, _ direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    let ordinary: LayoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    return attribute.core.resolved(in: ordinary) == .leftToRight ? .leftToRight : .rightToLeft
  }
}
