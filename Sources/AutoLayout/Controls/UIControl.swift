// SPDX-License-Identifier: MIT

/// A view that people act on.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control looks like it is doing.
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

  /// What may happen to a control.
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

  /// Where content stands across a control that is wider.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where content stands in a control that is higher.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used; disabled ones are drawn faded.
  open var isEnabled = true {
    didSet { contentDidChange() }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { contentDidChange() }
  }

  /// Whether the control is being touched; only code sets it here.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  /// Where content stands across a control that is wider.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentDidChange() }
  }

  /// Where content stands in a control that is higher.
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

  /// The state that follows from whether the control is enabled, selected and highlighted.
  open var controlState: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Has `action` performed when one of the events is sent.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Performs the actions for the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  /// What the control shows may look or measure differently.
  func contentDidChange() {}
}

/// A titled piece of code that a control performs.
@preconcurrency @MainActor
open class UIAction: _UIObject {
  public typealias UIActionHandler = (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  let handler: UIActionHandler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init(object: ())
  }
}
