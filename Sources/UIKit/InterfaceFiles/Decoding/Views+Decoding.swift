// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import UIKitComponents

extension InterfaceCoder {
  /// The colour with the role `key`; nil where none is set.
  func color(_ key: String) -> UIColor? { values.color(key, of: element).map { UIColor($0) } }

  /// The image with the role `key`; nil where none is set.
  func image(_ key: String) -> UIImage? { values.image(key, of: element).map { UIImage($0) } }
}

extension UIView {
  /// The view below this one that has a role in the file; nil where there is none.
  func decodedView(_ coder: NSCoder, key: String) -> UIView? {
    guard coder is InterfaceCoder else { return nil }
    return subviews.first { $0.state.interfaceRole == key }
  }

  /// The content view of the file, else another, which then fills this one.
  func decodedContent(_ coder: NSCoder, else other: UIView) -> UIView {
    if let content = decodedView(coder, key: "contentView") { return content }
    other.fill(self)
    return other
  }
}

extension UIImageView {
  func decodeImageView(_ coder: InterfaceCoder) {
    if case .image(let content)? = state.file?.item.content { image = UIImage(content) }
    highlightedImage = coder.image("highlightedImage")
    isHighlighted = coder.element.flag("highlighted") ?? false
  }
}

extension UIStackView {
  func decodeStackView(_ coder: InterfaceCoder) {
    guard case .stackView(let stack)? = state.file?.item.kind else { return }
    arranged = stack.items.compactMap { item in subviews.first { $0.item == item } }
    axis = stack.axis == .vertical ? .vertical : .horizontal
    distribution = Distribution(rawValue: stack.distribution.rawValue) ?? .fill
    alignment = Alignment(rawValue: stack.alignment.rawValue) ?? .fill
    spacing =
      switch stack.spacing {
      case .points(let points): points
      case .system: Self.spacingUseSystem
      }
    isBaselineRelativeArrangement = stack.isBaselineRelative
    isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
  }
}

extension UIVisualEffectView {
  func decodeEffectView(_ coder: InterfaceCoder) {
    guard let blur = coder.element.child("blurEffect") else { return }
    hasMaterialOfFile = true
    effect = UIBlurEffect(blur)
  }
}

extension UIBlurEffect {
  /// The effect that a file describes.
  convenience init(_ element: IBElement) {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
    self.init(style: element["style"].flatMap { styles[$0] } ?? .regular)
  }
}

extension UIScrollView {
  func decodeScrollView(_ coder: InterfaceCoder) {
    let element = coder.element
    isScrollEnabled = element.flag("scrollEnabled") ?? true
    isPagingEnabled = element.flag("pagingEnabled") ?? false
    isDirectionalLockEnabled = element.flag("directionalLockEnabled") ?? false
    bounces = element.flag("bounces") ?? true
    bouncesZoom = element.flag("bouncesZoom") ?? true
    alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    delaysContentTouches = element.flag("delaysContentTouches") ?? true
    canCancelContentTouches = element.flag("canCancelContentTouches") ?? true
    minimumZoomScale = element.number("minimumZoomScale").map { CGFloat($0) } ?? 1
    maximumZoomScale = element.number("maximumZoomScale").map { CGFloat($0) } ?? 1
    keyboardDismissMode =
      switch element["keyboardDismissMode"] {
      case "onDrag": .onDrag
      case "interactive": .interactive
      default: .none
      }
    contentInsetAdjustmentBehavior =
      switch element["contentInsetAdjustmentBehavior"] {
      case "never": .never
      case "always": .always
      case "scrollableAxes": .scrollableAxes
      default: .automatic
      }
    if let inset = element.inset(key: "contentInset") { contentInset = UIEdgeInsets(inset) }
  }
}
