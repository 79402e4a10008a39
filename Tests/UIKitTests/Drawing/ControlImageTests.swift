// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// Pictures show the images that code sets for the parts of controls.
///
/// Sources: the references of `UISlider`, `UIStepper`, `UIProgressView`, `UIPageControl`,
/// `UISegmentedControl`, `UISearchBar`, `UITextField` and `UIImage`.
@MainActor @Suite(.serialized)
struct ControlImageTests {
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func image(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func has(_ view: UIView, _ colors: String...) -> [Bool] {
    let picture = view.svg()
    return colors.map { picture.contains($0) }
  }

  @Test func slidersHaveThumbsAndTracks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 1
    slider.setThumbImage(image(green, 20, 20), for: .normal)
    slider.setMinimumTrackImage(image(blue), for: .normal)
    slider.setMaximumTrackImage(image(red), for: .normal)
    #expect(has(slider, "#00ff00", "#0000ff", "#ff0000") == [true, true, true])
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    #expect(thumb.size == CGSize(width: 20, height: 20) && thumb.maxX == 200)
    slider.setThumbImage(image(UIColor(red: 1, green: 0, blue: 1, alpha: 1)), for: .disabled)
    slider.isEnabled = false
    #expect(has(slider, "#00ff00", "#ff00ff") == [false, true])
  }

  @Test func steppersHaveSignsDividerAndBackground() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.setIncrementImage(image(green).withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.setDecrementImage(image(blue).withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.setBackgroundImage(image(red), for: .normal)
    #expect(has(stepper, "#00ff00", "#0000ff", "#ff0000") == [true, true, true])
    let divider = image(UIColor(red: 1, green: 0, blue: 1, alpha: 1), 2, 10)
    stepper.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(has(stepper, "#ff00ff") == [true])
  }

  @Test func progressViewsDrawTrackImages() {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    (progress.trackImage, progress.progressImage) = (image(green), image(blue))
    #expect(has(progress, "#00ff00", "#0000ff") == [true, false])
    progress.progress = 0.5
    #expect(has(progress, "#00ff00", "#0000ff") == [true, true])
  }

  @Test func pagesHaveImagesInTheirColours() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 3
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (green, blue)
    let dots = pages.svg()
    pages.preferredIndicatorImage = image(red, 8, 8)
    let images = pages.svg()
    #expect(images != dots)
    #expect(has(pages, "#00ff00", "#0000ff", "#ff0000") == [true, true, false])
    let original = image(red).withRenderingMode(.alwaysOriginal)
    pages.setIndicatorImage(original, forPage: 2)
    #expect(has(pages, "#ff0000") == [true])
    pages.setIndicatorImage(nil, forPage: 2)
    pages.setCurrentPageIndicatorImage(original, forPage: 1)
    #expect(has(pages, "#ff0000") == [false])
    pages.currentPage = 1
    #expect(has(pages, "#ff0000") == [true])
  }

  @Test func segmentsHaveBackgroundsAndDividers() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(image(green), for: .normal, barMetrics: .default)
    control.setBackgroundImage(image(blue), for: .selected, barMetrics: .default)
    #expect(has(control, "#00ff00", "#0000ff") == [true, true])
    control.setDividerImage(
      image(red, 2, 10), forLeftSegmentState: .selected, rightSegmentState: .normal,
      barMetrics: .default)
    #expect(has(control, "#ff0000") == [true])
    control.selectedSegmentIndex = 1
    #expect(has(control, "#ff0000") == [false])
  }

  @Test func fieldsHaveBackgrounds() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.disabledBackground = image(blue)
    field.isEnabled = false
    #expect(has(field, "#0000ff") == [false], "it needs a background")
    field.background = image(green)
    #expect(has(field, "#00ff00", "#0000ff") == [false, true])
    field.isEnabled = true
    #expect(has(field, "#00ff00", "#0000ff") == [true, false])
    field.borderStyle = .roundedRect
    #expect(has(field, "#00ff00") == [false])
  }

  @Test func fieldsShrinkTheirText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
    field.font = .systemFont(ofSize: 20)
    field.text = "A longer text"
    #expect(field.svg().contains("font-size=\"20\""))
    field.minimumFontSize = 8
    #expect(field.svg().contains("font-size=\"20\""))
    field.adjustsFontSizeToFitWidth = true
    #expect(!field.svg().contains("font-size=\"20\"") && field.svg().contains(">A longer text<"))
    field.minimumFontSize = 19
    #expect(!field.svg().contains(">A longer text<"))
  }

  @Test func searchBarsHaveImages() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.backgroundImage = image(green)
    bar.setSearchFieldBackgroundImage(image(blue), for: .normal)
    bar.setImage(image(red), for: .search, state: .normal)
    #expect(has(bar, "#00ff00", "#0000ff", "#ff0000") == [true, true, true])
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    #expect(has(bar, "#00ff00") == [false])
    let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    bar.setImage(image(magenta), for: .clear, state: .normal)
    #expect(has(bar, "#ff00ff") == [false])
    bar.text = "Ada"
    #expect(has(bar, "#ff00ff") == [true])
    let before = bar.svg()
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    #expect(bar.svg() != before)
    bar.searchTextPositionAdjustment = .zero
    #expect(bar.svg() == before)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
    #expect(bar.svg() != before)
  }

  @Test func scopesHaveImages() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 108))
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
    bar.scopeBarBackgroundImage = image(green)
    bar.setScopeBarButtonBackgroundImage(image(blue), for: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: red], for: .normal)
    #expect(has(bar, "#00ff00", "#0000ff", "#ff0000") == [true, true, true])
  }

  @Test func flippedImagesAreDrawnMirrored() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let plain = image(green)
    view.image = plain
    #expect(!view.svg().contains("matrix(-1 0 0 1 10 0)"))
    view.image = plain.withHorizontallyFlippedOrientation()
    #expect(view.svg().contains("matrix(-1 0 0 1 10 0)"))
    #expect(view.image?.imageOrientation == .upMirrored)
    view.image = plain.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
    #expect(!view.svg().contains("matrix(-1 0 0 1 10 0)"))
    view.image = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect(!view.svg().contains("matrix(-1 0 0 1 10 0)"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.svg().contains("matrix(-1 0 0 1 10 0)"))
  }
}
