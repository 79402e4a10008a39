// SPDX-License-Identifier: MIT

/// A group that a navigation bar shows and hides as a whole. Groups of a keyboard's input assistant
/// are not shown.
open class UIBarButtonItemGroup: _UIObject {
  open var barButtonItems: [UIBarButtonItem] {
    get { heldItems }
    set {
      for item in heldItems where item.buttonGroup === self { item.buttonGroup = nil }
      heldItems = newValue
      for item in newValue { item.buttonGroup = self }
    }
  }
  private var heldItems: [UIBarButtonItem] = []
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.representativeItem = representativeItem
    super.init(object: ())
    self.barButtonItems = barButtonItems
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Equals a fixed group: users cannot move items.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Equals a fixed group. The group is empty if `isInDefaultCustomization` is false.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: isInDefaultCustomization ? items : [])
  }

  /// A change takes effect when a navigation item next receives items.
  open var isHidden = false
  /// No effect.
  open var menuRepresentation: UIMenuElement?
  /// No effect.
  open var alwaysAvailable = false

  /// Always false: the items always fit.
  open var isDisplayingRepresentativeItem: Bool { false }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}
