// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Has an object send an action as the file says.
  func connectAction(of object: AnyObject, _ connection: IBElement) {
    guard let name = connection["selector"] else { return }
    let selector = Selector(name)
    // Without a target in the file, the action goes up the chain of responders from its sender.
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
      file.report("\(type(of: object)) sends no actions; one is left out.", at: connection)
    }
  }

  /// Has something done when an object is used.
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
      file.report("\(type(of: object)) sends no actions; one is left out.", at: element)
    }
  }
}

extension UIControl {
  /// The event for which a file that names none means the control to act.
  var ordinaryEvent: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}

extension UIControl.Event {
  /// The event that a file calls `fileName`; nil for a name that is not known.
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
