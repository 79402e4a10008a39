// SPDX-License-Identifier: MIT

/// Items of a navigation bar that come and go together; those of a keyboard are shown nowhere.
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

  /// As a fixed one: nobody moves anything.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// As a fixed one, or a group of nothing where it is not there by default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: isInDefaultCustomization ? items : [])
  }

  /// Counts from the next time that a navigation item is given items.
  open var isHidden = false
  /// No effect.
  open var menuRepresentation: UIMenuElement?
  /// No effect.
  open var alwaysAvailable = false

  /// False: there is always room for the items.
  open var isDisplayingRepresentativeItem: Bool { false }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}
