// SPDX-License-Identifier: MIT

/// Short names for the items of a message. The same message always gives the same names.
///
/// The name of a view is its identifier, its text or its class, with a number if several views
/// would have the same name. UIKit's wrapper views get readable names, such as "cell content view".
public struct ItemNames: Sendable {
  private let names: [String]
  private let tree: LoggedTree
  /// The items that are named by a phrase, which a sentence begins with a capital.
  private let phrases: Set<Int>

  init(_ tree: LoggedTree) {
    self.tree = tree
    var names = tree.items.indices.map { Self.plainName(tree.items[$0]) }
    // Guides are named after their owners, which need names first.
    let views = tree.items.indices.filter { !tree.items[$0].isGuide }
    Self.number(&names, views)
    for index in tree.items.indices where tree.items[index].isGuide {
      names[index] = Self.guideName(
        tree.items[index], owner: tree.parents[index].map { names[$0] })
    }
    Self.number(&names, tree.items.indices.filter { tree.items[$0].isGuide })
    self.names = names
    phrases = Set(
      tree.items.indices.filter { index in
        let item = tree.items[index]
        if item.isGuide { return true }
        return (item.name ?? "").isEmpty && item.title == nil
          && (item.className == nil || Self.wrapperName(item.readableClassName) != nil)
      })
  }

  public subscript(index: Int) -> String { names.indices.contains(index) ? names[index] : "view" }

  /// The name of an item. A superview that the message does not identify is "the superview".
  func name(of item: LoggedItem) -> String {
    tree.index(of: item).map { self[$0] } ?? "the superview"
  }

  /// The name at the start of a sentence. Identifiers and classes keep their spelling.
  func subject(of item: LoggedItem) -> String {
    guard let index = tree.index(of: item) else { return "The superview" }
    return phrases.contains(index) ? "The \(self[index])" : self[index]
  }

  private static func number(_ names: inout [String], _ indices: [Int]) {
    var counts: [String: Int] = [:]
    for index in indices { counts[names[index], default: 0] += 1 }
    var next: [String: Int] = [:]
    for index in indices where counts[names[index], default: 0] > 1 {
      let name = names[index]
      next[name, default: 0] += 1
      names[index] = "\(name) \(next[name, default: 1])"
    }
  }

  private static func plainName(_ item: LoggedItem) -> String {
    let className = item.readableClassName
    if let name = item.name, !name.isEmpty { return name.oneLine }
    if let title = item.title?.oneLine, !title.allSatisfy({ $0 == " " }) {
      return "\(className ?? "view") “\(title)”"
    }
    return wrapperName(className) ?? className ?? "view"
  }

  /// Readable names for UIKit's wrapper views.
  private static func wrapperName(_ className: String?) -> String? {
    switch className {
    case "UITableViewCellContentView": "cell content view"
    case "UITableViewHeaderFooterContentView", "_UITableViewHeaderFooterContentView":
      "header content view"
    case "_UIToolbarContentView": "toolbar content view"
    case "_UINavigationBarContentView": "navigation bar content view"
    case "UIInputSetContainerView", "UIInputSetHostView": "keyboard container"
    case "_UIAlertControllerView": "alert"
    case "UITransitionView", "UIDropShadowView", "UILayoutContainerView": "container view"
    default: nil
    }
  }

  private static func guideName(_ item: LoggedItem, owner: String?) -> String {
    let owner = owner.map { " of \($0)" } ?? ""
    switch item.title {
    case "UIViewSafeAreaLayoutGuide": return "safe area\(owner)"
    case "UIViewLayoutMarginsGuide": return "margins\(owner)"
    case "UIViewReadableContentGuide": return "readable width\(owner)"
    case "UIViewKeyboardLayoutGuide": return "keyboard"
    default: break
    }
    if let title = item.title, !title.isEmpty { return "guide “\(title.oneLine)”" }
    return "guide\(owner)"
  }
}

extension LoggedItem {
  /// The class as its author wrote it, with outer types and generic arguments, but without module,
  /// mangling and address.
  var readableClassName: String? {
    swiftName?.text ?? shortClassName
  }
}

extension String {
  /// The text on one line, with each run of white space reduced to one blank.
  var oneLine: String { split { $0.isWhitespace || $0.isNewline }.joined(separator: " ") }
}
