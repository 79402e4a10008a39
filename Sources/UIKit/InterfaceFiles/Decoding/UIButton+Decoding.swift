// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import UIKitComponents

extension UIButton {
  func decodeButton(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .button(let button)? = state.file?.item.content else { return }
    buttonType = ButtonType(rawValue: button.kind.rawValue) ?? .custom
    edgeInsets = button.contentEdgeInsets.map { UIEdgeInsets($0) }
    titleEdgeInsets = UIEdgeInsets(button.titleEdgeInsets)
    imageEdgeInsets = UIEdgeInsets(button.imageEdgeInsets)
    if coder.values.font(of: coder.element) != nil { titleFont = UIFont(button.font) }
    titleLineBreakMode = NSLineBreakMode(button.lineBreakMode)
    for child in coder.element.children where child.name == "state" {
      guard let key = child.key, let state = State(fileKey: key) else { continue }
      decode(child, for: state, button, coder.values)
    }
    if let element = coder.element.child("buttonConfiguration") {
      // A configuration without a title takes that of the state.
      if element.child(key: "attributedTitle") != nil, let text = button.title {
        setAttributedTitle(NSAttributedString(text), for: .normal)
      }
      configuration = Configuration(element, button, coder.values)
    }
  }

  private func decode(
    _ element: IBElement, for state: State, _ button: ButtonContent, _ values: ElementValues
  ) {
    let color = values.color("titleColor", of: element)
    if let title = values.string("title", of: element) { setTitle(title, for: state) }
    if let title = values.text(
      attributed: "attributedTitle", of: element, font: button.font,
      color: color ?? button.title?.colors.first ?? .black)
    {
      setAttributedTitle(NSAttributedString(title), for: state)
    }
    if let color { setTitleColor(UIColor(color), for: state) }
    if let image = values.image("image", of: element) { setImage(UIImage(image), for: state) }
    if let image = values.image("backgroundImage", of: element) {
      setBackgroundImage(UIImage(image), for: state)
    }
  }
}

extension UIControl.State {
  /// The state that a file calls `fileKey`; nil for names that are not known.
  fileprivate init?(fileKey: String) {
    switch fileKey {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    case "focused": self = .focused
    default: return nil
    }
  }
}

extension UIButton.Configuration {
  fileprivate init?(_ element: IBElement, _ button: ButtonContent, _ values: ElementValues) {
    guard let core = button.configuration else { return nil }
    self.init(style: core.style)
    title = values.string("title", of: element)
    subtitle = values.string("subtitle", of: element)
    image = button.image.map { UIImage($0) }
    imagePlacement =
      switch core.imagePlacement {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      }
    imagePadding = core.imagePadding
    titlePadding = core.titlePadding
    titleLineBreakMode = NSLineBreakMode(core.titleLineBreakMode)
    buttonSize =
      switch core.size {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    if core.isCapsule { cornerStyle = .capsule }
    switch core.titleAlignment {
    case .leading: titleAlignment = .leading
    case .trailing: titleAlignment = .trailing
    case .center, .left, .right, .fill: break
    }
    if let radius = core.ownCornerRadius { background.cornerRadius = radius }
    background.strokeColor = core.strokeColor.map { UIColor($0) }
    background.strokeWidth = core.strokeWidth
    showsActivityIndicator = core.showsActivityIndicator
    ownInsets = core.contentInsets.map { NSDirectionalEdgeInsets($0) }
    baseForegroundColor = core.foregroundColor.map { UIColor($0) }
    baseBackgroundColor = core.backgroundColor.map { UIColor($0) }
  }
}
