// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// An accessory at one end of a list cell. It is shown in the editing states that `displayed`
/// names.
public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case outlineDisclosure, label, popUpMenu
    case customView(ObjectIdentifier)
  }

  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic, header, cell }

    public var style: Style?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  public let text: String?
  var isHidden = false
  var isLeading = false
  var tintColor: UIColor?
  var font: UIFont?
  var customView: UIView?
  var maintainsFixedSize = false
  /// Called on a tap on the accessory.
  var handler: (() -> Void)?
  /// Whether a tap anywhere in the cell expands or collapses the item.
  var isHeaderDisclosure = false

  /// Whether the accessory handles its touches itself. Such a touch does not select the item.
  var takesTouches: Bool {
    switch accessoryType {
    case .outlineDisclosure, .delete: true
    default: handler != nil
    }
  }

  private func handled(by handler: (() -> Void)?) -> UICellAccessory {
    var result = self
    result.handler = handler
    return result
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false,
    isHidden: Bool? = nil, tintColor: UIColor? = nil, text: String? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden ?? false
    self.tintColor = tintColor
    self.text = text
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .tertiaryLabel)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
      .handled(by: actionHandler)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isLeading: true, isHidden: options.isHidden,
      tintColor: options.backgroundColor ?? .systemRed
    ).handled(by: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isLeading: true, isHidden: options.isHidden,
      tintColor: options.backgroundColor ?? .systemGreen
    ).handled(by: actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .tertiaryLabel)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .tertiaryLabel)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
    result.isHeaderDisclosure = options.style == .header
    return result.handled(by: actionHandler)
  }

  /// The menu does not open, so the handler is not called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .label, displayed, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .secondaryLabel, text: text)
    result.font = options.font
    return result
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let isLeading: Bool
    switch configuration.placement {
    case .leading(let state, _): (displayed, isLeading) = (state, true)
    case .trailing(let state, _): (displayed, isLeading) = (state, false)
    }
    var result = UICellAccessory(
      .customView(ObjectIdentifier(configuration.customView)), displayed, isLeading: isLeading,
      isHidden: configuration.isHidden, tintColor: configuration.tintColor)
    result.customView = configuration.customView
    result.maintainsFixedSize = configuration.maintainsFixedSize
    return result
  }

  /// The SF Symbol of a system accessory, which for `multiselect` depends on the selection.
  func symbol(isSelected: Bool) -> String? {
    switch accessoryType {
    case .disclosureIndicator: "chevron.forward"
    case .checkmark: "checkmark"
    case .detail: "info.circle"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .reorder: "line.3.horizontal"
    case .multiselect: isSelected ? "checkmark.circle.fill" : "circle"
    case .outlineDisclosure: "chevron.forward"
    case .popUpMenu: "chevron.up.chevron.down"
    case .label, .customView: nil
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  @MainActor
  func makeView(isSelected: Bool) -> UIView {
    if let customView {
      if let tintColor { customView.tintColor = tintColor }
      if !maintainsFixedSize { customView.sizeToFit() }
      return customView
    }
    if let text {
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tintColor
      label.sizeToFit()
      return label
    }
    let isArrow = accessoryType == .disclosureIndicator || accessoryType == .outlineDisclosure
    let configuration = UIImage.SymbolConfiguration(
      font: UIFont(CollectionListParts.accessoryFont(isArrow: isArrow)))
    let view = UIImageView(
      image: symbol(isSelected: isSelected).flatMap {
        UIImage(systemName: $0, withConfiguration: configuration)
      })
    view.tintColor = accessoryType == .multiselect && isSelected ? nil : tintColor
    view.sizeToFit()
    return view
  }
}
