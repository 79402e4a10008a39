// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import UIKit

/// Pictures draw the parts of controls where the classes' methods place them.
@MainActor
struct DrawnPartsTests {
  /// The drawing commands of a view whose origin is that of the picture.
  private func commands(_ view: UIView) -> [DrawingCommand] {
    view.layoutIfNeeded()
    return view.layoutSnapshot().displayList().commands
  }

  private func capsules(_ view: UIView) -> [CGRect] {
    commands(view).compactMap { command in
      guard case .fill(.roundedRect(let rect, _), _) = command else { return nil }
      return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  private func lines(_ view: UIView) -> [TextLine] {
    commands(view).compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  @Test(arguments: [Float(0), 0.3, 1])
  func slidersAreDrawnInTheirTrackAndThumbRects(value: Float) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = value
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    let drawn = capsules(slider)
    #expect(drawn.contains(track))
    #expect(drawn.contains(thumb))
  }

  @Test func contentOffsetsMoveSegmentTitles() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let before = lines(control).map(\.origin)
    try #require(before.count == 2)
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .right, barMetrics: .default)
    let after = lines(control).map(\.origin)
    #expect(after[0].x - before[0].x == 3 && after[0].y - before[0].y == -2)
    #expect(after[1].x - before[1].x == 5 && after[1].y == before[1].y)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    #expect(
      control.intrinsicContentSize
        == UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize)
  }

  @Test func segmentsThatCannotBeChosenAreFadedAndMomentaryOnesNotShown() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let color = lines(control)[1].color
    control.setEnabled(false, forSegmentAt: 1)
    #expect(lines(control)[1].color != color)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    control.selectedSegmentIndex = 0
    let chosen = capsules(control).count
    control.isMomentary = true
    #expect(capsules(control).count < chosen)
  }

  @Test func roundButtonsShowTheirTitles() throws {
    let button = UIButton(type: .contactAdd)
    let round = button.intrinsicContentSize
    button.setTitle("Add", for: .normal)
    #expect(button.intrinsicContentSize.width > round.width + 20)
    button.frame.size = button.intrinsicContentSize
    let line = try #require(lines(button).first)
    #expect(line.text == "Add")
    #expect(line.origin.x >= round.width)
  }

  @Test func buttonTitlesAreDrawnInTheirTitleRect() throws {
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    let title = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    let line = try #require(lines(button).first)
    #expect(abs(line.origin.x + line.width / 2 - title.midX) < 0.01)
    #expect(line.origin.y > title.minY && line.origin.y < title.maxY)
    #expect(button.titleLabel?.frame == title)
  }

  @Test func configuredTitlesAreDrawnBesideTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "trash")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
    let content = button.contentRect(forBounds: button.bounds)
    let title = button.titleRect(forContentRect: content)
    let image = button.imageRect(forContentRect: content)
    #expect(image.maxX + 6 == title.minX)
    let line = try #require(lines(button).first)
    #expect(abs(line.origin.x + line.width / 2 - title.midX) < 0.01)
  }

  @Test func fieldTextIsDrawnAtItsTextRect() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Text"
    field.textAlignment = .left
    let rect = field.textRect(forBounds: field.bounds)
    #expect(try #require(lines(field).first).origin.x == rect.minX)
  }

  /// Source: a logged tree of a system button's views.
  @Test func aButtonsTitleHasTheNameThatUIKitGivesIt() {
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    #expect(button.titleLabel?.description.hasPrefix("<UIButtonLabel") == true)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 47, height: 30))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
  }
}
