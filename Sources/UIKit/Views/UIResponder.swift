// SPDX-License-Identifier: MIT

public import Foundation

/// The root class of UIKit's classes. Clients do not subclass it directly.
///
/// It hides the initializer that subclasses of `NSObject` inherit, which is not isolated. These
/// classes and their initializers are isolated to the main actor. `_UIObject` has the same
/// isolation, because references to it could not move between tasks otherwise.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  /// The initializer for UIKit's own classes. It is public because a subclass inherits no
  /// convenience initializers from a superclass with hidden initializers.
  public init(object: Void) { super.init() }

  nonisolated open override var description: String {
    "<\(ObjectDescription.className(of: self)): \(ObjectDescription.address(of: self))>"
  }

  deinit {
    AssociatedObjects.removeValues(of: ObjectIdentifier(self))
  }

  // MARK: Objects of files

  /// Called after a file has made and connected the object. A controller's view is not loaded yet.
  /// Overrides call super.
  open func awakeFromNib() {}

  /// Never called.
  open func prepareForInterfaceBuilder() {}

  /// Never called.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: Keys

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Never called.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  open func value(forUndefinedKey key: String) -> Any? {
    raiseUnknown(key, "valueForUndefinedKey:")
    return nil
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUnknown(key, "setValue:forUndefinedKey:")
  }

  // Isolated to the main actor like overrides on Apple's platforms, which may read what the object
  // shows.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(value, key, of: self)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setValue(value, path: keyPath, of: self)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    KeyValueCoding.setValues(keyedValues, of: self)
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    KeyValueCoding.values(keys, of: self)
  }

  open func willChangeValue(forKey key: String) {
    KeyValueObserving.willChange(self, key)
  }

  open func didChangeValue(forKey key: String) {
    KeyValueObserving.didChange(self, key)
  }

  /// The class name.
  open class func description() -> String { nameOfClass(self) }

  // Apple declares the parameters so, and clients override them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the object declares the method or property setter of the selector.
  nonisolated open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let object = UncheckedAccess(self)
    return onMainActor { Receiver(object.value).responds(to: aSelector) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The target of messages that are sent by name and that the object does not implement. Delegate
  /// calls are not sent by name.
  nonisolated open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  // MARK: Accessibility

  final lazy var accessibility = AccessibilityState()

  open var accessibilityIdentifier: String? {
    get {
      if let block = accessibility.blocks.identifier { return block() }
      return accessibility.identifier
    }
    set { accessibility.identifier = newValue }
  }

  open var accessibilityLabel: String? {
    get {
      if let block = accessibility.blocks.label { return block() }
      return accessibility.label ?? derivedAccessibilityLabel
    }
    set { accessibility.label = newValue }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibility.blocks.attributedLabel { return block() }
      return accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { accessibilityLabel = newValue?.string }
  }

  open var accessibilityValue: String? {
    get {
      if let block = accessibility.blocks.value { return block() }
      return accessibility.value ?? derivedAccessibilityValue
    }
    set { accessibility.value = newValue }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibility.blocks.attributedValue { return block() }
      return accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { accessibilityValue = newValue?.string }
  }

  open var accessibilityHint: String? {
    get {
      if let block = accessibility.blocks.hint { return block() }
      return accessibility.hint
    }
    set { accessibility.hint = newValue }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibility.blocks.attributedHint { return block() }
      return accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { accessibilityHint = newValue?.string }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.blocks.traits?() ?? accessibility.traits ?? derivedAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  open var isAccessibilityElement: Bool {
    get {
      accessibility.blocks.isElement?() ?? accessibility.isElement ?? isAccessibilityElementByItself
    }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { accessibility.blocks.frame?() ?? accessibility.frame ?? derivedAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  open var accessibilityPath: UIBezierPath? {
    get {
      if let block = accessibility.blocks.path { return block() }
      return accessibility.path
    }
    set { accessibility.path = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.blocks.activationPoint?() ?? accessibility.activationPoint
        ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  open var accessibilityLanguage: String? {
    get {
      if let block = accessibility.blocks.language { return block() }
      return accessibility.language
    }
    set { accessibility.language = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.blocks.areElementsHidden?() ?? accessibility.areElementsHidden }
    set { accessibility.areElementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.blocks.isModal?() ?? accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.blocks.groupsChildren?() ?? accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility.blocks.respondsToUserInteraction?() ?? accessibility.respondsToUserInteraction
        ?? isAccessibilityElement
    }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.blocks.navigationStyle?() ?? accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.blocks.containerType?() ?? accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  open var accessibilityElements: [Any]? {
    get {
      if let block = accessibility.blocks.elements { return block() }
      return accessibility.elements
    }
    set { accessibility.elements = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = accessibility.blocks.customActions { return block() }
      return accessibility.customActions
    }
    set { accessibility.customActions = newValue }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let block = accessibility.blocks.customRotors { return block() }
      return accessibility.customRotors
    }
    set { accessibility.customRotors = newValue }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = accessibility.blocks.userInputLabels { return block() }
      return accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { accessibility.userInputLabels = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityContents.count }

  open func accessibilityElement(at index: Int) -> Any? {
    let contents = accessibilityContents
    return contents.indices.contains(index) ? contents[index] : nil
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityContents.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
      ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { accessibility.blocks.activate?() ?? false }

  open func accessibilityIncrement() { accessibility.blocks.increment?() }

  open func accessibilityDecrement() { accessibility.blocks.decrement?() }

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  open func accessibilityPerformEscape() -> Bool { accessibility.blocks.performEscape?() ?? false }

  open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks.magicTap?() ?? false }

  /// Never called.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Never called.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Never called.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }

  open func accessibilityElementDidBecomeFocused() {}

  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { false }

  // Defaults of subclasses, used if app code has set no value:

  var derivedAccessibilityLabel: String? { nil }
  var derivedAccessibilityValue: String? { nil }
  var derivedAccessibilityTraits: UIAccessibilityTraits { [] }
  var derivedAccessibilityFrame: CGRect { .zero }
  var isAccessibilityElementByItself: Bool { false }
  var accessibilityContents: [Any] { accessibilityElements ?? [] }
}

/// A class with an initializer without arguments.
open class _PlainObject: _UIObject {
  public init() { super.init(object: ()) }
}

open class UIResponder: _UIObject {
  public init() { super.init(object: ()) }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { LayoutStore.current.firstResponder === self }

  /// A view must be in a window. Shows the responder's keyboard, see
  /// ``UIScreen/simulateKeyboard(_:)``.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirst() }

  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirst() }

  open var canResignFirstResponder: Bool { true }

  /// Whether events can reach the responder.
  var canReceiveEvents: Bool { true }

  /// The window of a view, or of a controller's loaded view.
  var eventWindow: UIWindow? { nil }

  /// Whether the responder accepts keyboard input.
  var takesText: Bool { self is any UIKeyInput }

  /// The view that is scrolled into sight when the responder becomes first responder.
  var editedView: UIView? { nil }

  /// Called before a keyboard is shown for the responder or a descendant.
  func keyboardWillAppear() {}

  /// Never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Never called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Never called.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Never called.
  open var keyCommands: [UIKeyCommand]? { nil }

  open var undoManager: UndoManager? { next?.undoManager }

  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

  open var textInputMode: UITextInputMode? { nil }

  /// Its view is used if ``inputView`` is nil.
  open var inputViewController: UIInputViewController? { nil }

  /// Its view is used if ``inputAccessoryView`` is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  open func reloadInputViews() { InputViews.shared.update() }

  /// Never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Never called.
  open func validate(_ command: UICommand) {}

  open var userActivity: NSUserActivity?

  /// Never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Replaces the keyboard while the responder is first responder. It is at the bottom of the
  /// window, above the safe area.
  ///
  /// The height is that of the view's content or frame. With a flexible height it is that of a
  /// keyboard. A view of height 0 hides the keyboard.
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while the responder or a descendant is first responder. Without a
  /// keyboard, it is at the bottom of the window.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Editing

  open func cut(_ sender: Any?) {}

  open func copy(_ sender: Any?) {}

  /// Pastes the pasteboard's items whose types `pasteConfiguration` accepts.
  open func paste(_ sender: Any?) {
    let providers = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
  }

  open var pasteConfiguration: UIPasteConfiguration?

  /// Called by ``paste(_:)``.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether `pasteConfiguration` accepts a type of at least one item.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  open func delete(_ sender: Any?) {}

  open func select(_ sender: Any?) {}

  open func selectAll(_ sender: Any?) {}

  open func toggleBoldface(_ sender: Any?) {}

  open func toggleItalics(_ sender: Any?) {}

  open func toggleUnderline(_ sender: Any?) {}

  /// The default implementation checks whether the object has a method of the name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Receiver(self).responds(to: action)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open var interfaceOutlets: [String: InterfaceSetter] { [:] }

  open var interfaceActions: [String: InterfaceAction] { [:] }

  open var interfaceAttributes: [String: InterfaceSetter] { [:] }

  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  open func increaseSize(_ sender: Any?) {}

  open func decreaseSize(_ sender: Any?) {}

  open func find(_ sender: Any?) {}

  open func findAndReplace(_ sender: Any?) {}

  open func findNext(_ sender: Any?) {}

  open func findPrevious(_ sender: Any?) {}

  open func useSelectionForFind(_ sender: Any?) {}

  open func printContent(_ sender: Any?) {}

  open func pasteAndMatchStyle(_ sender: Any?) {}

  open func pasteAndGo(_ sender: Any?) {}

  open func pasteAndSearch(_ sender: Any?) {}

  open func duplicate(_ sender: Any?) {}

  open func rename(_ sender: Any?) {}

  open func move(_ sender: Any?) {}

  open func export(_ sender: Any?) {}

  open func captureTextFromCamera(_ sender: Any?) {}

  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// No effect.
  open var textInputContextIdentifier: String? { nil }

  /// No effect.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// No effect.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
}
