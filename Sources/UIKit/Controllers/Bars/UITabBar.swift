// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// A tab bar controller places it and says what it shows; by itself a bar shows nothing.
open class UITabBar: UIView {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UITabBar.barTintColor, of: self)
    appearance.set(\UITabBar.isTranslucent, of: self)
    appearance.set(\UITabBar.ownStandardAppearance, of: self)
    appearance.set(\UITabBar.scrollEdgeAppearance, of: self)
    appearance.set(\UITabBar.backgroundImage, of: self)
    appearance.set(\UITabBar.shadowImage, of: self)
    appearance.set(\UITabBar.selectionIndicatorImage, of: self)
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeItems) }

  @_Observed(UITabBar.refresh) open var isTranslucent = true
  @_Observed(UITabBar.refresh) open var barTintColor: UIColor? = nil

  /// Pictures show it where no appearance is for the edge of content.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance ?? firstAppearance }
    set { ownStandardAppearance = newValue }
  }

  /// What was set.
  @_Observed(UITabBar.refresh) private var ownStandardAppearance: UITabBarAppearance? = nil
  private lazy var firstAppearance = UITabBarAppearance()

  /// As ``standardAppearance``, before it.
  @_Observed(UITabBar.refresh) open var scrollEdgeAppearance: UITabBarAppearance? = nil

  @_Observed(UITabBar.refresh) open var unselectedItemTintColor: UIColor? = nil

  @_Observed(UITabBar.refresh) open var barStyle = UIBarStyle.default
  /// Counts beside ``backgroundImage`` alone; an empty one leaves the shadow out.
  @_Observed(UITabBar.refresh) open var shadowImage: UIImage? = nil
  /// An empty image leaves the background out.
  @_Observed(UITabBar.refresh) open var backgroundImage: UIImage? = nil
  /// Stands behind the selected item in its own size.
  @_Observed(UITabBar.refresh) open var selectionIndicatorImage: UIImage? = nil
  /// Since iOS 26 the items float together and have places of their own.
  @_Observed(UITabBar.refresh) open var itemPositioning = ItemPositioning.automatic
  /// Of centered items; 0 for the system's.
  @_Observed(UITabBar.refresh) open var itemSpacing: CGFloat = 0
  /// Of centered items; 0 for the system's.
  @_Observed(UITabBar.refresh) open var itemWidth: CGFloat = 0
  /// Not asked by the bar of a tab bar controller, which is told itself.
  open weak var delegate: (any UITabBarDelegate)?

  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  /// The whole width that is offered, and the height that the bar has in a tab bar controller.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: CGFloat(BarMetrics(traitValues).tabBar) + safeAreaInsets.bottom)
  }

  /// The tabs of a tab bar controller, or those that were set.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set {
      for item in shownItems { item.onChange = nil }
      update(newValue ?? [], selected: selected)
      for item in shownItems { item.onChange = { [weak self] in self?.refresh() } }
    }
  }
  private var shownItems: [UITabBarItem] = []
  private var selected = -1

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open weak var selectedItem: UITabBarItem? {
    get { shownItems.indices.contains(selected) ? shownItems[selected] : nil }
    set { update(shownItems, selected: shownItems.firstIndex { $0 === newValue } ?? -1) }
  }

  /// What a tab bar controller does when its bar's item at an index is tapped.
  var onTap: ((Int) -> Void)?

  /// Does what a tap on an item does: chooses it, as delegates agree, and tells them. Nothing happens for an item
  /// that the bar does not have, or that is disabled.
  public func simulateTap(on item: UITabBarItem) {
    guard item.isEnabled, let index = shownItems.firstIndex(where: { $0 === item }) else { return }
    if let onTap { return onTap(index) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// What the bar shows.
  private var shownContent = BarContent(kind: .tab)

  /// The places of the items that have one, and of the one that leads to the others.
  private var places: [CGRect] {
    let parts = parts
    return parts.buttons.map { CGRect($0.mirrored(in: parts.row, coreDirection)) }
  }

  private var parts: TabBarParts {
    let environment = coreMeasurer.environment
    return TabBarParts(
      count: TabBarParts.shown(shownContent, environment).items.count,
      in: bounds.core.betweenSides(of: safeAreaInsets.core), environment,
      shownContent.tabPositioning)
  }

  /// The item of a place; nil for the one that leads to those without a place.
  private func item(at index: Int, of count: Int) -> UITabBarItem? {
    count == shownItems.count || index < count - 1 ? shownItems[index] : nil
  }

  // MARK: Views of items

  /// Those of all places, once code has looked for them.
  private var buttons: [UITabBarButton]?

  private var background: UIView?

  open override var subviews: [UIView] {
    if buttons == nil, !shownItems.isEmpty { showButtons() }
    return super.subviews
  }

  private func button(of item: UITabBarItem) -> UIView? {
    showButtons()
    return buttons?.first { $0.tab === item }
  }

  private func showButtons() {
    let places = places
    var shown = buttons ?? []
    // Adding them asks for subviews.
    buttons = shown
    if background == nil {
      background = _UIBarBackground.make(in: self)
      background.map { insertSubview($0, at: 0) }
    }
    for extra in shown.dropFirst(places.count) { extra.removeFromSuperview() }
    shown = Array(shown.prefix(places.count))
    while shown.count < places.count { shown.append(UITabBarButton(frame: .zero)) }
    buttons = shown
    let contents = TabBarParts.shown(shownContent, coreMeasurer.environment).items
    let isWide = parts.placesTitlesBeside
    for (index, button) in shown.enumerated() {
      let item = item(at: index, of: places.count)
      button.tab = item
      button.isEnabled = item?.isEnabled ?? true
      button.isSelected = index == selected
      button.onTap = { [weak self, weak item] in
        if let item { self?.simulateTap(on: item) }
      }
      if button.superview !== self { addSubview(button) }
      if button.frame != places[index] { button.frame = places[index] }
      button.show(contents[index], placesTitleBeside: isWide)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if buttons != nil { showButtons() }
  }

  /// Chooses the item under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let places = places
    let index = places.firstIndex { $0.contains(point) }
    if let index, let item = item(at: index, of: places.count) { simulateTap(on: item) }
  }

  // MARK: Customizing

  open private(set) var isCustomizing = false
  private var customized: [UITabBarItem] = []

  /// Tells the delegate; nothing is shown in which items could be moved.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    (isCustomizing, customized) = (true, items)
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// - Returns: whether items were moved, which is never so.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    let items = customized
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    (isCustomizing, customized) = (false, [])
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// Where the items stand, as the appearance has it before the bar.
  private func tabPositioning(_ appearance: UITabBarAppearance) -> BarContent.TabPositioning {
    let isSaid = appearance.stackedItemPositioning != .automatic
    let (width, spacing) =
      isSaid
      ? (appearance.stackedItemWidth, appearance.stackedItemSpacing) : (itemWidth, itemSpacing)
    return switch isSaid ? appearance.stackedItemPositioning : itemPositioning {
    case .automatic: .automatic
    case .fill: .fill
    case .centered:
      .centered(
        width: width > 0 ? Double(width) : nil, spacing: spacing > 0 ? Double(spacing) : nil)
    }
  }

  private func refresh() { update(shownItems, selected: selected) }

  func update(_ items: [UITabBarItem], selected: Int) {
    for item in shownItems where item.bar === self { (item.bar, item.findView) = (nil, nil) }
    for item in items {
      item.bar = self
      item.findView = { [weak self, weak item] in item.flatMap { self?.button(of: $0) } }
    }
    shownItems = items
    self.selected = selected
    var content = BarContent(kind: .tab)
    content.isBlack = barStyle == .black
    content.isTranslucent = isTranslucent
    content.background = BarAppearances(
      standard: standardAppearance, scrollEdge: scrollEdgeAppearance
    ).background(
      .regular,
      former: BarContent.FormerBackgroundLook(
        tint: barTintColor, image: backgroundImage, shadowImage: shadowImage),
      isTranslucent: isTranslucent, isBlack: content.isBlack)
    let appearance = scrollEdgeAppearance ?? standardAppearance
    let traits = traitCollection
    content.leadingItems = items.map { $0.content(appearance, traits) }
    content.unselectedTint = unselectedItemTintColor?.color
    content.selected = items.indices.contains(selected) ? selected : nil
    content.selectionImage =
      (appearance.selectionIndicatorImage ?? selectionIndicatorImage)?.content
    content.selectionTint = appearance.selectionIndicatorTintColor?.color
    content.tabPositioning = tabPositioning(appearance)
    shownContent = content
    LayoutStore.current.setContent(.bar(content), of: item)
    if buttons != nil { showButtons() }
  }
}
