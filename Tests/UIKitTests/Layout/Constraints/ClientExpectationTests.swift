// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Behaviour of constraints, anchors and frames as objects on which libraries written for UIKit
/// rely.
///
/// Source, unless a test names another: the libraries' own test suites, which pass with UIKit on
/// simulators.
@MainActor
@Suite(.serialized)
struct ClientExpectationTests {
  // MARK: Constraints

  @Test func thereIsNoSecondAttributeWithoutASecondItem() {
    let view = UIView()
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 5)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.secondAnchor == nil)
  }

  @Test func aMultipleOfZeroIsAConstantAlone() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let length = view.topAnchor.anchorWithOffset(to: guide.topAnchor)
    let constraint = length.constraint(equalTo: guide.heightAnchor, multiplier: 0)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
    #expect(constraint.firstAnchor == length)
    #expect(String(describing: type(of: constraint.firstAnchor)) == "NSLayoutDimension")
  }

  @Test func aConstraintThatRelatesNothingKeepsWhatIsSet() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.priority == .required)
    constraint.priority = .defaultLow
    constraint.constant = 3
    constraint.identifier = "name"
    #expect(constraint.priority == .defaultLow)
    #expect(constraint.constant == 3)
    #expect(constraint.identifier == "name")
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
  }

  /// Source: the reference of NSLayoutConstraint. A constraint is one object, active or not.
  @Test func constantsSetWhileActiveStayAfterwards() {
    let (view, content) = (UIView(), UIView())
    view.addSubview(content)
    let top = content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    top.isActive = true
    top.constant = 7
    top.priority = .defaultHigh
    top.identifier = "top"
    for isActive in [true, false, true] {
      top.isActive = isActive
      #expect(top.isActive == isActive)
      #expect(top.constant == 7 && top.priority == .defaultHigh && top.identifier == "top")
      #expect(top.firstItem === content && top.secondItem === view)
      #expect(top.firstAttribute == .top && top.secondAttribute == .top && top.relation == .equal)
    }
    content.removeFromSuperview()
    #expect(!top.isActive)
    #expect(top.constant == 7 && top.secondItem === view)
  }

  /// Source: UIKit's overlay for Swift.
  @Test func prioritiesAddAndSubtract() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((UILayoutPriority.defaultLow + 0.5).rawValue == 250.5)
  }

  /// Source: a library's suite makes and activates such constraints in trees that are never laid
  /// out. The exception's words are from published logs.
  @Test func placesAlongDifferentAxesAreRefusedByTheEngineAlone() throws {
    let log = ExceptionLog()
    let handler = LayoutException.handler
    LayoutException.handler = { log.exceptions.append($0) }
    defer { LayoutException.handler = handler }
    let (view, content) = (UIView(), UIView())
    view.addSubview(content)
    let constraint = NSLayoutConstraint(
      item: content, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(log.exceptions.isEmpty)
    #expect(constraint.isActive)
    #expect(view.constraints == [constraint])

    view.layoutIfNeeded()
    let exception = try #require(log.exceptions.first)
    #expect(log.exceptions.count == 1)
    #expect(exception.name == "NSInvalidLayoutConstraintException")
    #expect(
      exception.reason.hasPrefix(
        "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x"))
    #expect(exception.reason.contains("(inactive"))
    #expect(!constraint.isActive)

    // The tree has an engine now, which takes constraints when they are activated.
    constraint.isActive = true
    #expect(log.exceptions.count == 2)
    #expect(!constraint.isActive)
  }

  private final class ExceptionLog: @unchecked Sendable {
    var exceptions: [LayoutException] = []
  }

  // MARK: Anchors

  @Test func anAnchorIsOneObjectAsLongAsItsViewLives() {
    let (view, guide) = (UIView(), UILayoutGuide())
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.firstBaselineAnchor === view.firstBaselineAnchor)
    #expect(view.topAnchor !== view.bottomAnchor)
    #expect(guide.centerXAnchor === guide.centerXAnchor)
  }

  /// Source: constraints made from anchors keep them in UIKit. The test compares class names,
  /// because the compiler rejects casts between generic anchors.
  @Test func aConstraintGivesTheAnchorsOfItsItems() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    #expect(constraint.firstAnchor === view.leadingAnchor)
    #expect(constraint.secondAnchor === guide.trailingAnchor)
    #expect(String(describing: type(of: constraint.firstAnchor)) == "NSLayoutXAxisAnchor")
    let height = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(height.firstAnchor === view.heightAnchor)
    #expect(String(describing: type(of: height.firstAnchor)) == "NSLayoutDimension")
    let margin = NSLayoutConstraint(
      item: view, attribute: .topMargin, relatedBy: .equal, toItem: guide, attribute: .top,
      multiplier: 1, constant: 5)
    #expect(margin.firstAnchor === margin.firstAnchor)
    #expect(String(describing: type(of: margin.firstAnchor)) == "NSLayoutYAxisAnchor")
    #expect(margin.firstAnchor != view.topAnchor)
  }

  /// Source: snapshot libraries call the method by name.
  @Test func viewTreesAreDescribedByName() throws {
    let (view, label) = (UIView(frame: .zero), UILabel())
    label.text = "Title"
    view.addSubview(label)
    let text = view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String
    #expect(text == view.recursiveDescription())
    #expect(text?.contains("\n   | <UILabel: 0x") == true)
    #expect(text?.contains("text = 'Title'") == true)
  }

  /// Source: text descriptions that a layout library's tests recorded at three pixels to the point. The
  /// addresses are removed there.
  @Test func descriptionsOfButtonsAndImagesAreThoseOfUIKit() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIImageView(image: UIImage(systemName: "star.fill"))
    image.frame = CGRect(x: 20, y: 30, width: 40, height: 198.0 + 2.0 / 3)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 1, y: 2, width: 47, height: 30)
    root.addSubview(image)
    root.addSubview(button)
    let lines = root.recursiveDescription().replacing(/:? ?0x[0-9a-f]+/, with: "")
      .split(separator: "\n")
    let size = try #require(image.image).size
    let scale = UIScreen.main.scale
    #expect(
      lines[1] == "   | <UIImageView; frame = (20 30; 40 198.667); opaque = NO; "
        + "userInteractionEnabled = NO; image = <UIImage symbol \"star.fill\"; "
        + "(\(String(format: "%g %g", size.width, size.height)))@\(String(format: "%g", scale)){2}>; "
        + "layer = <CALayer>>")
    #expect(
      lines[2] == "   | <UIButton; frame = (1 2; 47 30); opaque = NO; "
        + "gestureRecognizers = <NSArray>; layer = <CALayer>>")
  }

  /// Source: traces in published answers, with the legend of iOS 8 and later.
  @Test func treesAreTracedByName() throws {
    let (root, manual, tied) = (UIView(), UIView(), UILabel())
    tied.text = "Title"
    tied.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(manual)
    root.addSubview(tied)
    tied.topAnchor.constraint(equalTo: manual.topAnchor).isActive = true
    let trace = { root.perform(Selector("_autolayoutTrace"))?.takeUnretainedValue() as? String }
    #expect(try #require(trace()).contains("|   *UILabel:0x"))
    #expect(try #require(trace()).contains("'Title'- AMBIGUOUS LAYOUT\n"))
    tied.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let text = try #require(trace())
    #expect(text.hasPrefix("\n•UIView:0x"))
    #expect(text.contains("\n|   +UIView:0x"))
    #expect(!text.contains("AMBIGUOUS"))
    #expect(text.hasSuffix("\n\t• - layout engine host"))
  }

  @Test func anAnchorDoesNotKeepItsViewAlive() {
    weak var view: UIView?
    let anchor: NSLayoutDimension
    do {
      let strong = UIView()
      anchor = strong.widthAnchor
      view = strong
      #expect(anchor.item === strong)
    }
    #expect(view == nil)
    #expect(anchor.item == nil)
  }

  // MARK: Frames

  /// Source: label frames in books, which a probe confirmed.
  @Test func fittingTheSizeKeepsTheOrigin() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
    label.text = "Title"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 10))
    #expect(label.frame.width > 1)
  }

  @Test func rootsOfDifferentTreesLieInTheSameCoordinates() {
    let first = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(first.convert(CGPoint(x: 10, y: 10), to: second) == CGPoint(x: 20, y: 20))
    #expect(second.convert(CGPoint(x: 20, y: 20), to: first) == CGPoint(x: 10, y: 10))
  }

  @Test func aRightAngleLeavesWholeLengths() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
  }
}
