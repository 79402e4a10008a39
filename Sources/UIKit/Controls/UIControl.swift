// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// Actions are performed when code sends events: there is no input.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  override func writeContent(_ coder: NSCoder) { coder.encode(isEnabled, forKey: "UIEnabled") }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    archive.bool("UIEnabled") { isEnabled = $0 }
  }

  override var letsScrollingCancelTouches: Bool { false }

  override var isAccessibilityElementByItself: Bool { true }

  /// The traits of the control's kind, without its state.
  var ownAccessibilityTraits: UIAccessibilityTraits { [] }

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    var traits = ownAccessibilityTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Only ``UIControl/sendActions(for:)`` makes one happen.
  public struct Event: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchCancel = Event(rawValue: 256)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Buttons follow it; other controls do not.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right
    /// Drawn as ``center``.
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Buttons follow it, and their baselines; other controls do not.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom
    /// Drawn as ``center``.
    case fill = 3
  }

  var actions = ControlActions()

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  @_Observed(UIControl.enabledDidChange) open var isEnabled = true

  private func enabledDidChange() {
    updateAppearance { $0.ornaments.isDisabled = !isEnabled }
    contentDidChange()
  }

  @_Shown open var isSelected = false

  @_Shown open var isHighlighted = false

  @_Shown open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  @_Shown open var contentVerticalAlignment = ContentVerticalAlignment.center

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// The states that follow from whether the control is enabled, selected and highlighted, together; subclasses add
  /// their own. What buttons show for a state without a look of its own is that of ``State/normal``.
  // Views have a property of this name and another type inside the module.
  @_nonoverride open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The same as ``state``.
  public final var controlState: State { state }

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

  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }

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

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  open func sendActions(for controlEvents: Event) { send(for: controlEvents) }

  // MARK: Tracking

  open private(set) var isTracking = false

  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  /// Touches that code sends are tracked as UIKit does: the control is highlighted as long as they are
  /// inside, and sends the events of touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = isTracking
    if isTracking { sendActions(for: .touchDown) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    let wasInside = isTouchInside
    isTouchInside = isInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      (isTracking, isHighlighted) = (false, false)
      return
    }
    if isInside != wasInside {
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { isTouchInside = point(inside: touch.location(in: self), with: event) }
    endTracking(touch, with: event)
    (isTracking, isHighlighted) = (false, false)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    (isTracking, isHighlighted, isTouchInside) = (false, false, false)
    sendActions(for: .touchCancel)
  }

  // MARK: Menus

  /// Whether the control has a context menu: the one that it configures itself, which code opens.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let ownMenu { removeInteraction(ownMenu) }
      ownMenu = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let ownMenu { addInteraction(ownMenu) }
    }
  }

  private var ownMenu: UIContextMenuInteraction?

  /// Counts for buttons that show what is chosen in their menus.
  @_Shown open var showsMenuAsPrimaryAction = false

  /// An element of the control's menu is about to be performed.
  func willChoose(_ element: UIMenuElement) {}

  /// No effect.
  open var toolTip: String?

  /// No effect.
  open var isSymbolAnimationEnabled = false

  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenu }

  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Performs the actions of the control's main event: `primaryActionTriggered`, and what stands for it.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Interactions of the control's own; nil, as nothing is shown on hover.
  open var toolTipInteraction: UIToolTipInteraction? { nil }
}
