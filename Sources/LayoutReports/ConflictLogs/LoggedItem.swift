// SPDX-License-Identifier: MIT

/// A view or guide as a conflict message names it.
public struct LoggedItem: Hashable, Sendable {
  /// The class as printed, with its module; nil if only a name is printed.
  public var className: String?
  /// The address; nil if the message does not contain it.
  public var address: UInt64?
  /// The text, title or identifier in quotes after the address, truncated as printed.
  public var title: String?
  /// The short name of the item in the message, such as an accessibility identifier.
  public var name: String?

  public init(
    className: String? = nil, address: UInt64? = nil, title: String? = nil, name: String? = nil
  ) {
    self.className = className
    self.address = address
    self.title = title
    self.name = name
  }

  /// The identity of an item in a message: the address, or the name if there is no address.
  public enum ID: Hashable, Sendable {
    case address(UInt64)
    case name(String)
  }

  public var id: ID { address.map { .address($0) } ?? .name(name ?? className ?? "") }

  /// A superview that the message does not identify.
  public static let unknownSuperview = LoggedItem(name: "|")

  /// The name of a Swift class that is printed mangled: nested, private or generic.
  var swiftName: SwiftTypeName? { className.flatMap { SwiftTypeName(mangled: $0) } }

  /// The class without its module, outer types and generic arguments.
  public var shortClassName: String? {
    if let swiftName { return swiftName.base }
    return className.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }

  /// Whether the item is a layout guide, which belongs to a view and is not one itself. The
  /// controllers' guides of iOS 7 to 10, `_UILayoutGuide`, are views.
  public var isGuide: Bool {
    guard let name = shortClassName, name != "_UILayoutGuide" else { return false }
    return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer" || name == "_UIOLAGapGuide"
  }

  /// Whether the class is one of UIKit's mask views, which show a part of their content.
  var isMaskingView: Bool { shortClassName?.hasSuffix("MaskView") ?? false }

  /// Whether the class is a cell, a cell's content view or a window.
  var isOuter: Bool {
    guard let name = shortClassName else { return false }
    return ["Cell", "CellContentView", "Window"].contains { name.hasSuffix($0) }
  }

  /// Whether the class is a guide or a control or view to which apps do not add subviews.
  public var isLeaf: Bool {
    switch shortClassName {
    case "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
      "UISegmentedControl", "UIPageControl", "UIProgressView", "UIActivityIndicatorView",
      "NSTextField", "NSImageView", "NSButton":
      true
    default: isGuide
    }
  }
}
