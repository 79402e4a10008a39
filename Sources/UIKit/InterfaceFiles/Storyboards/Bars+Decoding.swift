// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import UIKitComponents

/// What the three kinds of bars have alike in files.
@MainActor
private protocol DecodedBar: UIView {
  var isTranslucent: Bool { get set }
  var barStyle: UIBarStyle { get set }
  var barTintColor: UIColor? { get set }
}

extension UINavigationBar: DecodedBar {}
extension UIToolbar: DecodedBar {}
extension UITabBar: DecodedBar {}

extension DecodedBar {
  fileprivate func decodeLook(_ element: IBElement, _ values: ElementValues) {
    isTranslucent = element.flag("translucent") ?? true
    barStyle = UIBarStyle(of: element)
    barTintColor = values.color("barTintColor", of: element).map { UIColor($0) } ?? barTintColor
    if let tint = values.color("tintColor", of: element) { tintColor = UIColor(tint) }
  }
}

extension UINavigationBar {
  func decode(_ element: IBElement, _ values: ElementValues) {
    prefersLargeTitles = element.flag("largeTitles") ?? false
    decodeLook(element, values)
    if let image = values.image("backgroundImage", of: element) {
      setBackgroundImage(UIImage(image), for: .default)
    }
    shadowImage = values.image("shadowImage", of: element).map { UIImage($0) }
    backIndicatorImage = values.image("backIndicatorImage", of: element).map { UIImage($0) }
    backIndicatorTransitionMaskImage = values.image("backIndicatorTransitionMaskImage", of: element)
      .map { UIImage($0) }
    titleTextAttributes = values.attributes("titleTextAttributes", of: element)
    largeTitleTextAttributes = values.attributes("largeTitleTextAttributes", of: element)
    func appearance(_ key: String) -> UINavigationBarAppearance? {
      element.child(key: key).map { UINavigationBarAppearance($0, values) }
    }
    appearance("standardAppearance").map { standardAppearance = $0 }
    scrollEdgeAppearance = appearance("scrollEdgeAppearance")
    compactAppearance = appearance("compactAppearance")
    compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance")
  }
}

extension UIToolbar {
  func decode(_ element: IBElement, _ values: ElementValues) {
    decodeLook(element, values)
    if let image = values.image("backgroundImage", of: element) {
      setBackgroundImage(UIImage(image), forToolbarPosition: .any, barMetrics: .default)
    }
    if let image = values.image("shadowImage", of: element) {
      setShadowImage(UIImage(image), forToolbarPosition: .any)
    }
    func appearance(_ key: String) -> UIToolbarAppearance? {
      element.child(key: key).map {
        let appearance = UIToolbarAppearance()
        appearance.decode($0, values)
        return appearance
      }
    }
    appearance("standardAppearance").map { standardAppearance = $0 }
    scrollEdgeAppearance = appearance("scrollEdgeAppearance")
    compactAppearance = appearance("compactAppearance")
    compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance")
  }
}

extension UITabBar {
  func decode(_ element: IBElement, _ values: ElementValues) {
    decodeLook(element, values)
    backgroundImage = values.image("backgroundImage", of: element).map { UIImage($0) }
    shadowImage = values.image("shadowImage", of: element).map { UIImage($0) }
    selectionIndicatorImage = values.image("selectionIndicatorImage", of: element)
      .map { UIImage($0) }
    itemPositioning =
      switch element["itemPositioning"] {
      case "fill": .fill
      case "centered": .centered
      default: .automatic
      }
    itemWidth = CGFloat(element.number("itemWidth") ?? 0)
    itemSpacing = CGFloat(element.number("itemSpacing") ?? 0)
    unselectedItemTintColor = values.color("unselectedItemTintColor", of: element)
      .map { UIColor($0) }
    func appearance(_ key: String) -> UITabBarAppearance? {
      element.child(key: key).map {
        let appearance = UITabBarAppearance()
        appearance.decode($0, values)
        appearance.selectionIndicatorImage = values.image("selectionIndicatorImage", of: $0)
          .map { UIImage($0) }
        appearance.selectionIndicatorTintColor =
          values.color("selectionIndicatorTintColor", of: $0).map { UIColor($0) }
        return appearance
      }
    }
    appearance("standardAppearance").map { standardAppearance = $0 }
    scrollEdgeAppearance = appearance("scrollEdgeAppearance")
  }
}

// Bars that stand in a view have their items in the file; those of a container have its controllers'.

extension UINavigationBar {
  func decodeItems(_ coder: InterfaceCoder) {
    decode(coder.element, coder.values)
    items = coder.makeItems({ UINavigationItem() }) { $0.decode($1, coder) }
  }
}

extension UIToolbar {
  func decodeItems(_ coder: InterfaceCoder) {
    decode(coder.element, coder.values)
    items = coder.element.list("items").map { coder.makeBarButton($0) }
  }
}

extension UITabBar {
  func decodeItems(_ coder: InterfaceCoder) {
    decode(coder.element, coder.values)
    items = coder.makeItems({ UITabBarItem() }) { $0.decode($1, coder) }
  }
}

extension InterfaceCoder {
  /// The items of a bar that stands in a view.
  fileprivate func makeItems<Item: AnyObject>(
    _ make: () -> Item, _ decode: (Item, IBElement) -> Void
  ) -> [Item] {
    element.list("items").map { element in
      let item = make()
      decode(item, element)
      scene.note(item, element)
      return item
    }
  }
}

extension UIBarAppearance {
  fileprivate func decode(_ element: IBElement, _ values: ElementValues) {
    let look = values.backgroundLook(of: element)
    backgroundColor = look.color.map { UIColor($0) }
    backgroundImage = look.image.map { UIImage($0) }
    backgroundImageContentMode =
      UIView.ContentMode(rawValue: look.imageMode.rawValue) ?? .scaleToFill
    shadowColor = look.shadowColor.map { UIColor($0) }
    shadowImage = look.shadowImage.map { UIImage($0) }
    if let effect = element.child(key: "backgroundEffect") {
      backgroundEffect = effect.name == "nil" ? nil : UIBlurEffect(effect)
    }
  }
}

extension UINavigationBarAppearance {
  fileprivate convenience init(_ element: IBElement, _ values: ElementValues) {
    self.init()
    decode(element, values)
    titlePositionAdjustment = UIOffset(element.offset(key: "titlePositionAdjustment"))
    titleTextAttributes = values.attributes("titleTextAttributes", of: element) ?? [:]
    largeTitleTextAttributes = values.attributes("largeTitleTextAttributes", of: element) ?? [:]
  }
}

extension UIBarStyle {
  fileprivate init(of element: IBElement) {
    self = element["barStyle"]?.hasPrefix("black") == true ? .black : .default
  }
}

extension ElementValues {
  /// Font and colour under `key`; nil where nothing is set.
  fileprivate func attributes(
    _ key: String, of element: IBElement
  ) -> [NSAttributedString.Key: Any]? {
    guard let attributes = element.child(key: key) else { return nil }
    var values: [NSAttributedString.Key: Any] = [:]
    values[.foregroundColor] = color("textColor", of: attributes).map { UIColor($0) }
    values[.font] = font(of: attributes).map { UIFont($0) }
    return values.isEmpty ? nil : values
  }
}
