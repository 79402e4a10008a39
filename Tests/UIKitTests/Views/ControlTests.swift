// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKitComponents

@testable import UIKit

/// Sizes, priorities and contents of controls, text inputs and scroll views.
@MainActor
struct ControlTests {
  @Test func switchesSteppersAndIndicatorsKeepTheirSizeStrongly() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
      #expect(view.intrinsicContentSize.width > 0)
    }
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIButton().contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func steppersShowTheEndsOfTheirRange() {
    let view = UIStepper()
    var ends: ControlContent? {
      guard case .control(let control) = LayoutStore.current.forest[view.item].content else {
        return nil
      }
      return control
    }
    #expect(ends == .stepper(atEnds: .least))
    view.value = 5
    #expect(ends == .stepper())
    view.maximumValue = 3
    #expect(ends == .stepper(atEnds: .greatest))
    view.wraps = true
    #expect(ends == .stepper())
  }

  @Test func textViewWithoutScrollingIsAsHighAsItsText() {
    let view = UITextView()
    // Source: a SwiftUI `TextEditor` is a text view, and it has this background.
    #expect(view.backgroundColor == .systemBackground)
    view.text = "One\nTwo"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let height = view.intrinsicContentSize.height
    #expect(height > 16)
    view.text = "One\nTwo\nThree"
    #expect(view.intrinsicContentSize.height > height)
  }

  @Test func fieldGrowsWithItsTextAndBorder() {
    let field = UITextField()
    field.text = "Text"
    let plain = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height > plain.height)
    field.text = "A longer text"
    #expect(field.intrinsicContentSize.width > plain.width)
  }

  @Test func segmentWidthsAddUp() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 2) == "Three")
    let width = control.intrinsicContentSize.width
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > width)
  }

  @Test func buttonPerformsItsActionsAndMeasuresItsTitle() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchDown)
    #expect(count == 1)
    let width = button.intrinsicContentSize.width
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.width > width)
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(size: CGSize(width: 50, height: 60)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 60))
  }

  @Test func scrollViewTakesTheContentSizeThatConstraintsDecide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 700))
    scrollView.contentOffset.y = 50
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
    #expect(content.convert(CGPoint(x: 0, y: 60), to: root) == CGPoint(x: 0, y: 10))
  }
}
