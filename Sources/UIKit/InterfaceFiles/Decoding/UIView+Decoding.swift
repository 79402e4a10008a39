// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

extension UIView {
  /// Decodes the attributes of a view that its layout item does not have.
  func decodeView(_ coder: InterfaceCoder) {
    let element = coder.element
    tag = element["tag"].flatMap { Int($0) } ?? 0
    isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? false
    isExclusiveTouch = element.flag("exclusiveTouch") ?? false
    isOpaque = element.flag("opaque") ?? true
    clearsContextBeforeDrawing = element.flag("clearsContextBeforeDrawing") ?? true
    autoresizesSubviews = element.flag("autoresizesSubviews") ?? true
    restorationIdentifier = element["restorationIdentifier"]
    state.semanticContentAttribute =
      switch element["semanticContentAttribute"] {
      case "playback": .playback
      case "spatial": .spatial
      case "forceLeftToRight": .forceLeftToRight
      case "forceRightToLeft": .forceRightToLeft
      default: .unspecified
      }
    if let accessibility = element.child("accessibility") {
      accessibilityLabel = accessibility["label"]
      if let identifier = accessibility["identifier"] {
        state.file?.item.identifier = identifier
        LayoutStore.current.forest.setIdentifier(identifier, of: item)
      }
      if let isElement = accessibility.child("bool").flatMap({ $0.flag("value") }) {
        isAccessibilityElement = isElement
      }
    }
  }
}
