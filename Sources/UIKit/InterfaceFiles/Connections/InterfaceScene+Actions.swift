// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Connects an action of the file to its sender.
  func connectAction(of object: AnyObject, _ connection: IBElement) {
    guard let name = connection["selector"] else { return }
    let selector = Selector(name)
    // An action without a target in the file goes up the responder chain from its sender.
    let target = self.object(connection["destination"])
    let action = TargetAction(target, selector)
    switch object {
    case let control as UIControl:
      let events = UIControl.Event(fileName: connection["eventType"]) ?? control.ordinaryEvent
      control.addTarget(target, action: selector, for: events)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
      item.primaryAction = UIAction { [weak item] _ in action.send(from: item) }
    case let recognizer as UIGestureRecognizer:
      recognizer.actions.append { [weak recognizer] in _ = action.send(from: recognizer) }
    default:
      file.report("\(type(of: object)) sends no actions, so this one is ignored.", at: connection)
    }
  }

  /// Calls `body` when the object sends its action.
  func trigger(
    _ body: @escaping @MainActor (AnyObject) -> Void, of object: AnyObject, event: String?,
    at element: IBElement
  ) {
    switch object {
    case let control as UIControl:
      let events = UIControl.Event(fileName: event) ?? control.ordinaryEvent
      control.addAction(
        UIAction { [weak control] _ in if let control { body(control) } }, for: events)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in if let item { body(item) } }
      let target = TriggerTarget { [weak item] in if let item { body(item) } }
      item.triggerTarget = target
      (item.target, item.action) = (target, TriggerTarget.action)
    case let recognizer as UIGestureRecognizer:
      recognizer.actions.append { [weak recognizer] in if let recognizer { body(recognizer) } }
    default:
      file.report("\(type(of: object)) sends no actions, so this one is ignored.", at: element)
    }
  }
}

extension UIControl {
  /// The control event of an action for which the file names no event.
  var ordinaryEvent: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}

extension UIControl.Event {
  /// The event with the file's name `fileName`. Nil for an unknown name.
  init?(fileName: String?) {
    guard let event = fileName.flatMap({ Self.byName[$0] }) else { return nil }
    self = event
  }

  private static let byName: [String: Self] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
