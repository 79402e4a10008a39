// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Content sizes of subclasses, and fitting sizes.
@MainActor
struct ContentSizeTests {
  /// A label with padding, in the usual implementation.
  final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test func overriddenLabelWrapsAtTheWidthItIsGiven() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "A text of some length that does not fit into a line of two hundred points"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(plain.frame.height > 40)
    #expect(padded.frame.height == plain.frame.height + 10)
  }

  @Test func labelFitsItsText() {
    let label = UILabel()
    label.text = "Fits"
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == label.intrinsicContentSize)
    #expect(size.width > 20)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    label.sizeToFit()
    #expect(label.frame.size == size)
  }

  @Test func fittingHeightFollowsTheWidthThatIsRequired() {
    let (card, label) = (UIView(), UILabel())
    label.text = "A text of some length that does not fit into a line of one hundred points"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate(
      ["H:|-10-[label]-10-|", "V:|-5-[label]-5-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, metrics: nil, views: ["label": label])
      })
    func height(_ width: CGFloat) -> CGFloat {
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(120) > height(240))
    #expect(height(2000) == label.intrinsicContentSize.height + 10)
    #expect(card.frame == .zero)
  }

  @Test func contentSizesShowAmongTheConstraintsOnceMade() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(label.constraints.isEmpty)
    root.layoutIfNeeded()
    let line = try #require(label.constraints.first).description
    #expect(label.constraints.count == 2)
    #expect(line.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    #expect(line.contains("'Text'.width == "))
    #expect(!line.contains("@"))
    #expect(line.hasSuffix(" Hug:250 CompressionResistance:750   (active)>"))
  }

  @Test func layoutGuidesOfControllersLeaveTwoConstraintsEach() {
    let controller = UIViewController()
    #expect(controller.view.constraints.isEmpty)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5)
    top.isActive = true
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.first === top)
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 5)
  }
}
