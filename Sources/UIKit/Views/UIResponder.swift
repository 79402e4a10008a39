// SPDX-License-Identifier: MIT

public import Foundation

/// Hides the initialiser that NSObject's subclasses would inherit, which belongs to no actor: the
/// classes below are isolated to the main actor, and so are their initialisers. It is isolated as they
/// are, or references to them could not go from one task to another. Not for subclassing by clients.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  /// For classes of UIKit's. Public, as classes below one of hidden initialisers inherit no convenience initialisers.
  public init(object: Void) { super.init() }

  nonisolated open override var description: String {
    "<\(LayoutDescription.className(of: self)): \(LayoutDescription.address(of: self))>"
  }

  deinit {
    AssociatedObjects.removeValues(of: ObjectIdentifier(self))
  }

  // MARK: Objects of files

  /// Called after a file has made the object and connected it; a controller's view is not loaded yet. Overrides call
  /// super.
  open func awakeFromNib() {}

  /// Never called.
  open func prepareForInterfaceBuilder() {}

  /// Never called.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: Keys

  /// Called when a property changes that the object was added to as an observer.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Asked by nothing: what is not `dynamic` tells nobody.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  open func value(forUndefinedKey key: String) -> Any? {
    raiseUnknown(key, "valueForUndefinedKey:")
    return nil
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUnknown(key, "setValue:forUndefinedKey:")
  }

  // Isolated, as overrides in classes of Apple's systems are, which may read what the object shows.
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

  /// The name of the class.
  open class func description() -> String { nameOfClass(self) }

  // Apple declares the parameters so, and clients override them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the object has the method or setter of a selector.
  nonisolated open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let object = Unguarded(self)
    return onMainActor { Receiver(object.value).responds(to: aSelector) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Who is sent by name what the object has no method for. Calls of delegates' methods are not sent by name.
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

  /// In the coordinates of the screen.
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

  /// How many elements the object contains, as assistive technology meets them.
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

  /// What stands at a point of the screen for assistive technology; never called.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }

  open func accessibilityElementDidBecomeFocused() {}

  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { false }

  // What subclasses know of themselves where code said nothing.

  var derivedAccessibilityLabel: String? { nil }
  var derivedAccessibilityValue: String? { nil }
  var derivedAccessibilityTraits: UIAccessibilityTraits { [] }
  var derivedAccessibilityFrame: CGRect { .zero }
  var isAccessibilityElementByItself: Bool { false }
  var accessibilityContents: [Any] { accessibilityElements ?? [] }
}

/// An object that is made without arguments.
open class _PlainObject: _UIObject {
  public init() { super.init(object: ()) }
}

open class UIResponder: _UIObject {
  public init() { super.init(object: ()) }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { LayoutStore.current.firstResponder === self }

  /// A view has to be in a window. What it is typed with comes up: see ``UIScreen/simulateKeyboard(_:)``.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirst() }

  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirst() }

  open var canResignFirstResponder: Bool { true }

  /// Whether the object is where events could reach it.
  var canReceiveEvents: Bool { true }

  /// The window that a view is in, or the loaded view of a controller.
  var eventWindow: UIWindow? { nil }

  /// Whether a keyboard types into the responder.
  var takesText: Bool { self is any UIKeyInput }

  /// What is scrolled to where it is seen as the responder becomes the first.
  var editedView: UIView? { nil }

  /// A keyboard comes up for the responder or one below it.
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

  /// Its view stands in the place of ``inputView`` where that is nil.
  open var inputViewController: UIInputViewController? { nil }

  /// Its view stands in the place of ``inputAccessoryView`` where that is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Has the input and accessory views of the first responder asked for again.
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

  /// What stands at the bottom of the window in place of a keyboard while the responder is the first, above the safe area:
  /// as high as its content or its frame, or as a keyboard where its height is flexible. A view without any height keeps
  /// a keyboard away.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard, or at the bottom of the window, while the responder or one below it is the first.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Editing

  open func cut(_ sender: Any?) {}

  open func copy(_ sender: Any?) {}

  /// Pastes what the pasteboard has of the types that ``pasteConfiguration`` names.
  open func paste(_ sender: Any?) {
    let providers = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
  }

  /// The types of data that the responder takes.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Called by ``paste(_:)``.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether any of them has data of a type that is taken.
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

  /// Whether the object has a method of the name.
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
