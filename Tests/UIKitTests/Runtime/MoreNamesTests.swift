// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values and objects that app code uses. Source: Apple's documentation of each.
@MainActor
struct MoreNamesTests {
  @Test func pathsEnumerateTheirElements() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(points.first == CGPoint(x: 1, y: 2))
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 50, y: 60))
    #expect(!path.isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func anArcTouchesBothTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-6)
    #expect(abs(path.currentPoint.y - 20) < 1e-6)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 100) < 0.01 && abs(box.maxY - 20) < 0.01 && abs(box.minY) < 0.01)
  }

  @Test func pasteboardsReturnStoredItems() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([["public.utf8-plain-text": "text"]])
    #expect(board.string == "text")
    #expect(board.contains(pasteboardTypes: ["public.plain-text"]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    board.setData(Data([1, 2]), forPasteboardType: "org.example.data")
    #expect(board.string == nil)
    #expect(board.data(forPasteboardType: "org.example.data") == Data([1, 2]))
    #expect(board.numberOfItems == 1)
    #expect(UIPasteboard.general !== board)
  }

  @Test func layersAndAnimationsTakeAnyKey() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "purpose")
    #expect(animation.value(forKey: "purpose") as? String == "fade")
    let layer = CALayer()
    #expect(layer.value(forKey: "mark") == nil)
    layer.setValue(7, forKey: "mark")
    #expect(layer.value(forKey: "mark") as? Int == 7)
  }

  /// Source: the reference of `action(forKey:)`. It calls the delegate first, and returns nil for
  /// `NSNull`.
  @Test func actionsOfLayersAreFound() {
    final class View: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "own" ? CATransition() : super.action(for: layer, forKey: event)
      }
    }
    let view = View()
    #expect(view.layer.action(forKey: "own") is CATransition)
    #expect(view.layer.action(forKey: "position") == nil)
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "opacity": CABasicAnimation()]
    #expect(layer.action(forKey: "position") == nil)
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
  }

  @Test func tabsCreateTheirControllers() {
    let first = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
    let second = UITab(title: "Two", image: nil, identifier: "two") { _ in UIViewController() }
    second.badgeValue = "3"
    let controller = UITabBarController(tabs: [first, second])
    #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
    #expect(controller.viewControllers?.last?.tabBarItem.badgeValue == "3")
    #expect(controller.selectedTab === first)
    controller.selectedTab = second
    #expect(controller.selectedIndex == 1)
    #expect(controller.tab(forIdentifier: "two") === second)
    second.title = "Zwei"
    #expect(controller.viewControllers?.last?.tabBarItem.title == "Zwei")
  }

  @Test func searchFieldsKeepTokens() throws {
    let field = UISearchTextField()
    field.text = "from ann"
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let range = try #require(field.textRange(from: position, to: field.endOfDocument))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Ann"), at: 0)
    #expect(field.text == "from ")
    #expect(field.tokens.map(\.text) == ["Ann"])
  }

  @Test func groupsOfABarsItemsAreShown() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Alpha", style: .plain, target: nil, action: nil)
    controller.navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(window.svg().contains("Alpha"))
    controller.navigationItem.trailingItemGroups = []
    window.layoutIfNeeded()
    #expect(!window.svg().contains("Alpha"))
  }

  @Test func focusEnvironmentsFollowTheHierarchy() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.parentFocusEnvironment === controller.view)
    #expect(controller.contains(view))
    #expect(!view.contains(controller))
    #expect(controller.preferredFocusEnvironments.first === controller.view)
  }

  /// Foundation on Linux traps at the third run whose values are objects of `NSObject` subclasses.
  @Test func textsOfManyFontsAndColoursSurvive() {
    let text = NSMutableAttributedString()
    for size in 10..<20 {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(size)
      text.append(
        NSAttributedString(
          string: "word ",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(size)), .paragraphStyle: style,
            .foregroundColor: UIColor(white: CGFloat(size) / 20, alpha: 1), .shadow: NSShadow(),
            .attachment: NSTextAttachment(),
          ]))
    }
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 7, length: 9))
    var fonts: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      fonts.append((value as? UIFont)?.pointSize ?? 0)
    }
    #expect(fonts.prefix(3) == [10, 11, 9])
    #expect(fonts.last == 19)
    let same = NSMutableAttributedString()
    for _ in 0..<3 {
      same.append(
        NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }
    var range = NSRange()
    _ = same.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == 3, "equal fonts are one run")
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(NSShadow() != NSShadow())
  }

  @Test func attributesOfBothKindsOfTextAreTheSame() {
    var text = AttributedString("ab")
    text.underlineStyle = .single
    text.baselineOffset = 2
    text.link = URL(string: "https://example.org")
    let made = NSAttributedString(text)
    let attributes = made.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.baselineOffset] as? CGFloat == 2)
    #expect(attributes[.link] as? URL == text.link)
    #expect(AttributedString(made).underlineStyle == .single)
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3])
    #expect(AttributedString("x", attributes: container).font?.pointSize == 9)
    #expect(AttributedString("x", attributes: container).kern == 3)
  }

  @Test func traitsCallMethodsOfTargets() {
    final class View: UIView {
      var calls: [String] = []

      override var interfaceActions: [String: InterfaceAction] {
        ["changed": InterfaceAction { [unowned self] in calls.append("changed") }]
      }
    }
    let view = View()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed"))
    view.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.calls == ["changed"])
  }

  @Test func collationsSortNamesIntoSections() {
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("description")
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.section(for: "Ähre", collationStringSelector: selector) == 0)
    #expect(collation.section(for: "zoo", collationStringSelector: selector) == 25)
    #expect(collation.section(for: "9", collationStringSelector: selector) == 26)
    let sorted = collation.sortedArray(from: ["b", "A", "c"], collationStringSelector: selector)
    #expect(sorted as? [String] == ["A", "b", "c"])
  }

  @Test func dataSetsOfCatalogsAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/Greeting.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hello".utf8).write(to: set.appending(path: "greeting.txt"))
    let contents = #"{"data":[{"idiom":"universal","filename":"greeting.txt"}]}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSDataAsset(name: "Greeting", bundle: bundle)?.data == Data("hello".utf8))
    #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
  }

  @Test func calendarsAreAsLargeAsInlinePickers() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(UICalendarView().intrinsicContentSize == picker.intrinsicContentSize)
  }
}
