// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// A navigation controller places it and says what it shows; by itself a bar shows nothing.
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
    // The file's content knows nothing of the views of items.
    if topItem?.hasViews == true { update(shownItems, hasLargeTitle: false, strip: 0) }
  }

  /// A navigation controller with an opaque bar keeps its content below it.
  @_ObservedChange(UINavigationBar.didChange) open var isTranslucent = true

  @_ObservedChange(UINavigationBar.didChange) open var prefersLargeTitles = false

  /// Nil draws none at the top of content.
  @_Observed(UINavigationBar.didChange) open var barTintColor: UIColor? = nil

  /// Pictures show it without the system's material where no appearance is for the edge of content.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? firstAppearance }
    set { ownStandardAppearance = newValue }
  }

  /// What was set.
  @_Observed(UINavigationBar.didChange)
  private var ownStandardAppearance: UINavigationBarAppearance? = nil
  private lazy var firstAppearance = UINavigationBarAppearance()

  /// As ``standardAppearance``, before it.
  @_Observed(UINavigationBar.didChange)
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationBar.didChange)
  open var compactAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationBar.didChange)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil

  /// Colour and font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil

  /// Colour and font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil

  private func didChange() {
    if let onChange {
      onChange()
    } else if !shownItems.isEmpty {
      update(shownItems, hasLargeTitle: shownContent.isLargeTitle, strip: 0)
    }
  }

  /// The whole width that is offered, and the height of the row of buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(BarMetrics(traitValues).navigationBar))
  }

  @_Observed(UINavigationBar.didChange) open var barStyle = UIBarStyle.default
  /// Counts beside a background image alone; an empty one leaves the shadow out.
  @_Observed(UINavigationBar.didChange) open var shadowImage: UIImage? = nil
  /// Counts where ``backIndicatorTransitionMaskImage`` is set too.
  @_Observed(UINavigationBar.didChange) open var backIndicatorImage: UIImage? = nil
  @_Observed(UINavigationBar.didChange) open var backIndicatorTransitionMaskImage: UIImage? = nil
  open weak var delegate: (any UINavigationBarDelegate)?
  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// That of pads.
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  @_ObservedChange(UINavigationBar.didChange) private var backgroundImages = BarImages()
  @_ObservedChange(UINavigationBar.didChange)
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open var barPosition: UIBarPosition { .topAttached }

  /// The items of the controllers that a navigation controller shows, or those that were set.
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

  /// An empty image leaves the background out.
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

  /// Large titles keep their place.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleAdjustments[barMetrics] = adjustment }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// What the bar is told of its looks, those of an item first.
  private func appearances(of item: UINavigationItem) -> BarAppearances<UINavigationBarAppearance> {
    BarAppearances(
      standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance,
      compact: item.compactAppearance, compactScrollEdge: item.compactScrollEdgeAppearance
    ).over(
      BarAppearances(
        standard: standardAppearance, scrollEdge: scrollEdgeAppearance, compact: compactAppearance,
        compactScrollEdge: compactScrollEdgeAppearance))
  }

  /// The attributes of a title: those of the appearance, and of the bar itself where that says nothing.
  private func attributes(
    _ appearance: UINavigationBarAppearance?, isLarge: Bool
  ) -> [NSAttributedString.Key: Any]? {
    let own = isLarge ? appearance?.largeTitleTextAttributes : appearance?.titleTextAttributes
    if let own, !own.isEmpty { return own }
    return isLarge ? largeTitleTextAttributes : titleTextAttributes
  }

  /// What a navigation controller does, a bar by itself does at a layout.
  open override func layoutSubviews() {
    if onChange == nil {
      place(title: topItem?.titleView, search: nil, between: safeAreaInsets.core)
    }
    // Which brings them to whole pixels of the screen.
    super.layoutSubviews()
  }

  var onChange: (() -> Void)?
  /// The views in place of the title and in the strip below it.
  weak var shownTitle: UIView?
  /// The size of that view by itself, and as it was placed.
  var titleSizes = (own: CGSize.zero, placed: CGSize.zero)
  weak var shownSearch: UIView?
  var itemViews = BarItemViews()
  /// What the bar shows.
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
    top.onBackChange = nil
    items.dropLast().last?.onBackChange = { [weak self] in self?.didChange() }
    shownContent = content
    LayoutStore.current.setContent(.bar(content), of: item)
  }

  /// Where title and subtitle stand, and how the latter looks.
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

  /// The button that leads back to an item.
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
