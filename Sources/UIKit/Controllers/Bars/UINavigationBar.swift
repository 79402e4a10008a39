// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// Shows the items that a navigation controller sets, or its own ``items``.
open class UINavigationBar: UIView, UIBarPositioning {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UINavigationBar.barTintColor, of: self)
    appearance.set(\UINavigationBar.isTranslucent, of: self)
    appearance.set(\UINavigationBar.prefersLargeTitles, of: self)
    appearance.set(\UINavigationBar.ownStandardAppearance, of: self)
    appearance.set(\UINavigationBar.scrollEdgeAppearance, of: self)
    appearance.set(\UINavigationBar.compactAppearance, of: self)
    appearance.set(\UINavigationBar.compactScrollEdgeAppearance, of: self)
    appearance.set(\UINavigationBar.shadowImage, of: self)
    appearance.set(\UINavigationBar.backgroundImages, of: self)
    appearance.set(\UINavigationBar.backIndicatorImage, of: self)
    appearance.set(\UINavigationBar.backIndicatorTransitionMaskImage, of: self)
    appearance.set(\UINavigationBar.titleAdjustments, of: self)
  }

  override func decodeContent(_ coder: NSCoder) {
    decode(coder, decodeItems)
    // The content decoded from a file lacks the views of items.
    if topItem?.hasViews == true { update(shownItems, hasLargeTitle: false, strip: 0) }
  }

  /// A navigation controller places its content below an opaque bar.
  @_ObservedChange(UINavigationBar.didChange) open var isTranslucent = true

  @_ObservedChange(UINavigationBar.didChange) open var prefersLargeTitles = false

  /// Nil draws no background at the scroll edge.
  @_Observed(UINavigationBar.didChange) open var barTintColor: UIColor? = nil

  /// Without a ``scrollEdgeAppearance``, it is also drawn at the scroll edge, without the system's
  /// material.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? firstAppearance }
    set { ownStandardAppearance = newValue }
  }

  /// The appearance that was set, or nil.
  @_Observed(UINavigationBar.didChange)
  private var ownStandardAppearance: UINavigationBarAppearance? = nil
  private lazy var firstAppearance = UINavigationBarAppearance()

  @_Observed(UINavigationBar.didChange)
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationBar.didChange)
  open var compactAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationBar.didChange)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil

  /// The colour and the font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil

  /// The colour and the font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil

  private func didChange() {
    if let onChange {
      onChange()
    } else if !shownItems.isEmpty {
      update(shownItems, hasLargeTitle: shownContent.isLargeTitle, strip: 0)
    }
  }

  /// The width of `size`, and the height of the row of buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(BarMetrics(traitValues).navigationBar))
  }

  @_Observed(UINavigationBar.didChange) open var barStyle = UIBarStyle.default
  /// Takes effect only with a background image. An empty image removes the shadow.
  @_Observed(UINavigationBar.didChange) open var shadowImage: UIImage? = nil
  /// Takes effect only if ``backIndicatorTransitionMaskImage`` is set, too.
  @_Observed(UINavigationBar.didChange) open var backIndicatorImage: UIImage? = nil
  @_Observed(UINavigationBar.didChange) open var backIndicatorTransitionMaskImage: UIImage? = nil
  open weak var delegate: (any UINavigationBarDelegate)?
  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The style `pad`, unless ``preferredBehavioralStyle`` is another one.
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  @_ObservedChange(UINavigationBar.didChange) private var backgroundImages = BarImages()
  @_ObservedChange(UINavigationBar.didChange)
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open var barPosition: UIBarPosition { .topAttached }

  /// The items of a navigation controller's stack, or the items that were set.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set {
      shownItems = newValue ?? []
      update(shownItems, hasLargeTitle: false, strip: 0)
    }
  }
  private var shownItems: [UINavigationItem] = []

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = shownItems + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = shownItems.last, delegate?.navigationBar(self, shouldPop: last) ?? true
    else { return nil }
    items = shownItems.dropLast()
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  open var topItem: UINavigationItem? { shownItems.last }

  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barPosition, barMetrics] = backgroundImage }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition, barMetrics] }

  /// Large titles do not move.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleAdjustments[barMetrics] = adjustment }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The appearances for an item. The item's override the bar's.
  private func appearances(of item: UINavigationItem) -> BarAppearances<UINavigationBarAppearance> {
    BarAppearances(
      standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance,
      compact: item.compactAppearance, compactScrollEdge: item.compactScrollEdgeAppearance
    ).over(
      BarAppearances(
        standard: standardAppearance, scrollEdge: scrollEdgeAppearance, compact: compactAppearance,
        compactScrollEdge: compactScrollEdgeAppearance))
  }

  /// The title attributes of the appearance, or the bar's attributes if the appearance has none.
  private func attributes(
    _ appearance: UINavigationBarAppearance?, isLarge: Bool
  ) -> [NSAttributedString.Key: Any]? {
    let own = isLarge ? appearance?.largeTitleTextAttributes : appearance?.titleTextAttributes
    if let own, !own.isEmpty { return own }
    return isLarge ? largeTitleTextAttributes : titleTextAttributes
  }

  /// A bar without a navigation controller places its title view at each layout.
  open override func layoutSubviews() {
    if onChange == nil {
      place(title: topItem?.titleView, search: nil, between: safeAreaInsets.core)
    }
    // Super aligns the views to whole pixels of the screen.
    super.layoutSubviews()
  }

  var onChange: (() -> Void)?
  /// The title view that the bar shows.
  weak var shownTitle: UIView?
  /// The size of the title view before the bar placed it, and the size that the bar gave it.
  var titleSizes = (own: CGSize.zero, placed: CGSize.zero)
  weak var shownSearch: UIView?
  var itemViews = BarItemViews()
  /// The content that the bar draws.
  private(set) var shownContent = BarContent(kind: .navigation)

  func update(
    _ items: [UINavigationItem], hasLargeTitle: Bool, strip: CGFloat, isOverContent: Bool = false
  ) {
    shownItems = items
    guard let top = items.last else { return }
    var content = top.content(above: items.dropLast().last, hasLargeTitle: hasLargeTitle)
    content.isTranslucent = isTranslucent
    content.isBlack = barStyle == .black
    content.stripHeight = strip
    let (appearances, height) = (appearances(of: top), coreMeasurer.environment.verticalSizeClass)
    let image = backgroundImages.image(
      at: barPosition, isCompact: height == .compact, hasPrompt: !content.prompt.isEmpty)
    content.background = appearances.background(
      height,
      former: BarContent.FormerBackgroundLook(
        tint: barTintColor, image: image, shadowImage: shadowImage),
      isTranslucent: isTranslucent, isBlack: content.isBlack, isOverContent: isOverContent)
    let appearance = appearances.shown(height, isOverContent: isOverContent)
    let attributes = attributes(appearance, isLarge: hasLargeTitle)
    content.titleColor = attributes?.foreground?.color
    content.titleFont = attributes?.font?.font
    showPlaces(of: &content, appearance, isLow: height == .compact)
    showBackButton(to: items.dropLast().last, in: &content, appearance)
    if let appearance {
      let looks = (appearance.buttonAppearance, appearance.doneButtonAppearance)
      content.leadingItems = content.leadingItems.map { $0.adopting(looks.0, looks.1) }
      content.trailingItems = content.trailingItems.map { $0.adopting(looks.0, looks.1) }
    }
    for item in (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? []) { item.bar = self }
    top.onBackItemChange = nil
    items.dropLast().last?.onBackItemChange = { [weak self] in self?.didChange() }
    shownContent = content
    LayoutStore.current.setContent(.bar(content), of: item)
  }

  /// Sets the offset of the title, and the look of the subtitle.
  private func showPlaces(
    of content: inout BarContent, _ appearance: UINavigationBarAppearance?, isLow: Bool
  ) {
    let attributes = appearance?.subtitleTextAttributes ?? [:]
    content.subtitleColor = attributes.foreground?.color
    content.subtitleFont = attributes.font?.font
    guard !content.isLargeTitle else { return }
    let former = (isLow ? titleAdjustments[.compact] : nil) ?? titleAdjustments[.default] ?? 0
    content.titleOffset =
      appearance?.titlePositionAdjustment.point ?? Point(x: 0, y: Double(former))
  }

  /// Sets the look of the back button that leads to `item`.
  private func showBackButton(
    to item: UINavigationItem?, in content: inout BarContent,
    _ appearance: UINavigationBarAppearance?
  ) {
    guard content.backTitle != nil, let item else { return }
    let former = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    let image = appearance.flatMap {
      $0.backIndicatorImage.content.isEmpty ? nil : $0.backIndicatorImage
    }
    content.backImage = (image ?? former)?.content
    let own = item.backBarButtonItem
    var look = own?.looks.backLook ?? BarContent.Look()
    look = look.over(own?.content.look ?? BarContent.Look())
    if let appearance { look = look.over(appearance.backButtonAppearance.look(isEnabled: true)) }
    look.titleColor = look.titleColor ?? own?.tintColor?.color
    content.backLook = look
  }
}
