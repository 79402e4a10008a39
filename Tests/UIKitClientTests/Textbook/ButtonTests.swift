// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Buttons: the frames of their parts, and configurations.
@MainActor
struct ButtonTests {
  private func show(_ button: UIButton, width: CGFloat, height: CGFloat) {
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.layoutIfNeeded()
  }

  @Test func titleLabelIsASubviewInTheMiddle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    #expect(button.subviews.isEmpty)
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label])
    #expect(label.text == "Press")
    show(button, width: 200, height: 50)
    #expect(abs(label.frame.midX - 100) < 0.01)
    #expect(abs(label.frame.midY - 25) < 0.01)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width < button.intrinsicContentSize.width + 0.01)

    label.font = .systemFont(ofSize: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(label.frame.height > 30)
    button.setTitle("Press it again", for: .normal)
    button.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func imageStandsBeforeTheTitleInEitherDirection() throws {
    for isLeftToRight in [true, false] {
      let button = UIButton(type: .system)
      button.semanticContentAttribute = isLeftToRight ? .forceLeftToRight : .forceRightToLeft
      button.setTitle("Add", for: .normal)
      button.setImage(UIImage(name: "plus", size: CGSize(width: 20, height: 16)), for: .normal)
      show(button, width: 120, height: 40)
      let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
      #expect(image.frame.size == CGSize(width: 20, height: 16))
      #expect(image.frame.midY == 20)
      if isLeftToRight {
        #expect(image.frame.maxX == label.frame.minX)
      } else {
        #expect(label.frame.maxX == image.frame.minX)
      }
      let block = label.frame.union(image.frame)
      #expect(abs(block.midX - 60) < 0.01)
    }
  }

  @Test func alignmentAndInsetsMoveTheParts() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Left", for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    let label = try #require(button.titleLabel)
    show(button, width: 200, height: 80)
    #expect(label.frame.origin == CGPoint(x: 5, y: 3))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 9)
  }

  /// A button subclass that positions its image, as textbooks do for an image above the title.
  @Test func overriddenRectanglesCount() throws {
    final class Tall: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let button = Tall(type: .custom)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 20)), for: .normal)
    show(button, width: 60, height: 60)
    #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Source: sizes that Xcode saved for configured buttons. They are the size of the title in body
  /// text with insets of 7 and 12.
  @Test func configurationGivesInsetsAndFont() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    let button = UIButton(configuration: configuration)
    let label = UILabel()
    (label.text, label.font) = ("Button", .preferredFont(forTextStyle: .body))
    let text = label.intrinsicContentSize
    #expect(button.titleLabel?.font.pointSize == 17)
    #expect(abs(button.intrinsicContentSize.width - text.width - 24) <= 1)
    #expect(abs(button.intrinsicContentSize.height - text.height - 14) <= 1)

    configuration.contentInsets.leading = 42
    button.configuration = configuration
    #expect(abs(button.intrinsicContentSize.width - text.width - 54) <= 1)
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15)
  }

  @Test func configurationPlacesImageAndSubtitle() throws {
    var configuration = UIButton.Configuration.bordered()
    configuration.title = "Up"
    configuration.image = UIImage(name: "up", size: CGSize(width: 30, height: 20))
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration, primaryAction: nil)
    let beside = button.intrinsicContentSize
    configuration.imagePlacement = .top
    button.configuration = configuration
    let above = button.intrinsicContentSize
    #expect(above.height > beside.height + 20)
    #expect(above.width < beside.width)
    show(button, width: 100, height: 100)
    let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(abs(label.frame.minY - image.frame.maxY - 6) < 0.01)
    #expect(image.frame.midX == 50)

    configuration.subtitle = "and away"
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height > above.height + 10)
  }

  @Test func configurationFollowsTheStateThroughItsHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test func attributedTitleHasFontsOfItsOwn() {
    var title = AttributedString("Large")
    title.font = UIFont.systemFont(ofSize: 40)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height > 54)
    #expect(button.titleLabel?.text == "Large")
  }

  @Test func actionTitlesTheButtonAndIsPerformed() {
    var count = 0
    let action = UIAction(title: "Go") { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
  }
}
