// SPDX-License-Identifier: MIT

/// Actions are performed when code sends events: there is no input.
@preconcurrency @MainActor
open class UIControl: UIView {
  override var letsScrollingCancelTouches: Bool { false }

  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Only ``UIControl/sendActions(for:)`` makes one happen.
  public struct Event: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Buttons follow it; other controls do not.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// Drawn as ``center``.
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Buttons follow it, and their baselines; other controls do not.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// Drawn as ``center``.
    case fill = 3
  }

  var actions = ControlActions()

  /// Buttons are drawn faded where it is false; other controls look the same.
  open var isEnabled = true {
    didSet { contentDidChange() }
  }

  open var isSelected = false {
    didSet { contentDidChange() }
  }

  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentDidChange() }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentDidChange() }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// UIKit calls it `state`.
  open var controlState: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Takes the place of an action of the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.remove(controlEvents) { call in
      if case .action(let action) = call { action.identifier == actionIdentifier } else { false }
    }
  }

  /// The target is not kept. Without one the action goes up the chain of responders.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(TargetAction(target, action), for: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(controlEvents) { call in
      if case .target(let other) = call { other.isEqual(target, action) } else { false }
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? AnyHashable })
  }

  open var allControlEvents: Event { actions.events }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.calls(for: controlEvent).compactMap { call -> String? in
      guard case .target(let other) = call, other.isEqual(target, nil) else { return nil }
      return other.selector.name
    }
    return names.isEmpty ? nil : names
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for call in actions.calls(for: allControlEvents) where !isDone {
      switch call {
      case .action(let action): iterator(action, nil, allControlEvents, &isDone)
      case .target(let target):
        iterator(nil, (target.target, target.selector), allControlEvents, &isDone)
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  open func sendActions(for controlEvents: Event) { send(for: controlEvents) }

  /// What the control shows may look or measure differently.
  func contentDidChange() {}
}
