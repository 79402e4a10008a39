// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's exceptions, with its words.
@MainActor
@Suite(.serialized)
struct ExceptionTests {
  private final class Log: @unchecked Sendable {
    var exceptions: [LayoutException] = []
  }

  private func exception(during body: () -> Void) -> LayoutException? {
    let log = Log()
    let handler = LayoutException.handler
    LayoutException.handler = { log.exceptions.append($0) }
    defer { LayoutException.handler = handler }
    body()
    #expect(log.exceptions.count <= 1)
    return log.exceptions.first
  }

  private func make(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> LayoutException? {
    exception {
      let (a, b) = (UIView(), UIView())
      let constraint = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : b,
        attribute: second, multiplier: multiplier, constant: constant)
      #expect(constraint.firstItem == nil)
    }
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.left),
    (.top, .height), (.height, .centerX), (.lastBaseline, .width),
  ])
  func attributesOfDifferentKindsDoNotPair(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) throws {
    let exception = try #require(make(first, second))
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(exception.reason.hasPrefix("NSLayoutConstraint for <UIView: 0x"))
    #expect(exception.reason.hasSuffix(">: Invalid pairing of layout attributes."))
  }

  @Test func leadingDoesNotPairWithLeft() throws {
    for (first, second) in [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left),
      (.rightMargin, .trailing), (.leadingMargin, .right),
    ] {
      let exception = try #require(make(first, second))
      #expect(
        exception.reason.hasSuffix(
          "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither."))
    }
  }

  @Test func locationsComeInPairs() throws {
    for exception in [make(.leading, .notAnAttribute), make(.top, .top, multiplier: 0)] {
      #expect(
        try #require(exception).reason.hasSuffix(
          "A multiplier of 0 or a nil second item together with a location for the first attribute "
            + "creates an illegal constraint of a location equal to a constant. Location attributes "
            + "must be specified in pairs."))
    }
  }

  /// A guide's constraints are held by its owning view, so a guide without one has no ancestor to
  /// hold them.
  @Test func guideWithoutAViewHoldsNothing() throws {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 3)
    let exception = try #require(exception { width.isActive = true })
    #expect(exception.name == "NSGenericException")
    #expect(exception.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutDimen"))
    #expect(exception.reason.contains(" and (null) because they have no common ancestor."))
    #expect(!width.isActive)
    let view = UIView()
    view.addLayoutGuide(guide)
    width.isActive = true
    #expect(width.isActive)
  }

  @Test func numbersAreFinite() throws {
    let multiplier = try #require(make(.width, .width, multiplier: .nan))
    #expect(multiplier.name == "NSInternalInconsistencyException")
    #expect(multiplier.reason == "Multiplier is not finite!  That's illegal.  multiplier:nan")
    let constant = try #require(make(.top, .top, constant: .infinity))
    #expect(
      constant.reason.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf "
          + "firstAnchor:<NSLayoutYAxisAnchor:0x"))

    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    #expect(exception { width.constant = .nan } != nil)
    #expect(width.constant == 5)
  }

  @Test func prioritiesLieAboveZeroAndUpToRequired() throws {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    for value in [Float(0), -1, 1000.5] {
      let exception = try #require(
        exception { width.priority = UILayoutPriority(value) })
      #expect(
        exception.reason.hasSuffix(
          "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which "
            + "is 1000.000000."))
    }
    #expect(width.priority == .required)
    let between = exception {
      width.priority = UILayoutPriority(999.5)
      width.isActive = true
      width.priority = .required
    }
    #expect(between == nil)
  }

  @Test func itemsShareAnAncestor() throws {
    let (label, view) = (UILabel(), UIView())
    let constraint = label.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    let exception = try #require(exception { constraint.isActive = true })
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason.hasPrefix(
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
    #expect(exception.reason.contains("\"UILabel:0x"))
    #expect(
      exception.reason.hasSuffix(
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal."))
    #expect(!constraint.isActive)
  }

  @Test func itemsAreViewsOrGuides() throws {
    let exception = try #require(
      exception {
        _ = NSLayoutConstraint(
          item: "title", attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 5)
      })
    #expect(
      exception.reason.hasSuffix("Constraint items must each be a view or layout guide."))
  }

  @Test func constraintBelongsOnAnAncestorOfItsItems() throws {
    let (root, left, right) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    let constraint = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    var diagnostics: [LayoutDiagnostic] = []
    let handler = LayoutDiagnostic.handler
    LayoutDiagnostic.handler = { diagnostics.append($0) }
    defer { LayoutDiagnostic.handler = handler }
    // Logged at once, and raised when a layout needs the constraint.
    #expect(exception { left.addConstraint(constraint) } == nil)
    let message = try #require(diagnostics.first?.message)
    #expect(
      message.hasPrefix(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint"))
    #expect(message.contains("\tView not found in container hierarchy: \n<UIView: 0x"))
    #expect(message.contains("\tThat view's superview: <UIView: 0x"))
    let exception = try #require(exception { root.layoutIfNeeded() })
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason.hasPrefix(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x"))
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func constraintMayComeBeforeItsItems() {
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    let handler = LayoutDiagnostic.handler
    LayoutDiagnostic.handler = { _ in }
    defer { LayoutDiagnostic.handler = handler }
    let found = exception {
      let width = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
      let height = child.heightAnchor.constraint(equalTo: root.heightAnchor)
      let dropped = child.widthAnchor.constraint(equalTo: root.widthAnchor)
      root.addConstraints([width, height, dropped])
      root.removeConstraint(dropped)
      root.addSubview(child)
      root.layoutIfNeeded()
      #expect(root.constraints == [width, height])
      #expect(!dropped.isActive)
    }
    #expect(found == nil)
    #expect(child.frame.size == CGSize(width: 50, height: 100))
  }

  @Test func mistakeInAVisualFormatShowsWhereItIs() throws {
    let exception = try #require(
      exception {
        let none = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[view(>30)]|", metrics: nil, views: ["view": UIView()])
        #expect(none.isEmpty)
      })
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(exception.reason.hasPrefix("Unable to parse constraint format: \n"))
  }

  @Test func programStopsWhereNobodyHandlesAnException() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      }
    }
  }
}
