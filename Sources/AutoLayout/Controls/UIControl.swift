// SPDX-License-Identifier: MIT

/// A view that people act on. There is no input here: its actions are performed when code sends
/// events.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control looks like it is doing.
  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// No bit: enabled, neither chosen nor touched.
    public static let normal: State = []
    /// Set by ``UIControl/isHighlighted``.
    public static let highlighted = State(rawValue: 1)
    /// Set where ``UIControl/isEnabled`` is false.
    public static let disabled = State(rawValue: 2)
    /// Set by ``UIControl/isSelected``.
    public static let selected = State(rawValue: 4)
    /// Reached by a keyboard or remote; no control here ever is.
    public static let focused = State(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What may happen to a control. Only `sendActions(for:)` makes it happen here.
  public struct Event: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// A finger comes down on the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger leaves the screen on the control: a tap.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger that came down on the control leaves the screen beside it.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The user has changed the value; code that sets it sends nothing, as in UIKit.
    public static let valueChanged = Event(rawValue: 4096)
    /// What the control is there for: what buttons made with a primary action perform it for.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Typing into a field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field has been changed by typing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends elsewhere than in the field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Where content stands across a control that is wider. Buttons follow it; other controls keep
  /// it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle: the default.
    case center = 0
    /// At the left, whatever the direction.
    case left = 1
    /// At the right, whatever the direction.
    case right = 2
    /// Over the whole width; drawn in the middle.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where content stands in a control that is higher. Buttons follow it, and their baselines;
  /// other controls keep it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle: the default.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height; drawn in the middle.
    case fill = 3
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used. Buttons are drawn faded where it is false; other controls
  /// look the same.
  open var isEnabled = true {
    didSet { contentDidChange() }
  }

  /// Whether the control is chosen. Buttons take the title and image of that state.
  open var isSelected = false {
    didSet { contentDidChange() }
  }

  /// Whether the control is being touched; only code sets it here. Buttons take the title and image
  /// of that state.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  /// Where a button's content stands across it where it is wider; in the middle unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentDidChange() }
  }

  /// Where a button's content stands in it where it is higher; in the middle unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentDidChange() }
  }

  /// The alignment with leading and trailing replaced by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// The states that follow from whether the control is enabled, selected and highlighted,
  /// together.
  ///
  /// UIKit calls it `state`.
  open var controlState: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Has `action` performed when one of the events is sent. An action may be added several times;
  /// there is no way to take it back.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Performs the actions that were added for any of the events, in the order of their addition,
  /// before it returns.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  /// What the control shows may look or measure differently.
  func contentDidChange() {}
}
