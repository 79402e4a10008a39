// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// Those of words are in English.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl
    case close = 24
    case writingTools = 25
  }

  /// Titles of items that are done, or prominent, are emphasised.
  @_Observed(UIBarButtonItem.didChange) open var style = Style.plain

  @_Observed(UIBarButtonItem.didChange) open var tintColor: UIColor? = nil

  @_Observed(UIBarButtonItem.didChange) open var width: CGFloat = 0

  /// Stands in place of a button, in the size of its frame or, where it has none or constraints decide, in
  /// that of its constraints or content.
  @_Observed(UIBarButtonItem.didChange) open var customView: UIView? = nil

  /// The size that ``customView`` has in a bar.
  var customViewSize: CGSize? {
    guard let view = customView else { return nil }
    let own = frameSize(of: view)
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if own.width > 0 || size.width <= 0 { size.width = own.width }
    if own.height > 0 || size.height <= 0 { size.height = own.height }
    if width > 0 { size.width = width }
    return size
  }

  /// How a bar has placed a view, and the size of its frame before.
  private var placement: (view: ObjectIdentifier, frame: CGSize, placed: CGSize)?

  /// The size that code has given the frame; zero where constraints decide.
  private func frameSize(of view: UIView) -> CGSize {
    let size = view.bounds.size
    if let placement, placement.view == ObjectIdentifier(view),
      abs(size.width - placement.placed.width) < 1, abs(size.height - placement.placed.height) < 1
    {
      return placement.frame
    }
    return view.translatesAutoresizingMaskIntoConstraints ? size : .zero
  }

  /// Puts the view into the middle of its place's height.
  func placeView(_ view: UIView, in place: CGRect) {
    let own = frameSize(of: view)
    let height = min(customViewSize?.height ?? 0, place.height)
    // The bar alone says where it stands.
    if !view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    view.frame = CGRect(
      x: place.minX, y: place.midY - height / 2, width: place.width, height: height)
    placement = (ObjectIdentifier(view), own, view.bounds.size)
  }

  open var primaryAction: UIAction?
  /// No effect.
  open var menu: UIMenu?
  open weak var target: AnyObject?
  /// Keeps the target of a segue that starts from the item.
  var triggerTarget: TriggerTarget?
  /// What ``UIBarButtonItem/simulateTap()`` sends where there is no ``UIBarButtonItem/primaryAction``.
  open var action: Selector?
  /// The item is wide enough for each of them.
  @_Observed(UIBarButtonItem.didChange) open var possibleTitles: Set<String>? = nil
  /// No effect.
  open var changesSelectionAsPrimaryAction = false
  /// No effect.
  open var isSelected = false
  /// No effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// No effect.
  open var hidesSharedBackground = false
  /// No effect.
  open var menuRepresentation: UIMenuElement?
  @_Observed(UIBarButtonItem.didChange) open var badge: Badge? = nil
  /// No effect.
  open var isSpringLoaded = false

  /// The group that was given the item last.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  @_Observed(UIBarButtonItem.didChange) open var isHidden = false
  /// No effect.
  open var isSymbolAnimationEnabled = false

  // MARK: Former looks

  @_Observed(UIBarButtonItem.didChange) private(set) var looks = BarButtonLooks()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, nil, barMetrics)] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[.init(state, nil, barMetrics)] }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, style, barMetrics)] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[.init(state, style, barMetrics)] }

  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backgroundOffsets[barMetrics] = adjustment }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundOffsets[barMetrics] ?? 0
  }

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[barMetrics] = adjustment
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backButtonBackgrounds[.init(state, nil, barMetrics)] = backgroundImage }

  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backButtonBackgrounds[.init(state, nil, barMetrics)] }

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.backButtonTitleOffsets[barMetrics] = adjustment }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backButtonTitleOffsets[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backButtonBackgroundOffsets[barMetrics] = adjustment }

  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { looks.backButtonBackgroundOffsets[barMetrics] ?? 0 }

  private var systemItem: SystemItem?
  /// Where the item stands in its bar; null where it has no place.
  var frameInBar = CGRect.null

  /// What stands for the item in its bar, once code has looked for it.
  private(set) var button: _UIButtonBarButton?

  /// Takes that out of a bar which shows the item no more.
  func leave(_ bar: UIView) {
    if let button, button.superview === bar { button.removeFromSuperview() }
  }

  override var itemView: UIView? {
    if let customView { return customView }
    guard let bar else { return nil }
    bar.layoutIfNeeded()
    guard !frameInBar.isNull else { return nil }
    if let button, button.superview === bar { return button }
    let made = _UIButtonBarButton(frame: frameInBar)
    made.barItem = self
    made.onTap = { [weak self] in self?.simulateTap() }
    button = made
    bar.addSubview(made)
    return made
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Titled in English where the item is `done`, `cancel`, `edit`, `save`, `undo` or `redo`; others
  /// have no title.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    show(systemItem)
  }

  /// Looks like one of the system's items.
  func show(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.shown.flatMap { $0.title.isEmpty ? nil : $0.title }
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    setAction(style, target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    setAction(style, target, action)
  }

  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    setAction(.plain, target, action)
  }

  private func setAction(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Performs the primary action, otherwise sends ``UIBarButtonItem/action`` to its target or, without one, up
  /// the chain of responders.
  public func simulateTap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Navigation bars leave it out.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  override var content: BarContent.BarItem {
    var content = super.content
    content.isFlexibleSpace = systemItem == .flexibleSpace
    if image == nil, let shown = systemItem?.shown?.image { content.image = shown }
    if systemItem == .fixedSpace { content.fixedSpace = width }
    content.viewWidth = (customViewSize?.width).map { Double($0) }
    content.tint = tintColor?.color
    content.isProminent = style != .plain || systemItem?.shown?.isProminent == true
    content.look = looks.look(isEnabled: isEnabled, style: style).over(content.look)
    content.possibleTitles = possibleTitles?.sorted() ?? []
    content.badge = badge.map { $0.stringValue ?? "" }
    content.badgeColor = badge?.backgroundColor?.color
    content.badgeTextColor = badge?.foregroundColor?.color
    content.badgeFont = badge?.font?.font
    return content
  }

  /// No effect.
  open var sharesBackground = true
  /// No effect.
  open var identifier: String?

  /// A group of the item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension BarContent.BarItem {
  /// The item in a bar whose appearance says how its buttons look.
  @MainActor
  func adopting(
    _ plain: UIBarButtonItemAppearance, _ done: UIBarButtonItemAppearance
  ) -> BarContent.BarItem {
    var item = self
    item.look = look.over((isProminent ? done : plain).look(isEnabled: isEnabled))
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the system shows for the item; nil for a space.
  fileprivate var shown: SystemBarItem? { SystemBarItem(name: "\(self)") }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The item's place in its bar; null where it is in none, or has no room there.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let bar else { return .null }
    bar.layoutIfNeeded()
    return frameInBar.isNull ? .null : bar.convert(frameInBar, to: referenceView)
  }
}
