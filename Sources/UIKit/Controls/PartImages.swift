// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The images that code sets for the parts of a control, by state.
struct PartImages {
  private var images: [Key: UIImage] = [:]

  private struct Key: Hashable {
    var part: String
    var states: [UInt]
  }

  subscript(part: String, states: UIControl.State...) -> UIImage? {
    get { images[Key(part: part, states: states.map(\.rawValue))] }
    set { images[Key(part: part, states: states.map(\.rawValue))] = newValue }
  }

  /// The image of a part in a state, or else in the normal state.
  func current(_ part: String, _ state: UIControl.State) -> ImageContent? {
    (self[part, state] ?? self[part, .normal])?.content
  }
}

extension UIView {
  /// Sets the images in the view's appearance, for drawing.
  func showImages(_ images: ControlImages) {
    guard images != LayoutStore.current.forest[item].appearance.ornaments.controlImages else {
      return
    }
    updateAppearance { $0.ornaments.controlImages = images }
  }
}
