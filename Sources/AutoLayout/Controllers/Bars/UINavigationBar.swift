// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A navigation controller places it and says what it shows; by itself a bar shows nothing.
open class UINavigationBar: UIView, UIBarPositioning {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UINavigationBar.barTintColor, of: self)
    appearance.set(\UINavigationBar.isTranslucent, of: self)
    appearance.set(\UINavigationBar.prefersLargeTitles, of: self)
  }

  override func decodeContent(_ coder: NSCoder) {
    decode(coder, decodeItems)
    // The file's content knows nothing of the views of items.
    if topItem?.hasViews == true { update(shownItems, hasLargeTitle: false, strip: 0) }
  }

  /// A navigation controller with an opaque bar keeps its content below it.
  @_ObservedChange(UINavigationBar.didChange) open var isTranslucent = true

  @_ObservedChange(UINavigationBar.didChange) open var prefersLargeTitles = false

  /// Takes effect when the controller next lays the bar out; nil draws none at the top of content.
  open var barTintColor: UIColor?

  /// The colour of its titles and background is drawn, when the controller next lays the bar out.
  @_Observed(UINavigationBar.didChange) open var standardAppearance = UINavigationBarAppearance()

  /// As ``standardAppearance``, before it.
  @_Observed(UINavigationBar.didChange)
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil

  /// No effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// No effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Colour and font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil

  /// Colour and font are drawn.
  @_Observed(UINavigationBar.didChange)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil

  private func didChange() { onChange?() }

  /// The whole width that is offered, and the height of the row of buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(BarMetrics(traitValues).navigationBar))
  }

  @_Observed(UINavigationBar.didChange) open var barStyle = UIBarStyle.default
  /// No effect.
  open var shadowImage: UIImage?
  /// No effect.
  open var backIndicatorImage: UIImage?
  /// No effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  open weak var delegate: (any UINavigationBarDelegate)?
  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// That of pads.
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  private var backgroundImages: [BarPlace: UIImage] = [:]
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

  /// No effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// No effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[BarPlace(barPosition, barMetrics)] = backgroundImage }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarPlace(barPosition, barMetrics)] }

  /// No effect.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleAdjustments[barMetrics] = adjustment }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The appearance that counts at the top of the content.
  private func appearance(of item: UINavigationItem) -> UINavigationBarAppearance? {
    item.scrollEdgeAppearance ?? item.standardAppearance ?? scrollEdgeAppearance
      ?? (standardAppearance.backgroundColor == nil
        && standardAppearance.titleTextAttributes.isEmpty
        && standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance)
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

  func update(_ items: [UINavigationItem], hasLargeTitle: Bool, strip: CGFloat) {
    shownItems = items
    guard let top = items.last else { return }
    var content = top.content(above: items.dropLast().last, hasLargeTitle: hasLargeTitle)
    content.isTranslucent = isTranslucent
    content.isBlack = barStyle == .black
    content.stripHeight = strip
    let appearance = appearance(of: top)
    content.barTint = (appearance?.backgroundColor ?? barTintColor)?.color
    let attributes =
      hasLargeTitle
      ? appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
      : appearance?.titleTextAttributes ?? titleTextAttributes
    content.titleColor = attributes?.foreground?.color
    content.titleFont = attributes?.font?.font
    if let appearance {
      let looks = (appearance.buttonAppearance, appearance.doneButtonAppearance)
      content.leadingItems = content.leadingItems.map { $0.adopting(looks.0, looks.1) }
      content.trailingItems = content.trailingItems.map { $0.adopting(looks.0, looks.1) }
    }
    for item in (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? []) { item.bar = self }
    shownContent = content
    LayoutStore.current.setContent(.bar(content), of: item)
  }
}
