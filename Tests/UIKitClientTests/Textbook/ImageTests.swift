// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Images with alignment insets and baselines, by UIKit's reference of UIImage.
@MainActor
struct ImageTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let badge = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

  private func add(_ view: UIView, at point: CGPoint) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: point.x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: point.y).isActive = true
  }

  /// Data contains no scale, so a pixel is a point unless code sets another scale.
  @Test func imagesOfDataHaveTheScaleThatTheyAreGiven() throws {
    // An image of 40 × 20 pixels.
    let data = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mP438AwIIhh1OJRi0ctHrV41OJRi0ctHrV45FgMAIzHrR30VoB/AAAAAElFTkSuQmCC
          """))
    let plain = try #require(UIImage(data: data))
    #expect(plain.scale == 1)
    #expect(plain.size == CGSize(width: 40, height: 20))
    #expect(plain.cgImage?.width == 40)
    let fine = try #require(UIImage(data: data, scale: 2))
    #expect(fine.scale == 2)
    #expect(fine.size == CGSize(width: 20, height: 10))
    #expect(fine.cgImage?.width == 40)
  }

  /// The shadow at the edges belongs to the image, but not to its alignment rect.
  @Test func insetsMoveTheAlignmentRectAndKeepTheSize() {
    let shadowed = badge.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(shadowed.size == CGSize(width: 30, height: 20))
    let view = UIImageView(image: shadowed)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    add(view, at: CGPoint(x: 10, y: 10))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
  }

  @Test func baselineOfAnImageIsThatOfItsView() {
    let (view, rule) = (UIImageView(image: badge.withBaselineOffset(fromBottom: 6)), UIView())
    add(view, at: CGPoint(x: 0, y: 100))
    rule.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(rule)
    let constraint = rule.topAnchor.constraint(equalTo: view.lastBaselineAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(rule.frame.minY == 114)
    view.image = badge.withBaselineOffset(fromBottom: 6).imageWithoutBaseline()
    root.layoutIfNeeded()
    #expect(rule.frame.minY == 120)
    #expect(view.image?.baselineOffsetFromBottom == nil)
  }

  /// A switch is 2 points wider than its alignment rect. Source: sizes in files that Xcode saved.
  @Test func fixedSizeControlsHaveTheirSizeInitially() {
    #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    let placed = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.height == 32)
  }
}
