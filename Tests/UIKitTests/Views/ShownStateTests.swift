// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Properties of views after another property was set.
@MainActor
struct ShownStateTests {
  /// Source: UIKit's documentation of `isEqual(_:)` of images, which compares their content.
  @Test func imagesThatShowTheSameAreEqual() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star")?.hash == UIImage(systemName: "star")?.hash)
    #expect(UIImage(systemName: "star") != UIImage(systemName: "moon"))
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(
      UIImage(systemName: "star", withConfiguration: large) != UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star")?.withTintColor(.red) != UIImage(systemName: "star"))
    #expect(UIImage() != UIImage())
  }

  /// Source: UIKit's documentation of `font`, `textColor` and `textAlignment` of labels: setting
  /// them applies to the whole attributed text.
  @Test func labelsHaveTheAttributesThatTheirTextBeginsWith() {
    let label = UILabel()
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd"))
    text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 4))
    label.attributedText = text
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
    #expect(label.textAlignment == .center)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    let last = label.attributedText?.attributes(at: 3, effectiveRange: nil)
    #expect(last?[.font] as? UIFont == .systemFont(ofSize: 12))
    #expect(last?[.foregroundColor] as? UIColor == .blue)
    label.text = "plain"
    #expect(label.font == .systemFont(ofSize: 12) && label.textColor == .blue)
    #expect(label.textAlignment == .natural)
  }

  /// Source: tests of apps that lay out cells themselves: 16 points remain at the side.
  @Test func cellsOutsideOfTablesPlaceTheirParts() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = accessory
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(accessory.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.width == 274)
    let (ground, selected) = (UIView(), UIView())
    cell.backgroundView = ground
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.isSelected = true
    #expect(selected.frame == cell.bounds)
    #expect(cell.subviews.firstIndex(of: selected) == 1 && cell.subviews.first == ground)
    cell.isSelected = false
    #expect(selected.superview == nil)
  }

  /// Source: app code that observes these properties.
  @Test func propertiesOfUIKitAreObserved() {
    var heard: [String] = []
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let (image, scroll, button) = (UIImageView(), UIScrollView(), UIButton())
    let (tap, controller, tab) = (UITapGestureRecognizer(), UIViewController(), UITabBarItem())
    let (view, layer) = (UIView(), CALayer())
    let observations = [
      label.observe(\.text, named: "text") { _, _ in heard.append("label") },
      field.observe(\.text, named: "text") { _, _ in heard.append("field") },
      text.observe(\.text, named: "text") { _, _ in heard.append("text") },
      image.observe(\.image, named: "image") { _, _ in heard.append("image") },
      scroll.observe(\.contentInset, named: "contentInset") { _, _ in heard.append("inset") },
      button.observe(\.isEnabled, named: "isEnabled") { _, _ in heard.append("enabled") },
      button.observe(\.isSelected, named: "isSelected") { _, _ in heard.append("selected") },
      button.observe(\.isHighlighted, named: "isHighlighted") { _, _ in heard.append("lit") },
      tap.observe(\.state, named: "state") { _, _ in heard.append("state") },
      controller.observe(\.title, named: "title") { _, _ in heard.append("title") },
      tab.observe(\.badgeValue, named: "badgeValue") { _, _ in heard.append("badge") },
      view.layer.observe(\.bounds, named: "bounds") { _, _ in heard.append("bounds") },
      layer.observe(\.position, named: "position") { _, _ in heard.append("position") },
    ]
    label.text = "A"
    field.text = "A"
    text.text = "A"
    image.image = UIImage(systemName: "star")
    scroll.contentInset.top = 3
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    tap.state = .began
    controller.title = "A"
    tab.badgeValue = "1"
    view.frame.size = CGSize(width: 3, height: 3)
    layer.position.x = 4
    let wanted = [
      "label", "field", "text", "image", "inset", "enabled", "selected", "lit", "state", "title",
      "badge", "bounds", "position",
    ]
    #expect(heard == wanted)
    for observation in observations { observation.invalidate() }
    label.text = "B"
    #expect(heard == wanted)
  }

  /// Source: UIKit's documentation of the accessibility blocks, which override the properties.
  @Test func blocksAnswerForAccessibility() {
    let view = UIView()
    view.accessibilityLabel = "property"
    view.accessibilityLabelBlock = { "block" }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { [.header] }
    view.accessibilityElementsBlock = { [1, 2] }
    var increments = 0
    view.accessibilityIncrementBlock = { increments += 1 }
    view.accessibilityActivateBlock = { true }
    view.accessibilityIncrement()
    #expect(view.accessibilityLabel == "block" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .header && view.accessibilityElements?.count == 2)
    #expect(view.accessibilityActivate() && increments == 1)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "property")
  }

  /// Source: UIKit's documentation of `UIPasteConfigurationSupporting`.
  @Test func respondersPasteWhatTheyAreConfiguredFor() {
    final class Controller: UIViewController {
      var pasted = 0
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }
    let controller = Controller()
    let text = NSItemProvider()
    text.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { handler in
      handler(Data("text".utf8), nil)
      return nil
    }
    #expect(!controller.canPaste([text]))
    controller.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: ["public.utf8-plain-text"])
    #expect(controller.canPaste([text]))
    controller.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: ["public.image"])
    #expect(!controller.canPaste([text]))
  }

  /// Source: UIKit's documentation of `observedProgress`.
  @Test func progressViewsFollowProgress() {
    let progress = Progress(totalUnitCount: 4)
    let view = UIProgressView()
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    view.observedProgress = nil
    view.progress = 0.5
    #expect(view.progress == 0.5)
  }

  /// Source: UIKit's documentation of `linkTextAttributes`, whose default is the tint.
  @Test func linksOfTextViewsHaveTheTint() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let text = NSMutableAttributedString(
      string: "Read ", attributes: [.foregroundColor: UIColor.black])
    text.append(
      NSAttributedString(
        string: "more", attributes: [.link: "https://a.b", .foregroundColor: UIColor.black]))
    view.attributedText = text
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.svg().contains("fill=\"#ff0000\""))
    view.linkTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
    #expect(view.svg().contains("fill=\"#00ff00\""))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
        == .black)
  }

  /// Source: UIKit's documentation of `updateConfiguration(using:)`, which is called before a cell
  /// is displayed.
  @Test func cellsAreConfiguredAfterTheyWereGivenWhatTheyShow() throws {
    final class Cell: UITableViewCell {
      var name = ""
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = UIListContentConfiguration.cell()
        content.text = name
        contentConfiguration = content
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.name = "given"
        return cell
      }
    }
    let (table, source) = (UITableView(), Source())
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "given")
  }

  /// Source: UIKit hides the activity indicator of a refresh control that is not refreshing.
  @Test func refreshControlsShowTheirWheelWhileTheyRefresh() {
    let control = UIRefreshControl()
    let wheel = control.subviews.first { $0 is UIActivityIndicatorView }
    #expect(wheel?.isHidden == true)
    control.beginRefreshing()
    #expect(wheel?.isHidden == false)
  }

  /// Source: UIKit's documentation of `minimumValueImage`: the track is shorter by the image.
  @Test func slidersShowTheImagesOfTheirEnds() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let plain = slider.trackRect(forBounds: slider.bounds)
    let image = try #require(UIImage(systemName: "speaker.fill"))
    slider.minimumValueImage = image
    let view = try #require(slider.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(view.frame.minX == 0 && view.frame.size == image.size && view.frame.midY == 15.5)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > plain.minX + image.size.width && track.maxX == plain.maxX)
    slider.maximumValueImage = image
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 200)
    slider.minimumValueImage = nil
    #expect(view.superview == nil)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == plain.minX)
  }

  /// Source: Core Animation's guide to layer key paths: fields of geometry have key paths.
  @Test func pathsNameFieldsOfALayersGeometry() {
    let layer = CALayer()
    layer.setValue(30, forKeyPath: "position.x")
    layer.setValue(40, forKeyPath: "bounds.size.width")
    #expect(layer.position.x == 30 && layer.bounds.width == 40)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 30)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 40)
  }
}
