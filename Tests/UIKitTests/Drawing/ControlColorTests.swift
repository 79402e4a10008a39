// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Pictures show the colours that code sets for the parts of controls.
///
/// Source: Apple's documentation of each property.
@MainActor
struct ControlColorTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func shows(_ view: UIView, _ change: () -> Void) -> Bool {
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let isThere = view.svg().lowercased().contains("#ff0000")
    change()
    return !isThere && view.svg().lowercased().contains("#ff0000")
  }

  @Test func slidersDrawTheirTrackAndThumbTints() {
    let slider = UISlider()
    slider.value = 0.5
    #expect(shows(slider) { slider.minimumTrackTintColor = red })
    slider.minimumTrackTintColor = nil
    #expect(shows(slider) { slider.maximumTrackTintColor = red })
    slider.maximumTrackTintColor = nil
    #expect(shows(slider) { slider.thumbTintColor = red })
    #expect(slider.thumbTintColor == red && slider.minimumTrackTintColor == nil)
  }

  @Test func progressViewsAndIndicatorsDrawTheirTints() {
    let view = UIProgressView()
    view.progress = 0.5
    #expect(shows(view) { view.progressTintColor = red })
    view.progressTintColor = nil
    #expect(shows(view) { view.trackTintColor = red })
    let indicator = UIActivityIndicatorView()
    indicator.startAnimating()
    #expect(indicator.color == .systemGray)
    #expect(shows(indicator) { indicator.color = red })
  }

  @Test func pageControlsDrawTheirIndicatorTints() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(shows(control) { control.currentPageIndicatorTintColor = red })
    control.currentPageIndicatorTintColor = nil
    #expect(shows(control) { control.pageIndicatorTintColor = red })
  }

  @Test func switchesAndSegmentsDrawTheirTints() {
    let toggle = UISwitch()
    #expect(shows(toggle) { toggle.thumbTintColor = red })
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    #expect(shows(segments) { segments.selectedSegmentTintColor = red })
    segments.selectedSegmentTintColor = nil
    #expect(
      shows(segments) {
        segments.setTitleTextAttributes([.foregroundColor: red], for: .selected)
      })
  }

  @Test func labelsDrawHighlightAndShadowColours() {
    let label = UILabel()
    label.text = "Text"
    label.highlightedTextColor = red
    #expect(shows(label) { label.isHighlighted = true })
    label.isHighlighted = false
    #expect(shows(label) { label.shadowColor = red })
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }
}
