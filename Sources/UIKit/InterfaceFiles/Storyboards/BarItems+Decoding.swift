// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import UIKitComponents

extension UINavigationItem {
  func decode(_ element: IBElement, _ coder: InterfaceCoder) {
    if let title = coder.values.string("title", of: element) { self.title = title }
    prompt = coder.values.string("prompt", of: element)
    hidesBackButton = element.flag("hidesBackButton") ?? false
    leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    largeTitleDisplayMode =
      switch element["largeTitleDisplayMode"] {
      case "always": .always
      case "never": .never
      default: .automatic
      }
    backButtonTitle = coder.values.string("backButtonTitle", of: element)
    for child in element.children {
      switch (child.name, child.key) {
      case ("leftBarButtonItems", _):
        leftBarButtonItems = child.children.map { coder.makeBarButton($0) }
      case ("rightBarButtonItems", _):
        rightBarButtonItems = child.children.map { coder.makeBarButton($0) }
      case (_, "leftBarButtonItem"?): leftBarButtonItem = coder.makeBarButton(child)
      case (_, "rightBarButtonItem"?): rightBarButtonItem = coder.makeBarButton(child)
      case (_, "backBarButtonItem"?): backBarButtonItem = coder.makeBarButton(child)
      case (_, "titleView"?): titleView = coder.makeView(child)
      default: break
      }
    }
  }
}

extension UITabBarItem {
  func decode(_ element: IBElement, _ coder: InterfaceCoder) {
    if let system = element["systemItem"].flatMap({ SystemBarItem(name: $0, isTab: true) }) {
      title = system.title
      image = system.image.map { UIImage($0) }
    }
    if let title = coder.values.string("title", of: element) { self.title = title }
    if let image = coder.values.image("image", of: element) { self.image = UIImage(image) }
    if let image = coder.values.image("selectedImage", of: element) {
      selectedImage = UIImage(image)
    }
    badgeValue = element["badgeValue"]
    tag = element["tag"].flatMap { Int($0) } ?? 0
    isEnabled = element.flag("enabled") ?? true
    imageInsets = UIEdgeInsets(element.inset(key: "imageInsets") ?? .zero)
    titlePositionAdjustment = UIOffset(element.offset(key: "titlePositionAdjustment"))
  }
}

extension InterfaceCoder {
  /// Makes the button of a bar.
  func makeBarButton(_ element: IBElement) -> UIBarButtonItem {
    let kind = element["systemItem"].flatMap { Self.systemItems.firstIndex(of: $0) }
    let item =
      kind.flatMap { UIBarButtonItem.SystemItem(rawValue: $0) }
      .map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    if let title = values.string("title", of: element) { item.title = title }
    if let image = values.image("image", of: element) { item.image = UIImage(image) }
    item.style = element["style"] == "done" ? .done : .plain
    item.width = element.number("width").map { CGFloat($0) } ?? 0
    item.tintColor = values.color("tintColor", of: element).map { UIColor($0) }
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
    item.imageInsets = UIEdgeInsets(element.inset(key: "imageInsets") ?? .zero)
    if let offset = element.offset(key: "titlePositionAdjustment") {
      item.setTitlePositionAdjustment(UIOffset(offset), for: .default)
    }
    if let custom = element.child(key: "customView") { item.customView = makeView(custom) }
    scene.note(item, element)
    return item
  }

  /// Makes a view that stands on its own, such as that of a bar's button.
  func makeView(_ element: IBElement) -> UIView? { scene.makeViews(of: element) }

  /// The system's items in the order of their raw values.
  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "", "close",
  ]
}

extension UIOffset {
  /// The offset of a file; none where that has none.
  init(_ point: Point?) {
    self.init(horizontal: CGFloat(point?.x ?? 0), vertical: CGFloat(point?.y ?? 0))
  }
}
