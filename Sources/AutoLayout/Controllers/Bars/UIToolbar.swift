// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// By itself it has a height and no width.
open class UIToolbar: UIView, UIBarPositioning {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UIToolbar.barTintColor, of: self)
    appearance.set(\UIToolbar.isTranslucent, of: self)
  }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) {
    decode(coder, decodeItems)
    // The file's content knows nothing of the views of items.
    if (items ?? []).contains(where: { $0.customView != nil }) { contentDidChange() }
  }

  @_Observed(UIToolbar.adopt) open var items: [UIBarButtonItem]? = nil

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// No effect.
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

  /// The background colour is drawn.
  @_Shown open var standardAppearance = UIToolbarAppearance()

  /// As ``standardAppearance``, before it.
  @_Shown open var scrollEdgeAppearance: UIToolbarAppearance? = nil

  /// No effect.
  open var compactAppearance: UIToolbarAppearance?
  /// No effect.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  @_Shown open var barStyle = UIBarStyle.default
  /// No effect.
  open weak var delegate: (any UIToolbarDelegate)?

  open var barPosition: UIBarPosition { .bottom }

  /// No effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[BarPlace(topOrBottom, barMetrics)] = backgroundImage }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarPlace(topOrBottom, barMetrics)] }

  /// No effect.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadowImages[topOrBottom] = shadowImage }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private var backgroundImages: [BarPlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  private var itemViews = BarItemViews()

  open override func layoutSubviews() {
    let (items, measurer) = (items ?? [], coreMeasurer)
    let contents = contents
    let parts = ToolbarParts(
      contents, widths: contents.map(measurer.width(of:)),
      in: bounds.core.betweenSides(of: safeAreaInsets.core),
      BarMetrics(measurer.environment))
    let places = zip(items, parts.items).map { item, place in
      (item: item, place: Optional(place.mirrored(in: parts.row, coreDirection)))
    }
    itemViews.show(places, in: self)
    // Which brings them to whole pixels of the screen.
    super.layoutSubviews()
  }

  private var contents: [BarContent.BarItem] {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    let looks = (appearance.buttonAppearance, appearance.doneButtonAppearance)
    return (items ?? []).map { $0.content.adopting(looks.0, looks.1) }
  }

  override func contentDidChange() {
    var content = BarContent(kind: .toolbar)
    content.leadingItems = contents
    content.isTranslucent = isTranslucent
    setNeedsLayout()
    content.isBlack = barStyle == .black
    content.barTint =
      (scrollEdgeAppearance?.backgroundColor ?? standardAppearance.backgroundColor ?? barTintColor)?
      .color
    LayoutStore.current.forest.setContent(.bar(content), of: item)
  }
}
