// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Pictures of custom drawing and of refresh controls, and further members of views.
@MainActor
struct DrawnBoundsTests {
  private final class Hatching: UIView {
    var reach: CGFloat = 0

    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect.insetBy(dx: -reach, dy: 0))
    }
  }

  private func picture(reach: CGFloat) -> String {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Hatching(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    view.reach = reach
    root.addSubview(view)
    return root.svg()
  }

  /// Source: UIKit's documentation of `draw(_:)`: the rectangle is the part of the view's bounds to
  /// draw, and drawing is limited to the bounds.
  @Test func drawingEndsAtTheBounds() {
    #expect(picture(reach: 30).contains("clip-path"))
    #expect(!picture(reach: 0).contains("clip-path"))
  }

  /// Source: UIKit's documentation of `UIRefreshControl`: it appears when its list is pulled.
  @Test func refreshTitlesAreSeenWhileTheControlTurns() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull")
    list.refreshControl = control
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    list.frame.origin.y = 100
    list.clipsToBounds = false
    root.addSubview(list)
    root.layoutIfNeeded()
    #expect(!root.svg().contains("Pull"))
    control.beginRefreshing()
    root.layoutIfNeeded()
    #expect(root.svg().contains("Pull"))
  }

  /// Source: UIKit's documentation of `layoutGuide(for:)`, `edgeInsets(for:)` and the regions of
  /// iOS 26.
  @Test func layoutRegionsAreTheViewsGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(
      view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 2)
  }

  /// Source: UIKit's documentation of `insert(_:before:)` of section snapshots.
  @Test func sectionSnapshotsTakeOthersIn() {
    var inner = NSDiffableDataSourceSectionSnapshot<String>()
    inner.append(["b"])
    inner.append(["c"], to: "b")
    var outer = NSDiffableDataSourceSectionSnapshot<String>()
    outer.append(["a", "d"])
    outer.insert(inner, before: "d")
    #expect(outer.items == ["a", "b", "c", "d"])
    #expect(outer.rootItems == ["a", "b", "d"] && outer.parent(of: "c") == "b")
  }

  private final class Field: UITextField {
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      text != "x"
    }

    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  }

  /// Source: UIKit's headers, where the methods of `UITextInput` are members of the classes.
  @Test func fieldsOverrideTextInput() {
    let field: UITextField = Field()
    field.text = "ab"
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(all.flatMap { field.text(in: $0) } == "ab")
    #expect(all.map { field.shouldChangeText(in: $0, replacementText: "x") } == false)
    #expect(all.map { field.offset(from: $0.start, to: $0.end) } == 2)
  }

  private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      textStorage.addAttribute(
        .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        range: NSRange(location: 0, length: 3))
    }
  }

  /// Source: UIKit's documentation of `NSTextStorageDelegate`: the delegate may change attributes
  /// after the storage has processed an edit.
  @Test func textViewsShowWhatTheirStorageSets() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.text = "let a"
    #expect(view.svg().contains("#ff0000"))
  }

  /// Source: UIKit's documentation of `contentOffset`.
  @Test func textMovesAsItsViewScrolls() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj"
    func firstBaseline() throws -> Double {
      let match = try #require(try view.svg().firstMatch(of: Regex("<text [^>]* y=\"([-0-9.]+)\"")))
      return try #require(match.output[1].substring.flatMap { Double($0) })
    }
    let before = try firstBaseline()
    view.contentOffset.y = 10
    #expect(abs(try firstBaseline() - (before - 10)) < 0.01)
  }

  /// Source: UIKit's documentation of `UIInputViewController.inputView`, and of
  /// `loadObject(ofClass:completionHandler:)`.
  @Test func keyboardsHaveInputViewsAndItemsAreRead() {
    let keyboard = UIInputViewController()
    keyboard.inputView?.allowsSelfSizing = true
    #expect(keyboard.view is UIInputView)
    let item = NSItemProvider(object: UIImage(systemName: "star") as Any)
    var isThere = false
    item.loadObject(ofClass: UIImage.self) {
      (object: (any NSItemProviderReading)?, _: (any Error)?) in
      let found = object is UIImage
      MainActor.assumeIsolated { isThere = found }
    }
    #expect(isThere)
  }
}
