// SPDX-License-Identifier: MIT

import Foundation

/// Only code opens a menu, with ``OpenContextMenu``. A menu does not change the size of its button.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  /// No effect.
  open var preferredElementSize: ElementSize
  public let children: [UIMenuElement]
  /// No effect.
  open var displayPreferences: UIMenuDisplayPreferences?

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

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  open var selectedElements: [UIMenuElement] { children.flatMap(\.activeElements) }

  override var activeElements: [UIMenuElement] { selectedElements }

  override var leaves: [UIMenuElement] { children.flatMap(\.leaves) }

  override var shownElements: [UIMenuElement] { [resolved] }

  /// The menu with each deferred element replaced by the elements that it provides at once.
  var resolved: UIMenu {
    let shown = children.flatMap(\.shownElements)
    let isSame = shown.count == children.count && zip(shown, children).allSatisfy { $0 === $1 }
    return isSame ? self : replacingChildren(shown)
  }
}

/// No effect.
open class UIMenuDisplayPreferences: _UIObject {
  /// 0 means the system's number.
  open var maximumNumberOfTitleLines = 0

  public init() { super.init(object: ()) }
}
