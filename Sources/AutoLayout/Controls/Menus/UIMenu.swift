// SPDX-License-Identifier: MIT

import Foundation

/// A list of actions and further menus. There is nobody to open it: it is kept, and buttons that have
/// one are measured as without.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// Its elements are listed in the other, apart from their neighbours.
    public static let displayInline = Options(rawValue: 1)
    /// Its title is red.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on at a time (iOS 15).
    public static let singleSelection = Options(rawValue: 32)
    /// Its elements stand in a palette (iOS 17).
    public static let displayAsPalette = Options(rawValue: 128)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How large a menu shows its elements.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// What tells the menu from others; a name of its own unless given.
  public let identifier: Identifier
  /// How the menu stands in another.
  public let options: Options
  /// How large the menu shows its elements (iOS 16); kept.
  open var preferredElementSize: ElementSize
  /// What the menu lists, from above.
  public let children: [UIMenuElement]

  /// A menu that lists `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions in the menu and in the menus in it that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      if let action = child as? UIAction, action.state == .on { return [action] }
      return []
    }
  }
}
