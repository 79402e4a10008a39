// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutCore

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
    titleTextAttributes = values.attributes("titleTextAttributes", of: element)
    largeTitleTextAttributes = values.attributes("largeTitleTextAttributes", of: element)
    if let appearance = element.child(key: "standardAppearance") {
      standardAppearance = UINavigationBarAppearance(appearance, values)
    }
    scrollEdgeAppearance = element.child(key: "scrollEdgeAppearance").map {
      UINavigationBarAppearance($0, values)
    }
  }
}

extension UIToolbar {
  func decode(_ element: IBElement, _ values: ElementValues) {
    decodeLook(element, values)
    element.child(key: "standardAppearance").map { standardAppearance.decode($0, values) }
    scrollEdgeAppearance = element.child(key: "scrollEdgeAppearance").map {
      let appearance = UIToolbarAppearance()
      appearance.decode($0, values)
      return appearance
    }
  }
}

extension UITabBar {
  func decode(_ element: IBElement, _ values: ElementValues) {
    decodeLook(element, values)
    unselectedItemTintColor = values.color("unselectedItemTintColor", of: element)
      .map { UIColor($0) }
    element.child(key: "standardAppearance").map { standardAppearance.decode($0, values) }
    scrollEdgeAppearance = element.child(key: "scrollEdgeAppearance").map {
      let appearance = UITabBarAppearance()
      appearance.decode($0, values)
      return appearance
    }
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
    if let color = values.color("backgroundColor", of: element) { backgroundColor = UIColor(color) }
  }
}

extension UINavigationBarAppearance {
  fileprivate convenience init(_ element: IBElement, _ values: ElementValues) {
    self.init()
    decode(element, values)
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
