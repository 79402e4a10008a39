// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Makes the other top-level objects of a controller's scene: recognizers, views and custom
  /// objects.
  func makeNeighbours(of controller: IBElement) {
    let scene = file.document.root.list("scenes").first { scene in
      scene.list("objects").contains { $0.id == controller.id }
    }
    for element in scene?.list("objects") ?? [] where element.id != controller.id {
      makeTopLevel(element)
    }
  }

  /// Makes a top-level object of a scene or nib.
  @discardableResult
  func makeTopLevel(_ element: IBElement) -> AnyObject? {
    let object: AnyObject?
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "customObject":
      let type = file.type(of: element, standard: NSObject.self)
      object = (type as? any InterfaceObject.Type)?.init()
    case let name where name.hasSuffix("GestureRecognizer"):
      object = makeRecognizer(element)
    case "barButtonItem":
      object = InterfaceCoder(self, element).makeBarButton(element)
      if let object { kept.append(object) }
      return object
    default:
      guard element.child(key: "frame") != nil || ViewElement(tag: element.name) != nil else {
        return nil
      }
      let view = InterfaceCoder(self, element).makeView(element)
      if let view { kept.append(view) }
      return view
    }
    guard let object else { return nil }
    kept.append(object)
    note(object, element)
    return object
  }

  private func makeRecognizer(_ element: IBElement) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = element["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
      tap.numberOfTouchesRequired = element["numberOfTouchesRequired"].flatMap { Int($0) } ?? 1
      recognizer = tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      recognizer = press
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": recognizer = UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "up": .up, "down": .down, "right": .right,
      ]
      swipe.direction = element["direction"].flatMap { directions[$0] } ?? .right
      recognizer = swipe
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    default: recognizer = UIGestureRecognizer()
    }
    recognizer.isEnabled = element.flag("enabled") ?? true
    return recognizer
  }
}

/// A custom object of the app in a file, neither a view nor a controller. Interface Builder shows a
/// cube.
public protocol InterfaceObject: InterfaceConnecting {
  /// Makes the object. Its outlets are connected later.
  init()
}
