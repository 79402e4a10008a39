// SPDX-License-Identifier: MIT

/// The closures and targets that a control calls, in the order in which they were added.
@MainActor
struct ControlActions {
  enum Call {
    case action(UIAction)
    case target(TargetAction)
  }

  private var entries: [(call: Call, events: UIControl.Event)] = []

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(events) { call in
      if case .action(let known) = call { known.identifier == action.identifier } else { false }
    }
    entries.append((.action(action), events))
  }

  /// Adds a target. If the target already has this action, adds the events to it.
  mutating func add(_ target: TargetAction, for events: UIControl.Event) {
    let known = entries.firstIndex { entry in
      guard case .target(let other) = entry.call else { return false }
      return other.isChained == target.isChained && other.target === target.target
        && other.selector == target.selector
    }
    if let known {
      entries[known].events.formUnion(events)
    } else {
      entries.append((.target(target), events))
    }
  }

  /// Removes events from all matching calls. Calls without remaining events are removed.
  mutating func remove(_ events: UIControl.Event, where matches: (Call) -> Bool) {
    for index in entries.indices where matches(entries[index].call) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func calls(for events: UIControl.Event) -> [Call] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.call)
  }

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }
}

extension UIControl {
  var targets: [TargetAction] {
    actions.calls(for: actions.events).compactMap { call in
      if case .target(let target) = call { target } else { nil }
    }
  }

  func send(for events: Event) {
    for call in actions.calls(for: events) {
      switch call {
      case .action(let action): sendAction(action)
      case .target(let target):
        guard target.isChained || target.target != nil else { continue }
        sendAction(target.selector, to: target.target, for: nil)
      }
    }
  }
}
