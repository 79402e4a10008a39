// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The layout core measures and draws the content.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  override var archivedParent: UIView? { nil }

  override func writeContent(_ coder: NSCoder) {
    super.writeContent(coder)
    writeButton(coder)
  }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    super.readContent(archive)
    readButton(archive)
  }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open internal(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]
  /// The insets that were set, or nil. They replace the system's padding.
  var edgeInsets: UIEdgeInsets?
  /// The font that was set on the title label.
  var titleFont: UIFont?
  var titleLineBreakMode: NSLineBreakMode?
  private(set) var madeTitleLabel: UIButtonLabel?
  private(set) var madeImageView: ButtonImageView?

  override var ownAccessibilityTraits: UIAccessibilityTraits { .button }

  override var derivedAccessibilityLabel: String? {
    configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? currentTitle ?? currentImage?.accessibilityLabel
  }

  override func setUpContent() {
    isOpaque = false
    contentDidChange()
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeButton) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
    // Property observers do not run in initializers.
    contentDidChange()
  }

  open override func addAction(_ action: UIAction, for controlEvents: Event) {
    super.addAction(action, for: controlEvents)
    guard controlEvents == .primaryActionTriggered, configuration == nil, currentTitle == nil,
      currentImage == nil
    else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content

  @_Shown open var configuration: Configuration? = nil

  /// Called at once, also when it is set. UIKit waits for the next pass.
  @_Observed(UIButton.setNeedsUpdateConfiguration)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil

  /// No effect.
  open var automaticallyUpdatesConfiguration = true

  private let configurationRound = ConfigurationRound()

  /// Calls ``updateConfiguration()`` at once, where UIKit waits for the next pass. A call during an
  /// update starts another update afterwards.
  open func setNeedsUpdateConfiguration() {
    configurationRound.run { updateConfiguration() }
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Created and added on first access. The button uses the label's font and line break mode, and
  /// sets its text and frame. Other properties of the label are not drawn.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UIButtonLabel(of: self)
    madeTitleLabel = label
    addSubview(label)
    placeParts()
    return label
  }

  /// Created and added on first access. The button draws the image and sets the view's frame.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = ButtonImageView(of: self)
    madeImageView = view
    addSubview(view)
    placeParts()
    return view
  }

  open var currentTitle: String? {
    chosenElement?.title ?? look(\.title) ?? look(\.attributedTitle)?.string
  }

  open var currentAttributedTitle: NSAttributedString? { look(\.attributedTitle) }

  open var currentImage: UIImage? { chosenElement?.image ?? look(\.image) }

  open var currentBackgroundImage: UIImage? { look(\.backgroundImage) }

  open var currentTitleColor: UIColor {
    look(\.color) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.color = color }
  }

  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }

  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  open func backgroundImage(for state: State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }

  open func titleColor(for state: State) -> UIColor? {
    looks[state]?.color ?? looks[.normal]?.color
  }

  // MARK: Geometry

  /// A top or bottom inset other than 0 replaces the 6 points that the system adds there.
  open var contentEdgeInsets: UIEdgeInsets {
    get { edgeInsets ?? .zero }
    set {
      edgeInsets = newValue
      contentDidChange()
    }
  }

  /// Moves the title by half the difference of opposite insets, or by all of it if the content is
  /// aligned to a side. The button's size does not change.
  @_Shown open var titleEdgeInsets = UIEdgeInsets.zero

  @_Shown open var imageEdgeInsets = UIEdgeInsets.zero

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { insetContent(bounds) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeParts()
    placeParts()
  }

  /// No effect.
  open var adjustsImageWhenHighlighted = true

  /// No effect.
  open var adjustsImageWhenDisabled = true

  /// No effect.
  open var showsTouchWhenHighlighted = false

  /// The button's context menu, which code opens. It does not change the size of the button.
  @_Observed(UIButton.menuDidChange) open var menu: UIMenu? = nil

  private func menuDidChange() {
    if menu != nil { isContextMenuInteractionEnabled = true }
    contentDidChange()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Whether the primary action changes the selection.
  ///
  /// A button that shows its menu as its primary action then shows a menu element instead of its
  /// title and image: the element that is on, or else the first. A button without a menu toggles
  /// its selection when touched.
  ///
  /// The indicator of configured buttons on devices is neither drawn nor measured.
  @_Shown open var changesSelectionAsPrimaryAction = false
  /// No effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// No effect.
  open var role = Role.normal
  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether ``UIView/simulatePointer(at:)`` uses a pointer style of the button.
  open var isPointerInteractionEnabled = false
  /// Receives a highlight effect of the button, and a rounded rectangle as the shape.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?

  /// The pointer style of the button without a pointer interaction.
  var ownPointerStyle: UIPointerStyle? {
    guard isPointerInteractionEnabled, isEnabled else { return nil }
    let effect = UIPointerEffect.highlight(UITargetedPreview(view: self))
    return pointerStyleProvider?(self, effect, .roundedRect(frame))
      ?? UIPointerStyle(effect: effect)
  }
  /// No effect.
  open var reversesTitleShadowWhenHighlighted = false

  /// No effect.
  open var isSpringLoaded = false

  open var isHovered: Bool { false }

  open var isHeld: Bool { false }

  /// Always nil: the button draws its subtitle.
  open var subtitleLabel: UILabel? { nil }

  open var currentTitleShadowColor: UIColor? { nil }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: controlState)
  }

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    change(state) { look in
      if let configuration {
        look.image = look.image.map { $0.applyingSymbolConfiguration(configuration) ?? $0 }
      }
    }
  }

  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

  /// No effect.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func titleShadowColor(for state: State) -> UIColor? { nil }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The title colour of a button without one. The tint colour is resolved where the button is
  /// drawn.
  var defaultColor: UIColor { buttonType == .custom ? .white : .tintColor }

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    contentDidChange()
  }

  func hasColor(for state: State) -> Bool { looks[state]?.color != nil }

  func look<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[controlState]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The texts of configurations follow the preferred content size category.
  override func textSizeDidChange() {
    guard configuration != nil else { return }
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func contentDidChange() {
    LayoutStore.current.setContent(.button(makeContent()), of: item)
    if madeTitleLabel != nil || madeImageView != nil { setNeedsLayout() }
  }

  override func willChoose(_ element: UIMenuElement) { choose(element) }

  /// A touch that ends inside sends `touchUpInside`, and then `primaryActionTriggered`, unless the
  /// button shows its menu.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, !showsMenuAsPrimaryAction, let touch = touches.first,
      point(inside: touch.location(in: self), with: event)
    else { return }
    performPrimaryAction()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { toggleSelection() }
  }

  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
