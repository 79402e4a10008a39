// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Texts, background and image of button configurations. Source: Apple's documentation of
/// `UIButton.Configuration`, and ordinary app code.
@MainActor
@Suite(.serialized)
struct ButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    return button
  }

  /// Source: pictures of iOS. Three lines of a body font are 61.33 points high at the size M and
  /// 85.67 at XXXL.
  @Test(arguments: [(UIContentSizeCategory.medium, 61.5), (.extraExtraExtraLarge, 85.5)])
  func fontsOfAttributedTitlesFollowTheTextSize(category: UIContentSizeCategory, height: Double) {
    let attributes = AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .body)])
    let button = button {
      $0.attributedTitle = AttributedString("a\nb\nc", attributes: attributes)
    }
    button.traitOverrides.preferredContentSizeCategory = category
    let title = button.titleLabel?.intrinsicContentSize.height ?? 0
    #expect(abs(title - height) < 0.5)
  }

  @Test func transformersChangeTheTitlesAttributes() {
    let small = UIButton(configuration: .filled())
    small.configuration?.title = "Continue"
    small.titleLabel?.font = .systemFont(ofSize: 12)
    let transformed = button {
      $0.title = "Continue"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 12)
        return outgoing
      }
    }
    #expect(transformed.intrinsicContentSize == small.intrinsicContentSize)
    #expect(
      transformed.intrinsicContentSize.width
        < button { $0.title = "Continue" }
        .intrinsicContentSize.width)
    transformed.configuration?.title = nil
    transformed.setTitle("Continue", for: .normal)
    #expect(transformed.intrinsicContentSize == small.intrinsicContentSize)
  }

  @Test func transformersReceiveTheAttributesOfEachRun() {
    let subtitled = button {
      var text = AttributedString("one ")
      text.font = UIFont.systemFont(ofSize: 40)
      $0.attributedSubtitle = text + AttributedString("two")
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.foregroundColor = (incoming.font?.pointSize ?? 0) == 40 ? .red : .green
        return outgoing
      }
    }
    let picture = subtitled.svg()
    #expect(picture.contains("#ff0000") && picture.contains("#00ff00"))
  }

  @Test func backgroundsHaveTheirRadiusAndOutline() {
    let outlined = button {
      $0.title = "A"
      $0.background.cornerRadius = 3
      $0.background.strokeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.background.strokeWidth = 2
    }
    #expect(UIButton.Configuration.filled().background.cornerRadius == 5.95)
    let picture = outlined.svg()
    #expect(picture.contains("rx=\"3\"") && picture.contains("#00ff00"))
    outlined.configuration?.cornerStyle = .capsule
    #expect(!outlined.svg().contains("rx=\"3\""))
  }

  @Test func titleAlignmentPlacesTheTitles() throws {
    let aligned = button {
      $0.title = "One"
      $0.subtitle = "Considerably longer"
      $0.baseForegroundColor = .black
    }
    aligned.frame.size = aligned.intrinsicContentSize
    let middle = aligned.svg()
    aligned.configuration?.titleAlignment = .leading
    let leading = aligned.svg()
    aligned.configuration?.titleAlignment = .trailing
    #expect(middle != leading && leading != aligned.svg() && middle != aligned.svg())
  }

  @Test func activityIndicatorsReplaceImages() {
    let busy = button {
      $0.title = "Save"
      $0.imagePadding = 8
      $0.showsActivityIndicator = true
    }
    let idle = button { $0.title = "Save" }
    #expect(busy.intrinsicContentSize.width == idle.intrinsicContentSize.width + 28)
  }

  @Test func popUpButtonsShowTheSelectedElement() throws {
    var senders: [ObjectIdentifier?] = []
    let actions = ["One", "Twenty-two", "Three"].map { title in
      UIAction(title: title) {
        senders.append(($0.sender as AnyObject?).map { ObjectIdentifier($0) })
      }
    }
    actions[1].state = .on
    let popUp = UIButton(type: .system)
    popUp.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    popUp.menu = UIMenu(children: actions)
    popUp.showsMenuAsPrimaryAction = true
    #expect(popUp.currentTitle == nil)
    popUp.changesSelectionAsPrimaryAction = true
    #expect(popUp.currentTitle == "Twenty-two")
    let wide = popUp.intrinsicContentSize.width
    let menu = try #require(popUp.simulateContextMenu(at: .zero))
    #expect(menu.choose("One"))
    #expect(popUp.currentTitle == "One" && popUp.intrinsicContentSize.width < wide)
    #expect(actions.map(\.state) == [.on, .off, .off])
    #expect(popUp.menu?.selectedElements.first === actions[0])
    #expect(senders == [ObjectIdentifier(popUp)])
  }

  @Test func togglesAreSelectedByTouches() {
    let toggle = UIButton(type: .system)
    toggle.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    toggle.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    toggle.addAction(UIAction { _ in states.append(toggle.isSelected) }, for: .touchUpInside)
    for _ in 0..<2 {
      let touch: Set = [UITouch()]
      toggle.touchesBegan(touch, with: nil)
      toggle.touchesEnded(touch, with: nil)
    }
    #expect(states == [true, false])
  }

  @Test(arguments: [(CGPoint(x: 20, y: 20), ["inside", "primary"]), (CGPoint(x: 90, y: 20), [])])
  func touchesThatEndInsideSendThePrimaryAction(end: CGPoint, expected: [String]) {
    final class Touch: UITouch {
      var place = CGPoint.zero
      override func location(in view: UIView?) -> CGPoint { place }
    }
    var events: [String] = []
    let button = UIButton(primaryAction: UIAction { _ in events.append("primary") })
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    let touch = Touch()
    button.touchesBegan([touch], with: nil)
    touch.place = end
    button.touchesEnded([touch], with: nil)
    #expect(events == expected)
  }
}
