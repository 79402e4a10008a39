// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The intrinsic size has a height and no width.
open class UIToolbar: UIView, UIBarPositioning {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UIToolbar.barTintColor, of: self)
    appearance.set(\UIToolbar.isTranslucent, of: self)
    appearance.set(\UIToolbar.ownStandardAppearance, of: self)
    appearance.set(\UIToolbar.scrollEdgeAppearance, of: self)
    appearance.set(\UIToolbar.compactAppearance, of: self)
    appearance.set(\UIToolbar.compactScrollEdgeAppearance, of: self)
    appearance.set(\UIToolbar.backgroundImages, of: self)
    appearance.set(\UIToolbar.shadowImages, of: self)
  }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) {
    decode(coder, decodeItems)
    // The content decoded from a file lacks the views of items.
    if (items ?? []).contains(where: { $0.customView != nil }) { contentDidChange() }
  }

  @_Observed(UIToolbar.adopt) open var items: [UIBarButtonItem]? = nil

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_Shown open var isTranslucent = true

  @_Shown open var barTintColor: UIColor? = nil

  private func adopt(_ old: [UIBarButtonItem]?, _ new: [UIBarButtonItem]?) {
    for item in old ?? [] { (item.bar, item.onChange) = (nil, nil) }
    for item in new ?? [] {
      item.bar = self
      item.onChange = { [weak self] in self?.contentDidChange() }
    }
    contentDidChange()
  }

  /// Drawn unless ``scrollEdgeAppearance`` is set.
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance ?? firstAppearance }
    set { ownStandardAppearance = newValue }
  }

  /// The appearance that was set, or nil.
  @_Shown private var ownStandardAppearance: UIToolbarAppearance? = nil
  private lazy var firstAppearance = UIToolbarAppearance()

  /// Drawn at all scroll positions, in place of ``standardAppearance``.
  @_Shown open var scrollEdgeAppearance: UIToolbarAppearance? = nil

  @_Shown open var compactAppearance: UIToolbarAppearance? = nil
  @_Shown open var compactScrollEdgeAppearance: UIToolbarAppearance? = nil
  @_Shown open var barStyle = UIBarStyle.default
  /// No effect.
  open weak var delegate: (any UIToolbarDelegate)?

  open var barPosition: UIBarPosition { .bottom }

  /// An empty image removes the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[topOrBottom, barMetrics] = backgroundImage }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom, barMetrics] }

  /// Takes effect only with a background image. An empty image removes the shadow.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadowImages[topOrBottom] = shadowImage }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  @_Shown private var backgroundImages = BarImages()
  @_Shown private var shadowImages: [UIBarPosition: UIImage] = [:]

  private var itemViews = BarItemViews()

  open override func layoutSubviews() {
    // The height of the bar may have changed.
    if background != shownBackground || contents != shownItems { contentDidChange() }
    let (items, measurer) = (visibleItems, coreMeasurer)
    let contents = contents
    let parts = ToolbarParts(
      contents, widths: contents.map(measurer.width(of:)),
      in: bounds.core.betweenSides(of: safeAreaInsets.core),
      BarMetrics(measurer.environment))
    let places = zip(items, parts.items).map { item, place in
      (item: item, place: Optional(place.mirrored(in: parts.row, coreDirection)))
    }
    itemViews.show(places, in: self)
    // Super aligns the views to whole pixels of the screen.
    super.layoutSubviews()
  }

  private var appearances: BarAppearances<UIToolbarAppearance> {
    BarAppearances(
      standard: standardAppearance, scrollEdge: scrollEdgeAppearance, compact: compactAppearance,
      compactScrollEdge: compactScrollEdgeAppearance)
  }

  private var shownBackground = BarContent.Background()
  private var shownItems: [BarContent.BarItem] = []

  private var background: BarContent.Background {
    let height = verticalSizeClass
    return appearances.background(
      height,
      former: BarContent.FormerBackgroundLook(
        tint: barTintColor,
        image: backgroundImages.image(at: barPosition, isCompact: height == .compact),
        shadowImage: shadowImages[barPosition] ?? shadowImages[.any]),
      isTranslucent: isTranslucent, isBlack: barStyle == .black)
  }

  private var verticalSizeClass: SizeClass { coreMeasurer.environment.verticalSizeClass }

  private var contents: [BarContent.BarItem] {
    let appearance = appearances.shown(verticalSizeClass) ?? standardAppearance
    let looks = (appearance.buttonAppearance, appearance.doneButtonAppearance)
    return visibleItems.map { $0.content.adopting(looks.0, looks.1) }
  }

  private var visibleItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  override func contentDidChange() {
    var content = BarContent(kind: .toolbar)
    content.leadingItems = contents
    shownItems = content.leadingItems
    content.isTranslucent = isTranslucent
    setNeedsLayout()
    content.isBlack = barStyle == .black
    content.background = background
    shownBackground = content.background
    LayoutStore.current.forest.setContent(.bar(content), of: item)
  }
}
