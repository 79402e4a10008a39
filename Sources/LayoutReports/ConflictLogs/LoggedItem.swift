// SPDX-License-Identifier: MIT

/// A view or guide as a message about a conflict names it.
public struct LoggedItem: Hashable, Sendable {
  /// The class as printed, with its module; nil where only a name is printed.
  public var className: String?
  /// The address; nil where the message does not give it.
  public var address: UInt64?
  /// The text, title or identifier in quotes behind the address, cut as printed.
  public var title: String?
  /// The short name that stands for the item in the message, such as an accessibility identifier.
  public var name: String?

  public init(
    className: String? = nil, address: UInt64? = nil, title: String? = nil, name: String? = nil
  ) {
    self.className = className
    self.address = address
    self.title = title
    self.name = name
  }

  /// What makes two mentions one item: the address, or the name where there is none.
  public enum ID: Hashable, Sendable {
    case address(UInt64)
    case name(String)
  }

  public var id: ID { address.map { .address($0) } ?? .name(name ?? className ?? "") }

  /// The superview of the other item, where the message does not say which view that is.
  public static let unknownSuperview = LoggedItem(name: "|")

  /// The class without its module.
  public var shortClassName: String? {
    className.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }

  /// Whether the class is one of layout guides, which belong to a view and are none. Controllers' guides
  /// of iOS 7 to 10, `_UILayoutGuide`, are views.
  public var isGuide: Bool {
    guard let name = shortClassName, name != "_UILayoutGuide" else { return false }
    return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer" || name == "_UIOLAGapGuide"
  }

  /// Whether the class is one of views that show a part of what is in them.
  var isMaskingView: Bool { shortClassName?.hasSuffix("MaskView") ?? false }

  /// Whether the class is one of rows, of their contents or of windows.
  var isOuter: Bool {
    guard let name = shortClassName else { return false }
    return ["Cell", "CellContentView", "Window"].contains { name.hasSuffix($0) }
  }

  /// Whether the class is one whose views have no subviews of their users'.
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
