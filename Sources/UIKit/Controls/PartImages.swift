// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The images that code gives the parts of a control, each for states of the control.
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

  /// The image of a part in a state, else that of the normal one.
  func current(_ part: String, _ state: UIControl.State) -> ImageContent? {
    (self[part, state] ?? self[part, .normal])?.content
  }
}

extension UIView {
  /// Hands images of parts to pictures.
  func showImages(_ images: ControlImages) {
    guard images != LayoutStore.current.forest[item].appearance.ornaments.controlImages else {
      return
    }
    updateAppearance { $0.ornaments.controlImages = images }
  }
}
