// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Classes of the module differ by members that subclasses override. Code checks the class of an
/// object only where a single subclass has the behaviour, so that a base class does not declare it.
///
/// Source: the design of the module. The exceptions that UIKit's interface requires are listed here
/// by reason, with the number of places. A new cast needs an overridable member, or an entry in
/// this list.
struct ClassQuestionTests {
  private static let allowed: [String: Int] = [
    // Members with a subclass's type whose value is stored with a general type.
    "as? UISheetPresentationController": 1, "as? UIPopoverPresentationController": 1,
    "as? UIBarButtonItem": 1, "as? UITableViewHeaderFooterView": 3, "as? UICollectionViewCell": 3,
    "as? UIListContentConfiguration": 1, "as? UICollectionReusableView": 3, "as? UILabel": 2,
    "as? UIKeyboardLayoutGuide": 1,
    // Searches for the nearest ancestor of a class.
    "as? UIWindow": 2, "as? UISplitViewController": 1, "as? UITableView": 3,
    "as? UICollectionView": 1, "as? UITableViewCell": 2, "as? UIAlertController": 1,
    // Behaviour of one subclass, which is not a hook of its base class.
    "as? UIButton": 3, "is UIButton": 2, "as? UIButtonLabel": 1, "as? UIInputView": 1,
    "as? UIListContentView": 2, "as? UIScrollView": 2, "case UIScrollView": 2,
    "is UIScrollView": 1, "as? UISearchController": 1, "is UIControl": 1, "is UITextField": 1,
    // Pages and descriptions name the texts of views and read nothing else of them.
    "as? UIImageView": 1, "as? UILayoutGuide": 1, "as? UITextField": 1, "as? UITextView": 1,
    // The view of an item or of a coordinate space.
    "as? UIView": 7,
    // States and configurations are values behind protocols.
    "as? UICellConfigurationState": 2, "as? UIContentUnavailableConfiguration": 1,
    "type(of: configuration) == type": 1,
    // Only the cells of lists have accessories.
    "as? UICollectionViewListCell": 1,
    // UIKit's rules that name a class. A column is put in a navigation controller unless it is one.
    // The defaults of the flow layout's delegate are the layout's properties.
    "is UINavigationController": 1, "as? UICollectionViewFlowLayout": 6,
    // Values of `Any`.
    "is NSNull": 1,
    "as? UICollectionViewLayoutAttributes": 5, "as? UIColor": 9, "as? UIFont": 5, "case UIFont": 1,
    "as? UIFontDescriptor": 1, "as? UIImage": 2, "as? UITraitCollection": 1, "as? CALayer": 1,
    "as? NSObject": 10, "as? NSParagraphStyle": 3, "as? NSNumber": 6, "as? NSShadow": 1,
    "as? NSTextAttachment": 3, "as? NSAttributedString": 1, "case UIColor": 1, "case UIImage": 2,
    "as? UIPreviewAction": 1,
    "as? NSCollectionLayoutDimension": 1, "as? NSCollectionLayoutSize": 1,
    "as? NSCollectionLayoutSpacing": 1, "as? NSTextTab": 1,
    "as? NSString": 1, "as? NSMeasurement": 1, "as? NSValue": 1, "as? NSTextRange": 1,
    "as? NSExpression": 2,
    // Only one class of coders reads archives.
    "as? NSKeyedUnarchiver": 1,
    // Observed objects of any class. Layout changes the properties of views.
    "is UIView": 1,
    // Interactions are behind a protocol.
    "case UIContextMenuInteraction": 1, "case UIPointerInteraction": 1,
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/UIKit")

  /// The class checks in the code of a file, such as `as? UIButton`. Checks of protocols and
  /// metatypes are excluded.
  private static func questions(in source: String) -> [String] {
    let code = source.split(separator: "\n").map { line in
      line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    }.joined(separator: "\n")
    let casts = code.matches(of: /\b(is|as\?|as!)\s+(_?(?:UI|NS|CA)[A-Z]\w*)(\.Type)?/)
      .filter { $0.3 == nil }.map { "\($0.1) \($0.2)" }
    let patterns = code.matches(of: /case (?:let \w+ as|is) (_?(?:UI|NS|CA)[A-Z]\w*)/)
      .filter { !["NSNumber", "UILayoutPriority"].contains($0.1) }.map { "case \($0.1)" }
    let types = code.matches(of: /type\(of: \w+\) [=!]= \w+/).map { String($0.0) }
    return casts + patterns + types
  }

  @Test func classChecksAreListed() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    var found: [String: [String]] = [:]
    // These folders look up names and classes in tables, which replace the Objective-C runtime's
    // keys and selectors.
    for path in paths.sorted()
    where path.hasSuffix(".swift") && !path.hasPrefix("InterfaceFiles/")
      && !path.hasPrefix("Selectors/")
    {
      let file = Self.sources.appending(path: path)
      for question in Self.questions(in: try String(contentsOf: file, encoding: .utf8)) {
        found[question, default: []].append(path)
      }
    }
    try #require(found["as? UIView"] != nil, "the sources were read")
    for (question, places) in found.sorted(by: { $0.key < $1.key }) {
      #expect(
        places.count <= Self.allowed[question, default: 0],
        "`\(question)` in \(places.joined(separator: ", ")): override a member instead")
    }
  }

  /// The search finds every form of a check. Source: the forms that the module contained.
  @Test func theSearchFindsEveryForm() {
    let source = """
      if view is UIStackView {}  // as? UILabel
      case let cell as UITableViewCell: [cell]
      type(of: self) == UIPresentationController.self
      cellClass as? UITableViewCell.Type
      """
    #expect(
      Self.questions(in: source) == [
        "is UIStackView", "case UITableViewCell", "type(of: self) == UIPresentationController",
      ])
  }
}
