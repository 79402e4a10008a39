// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

/// Source: frames that Xcode saved, less the alignment insets.
@Suite struct ControlMeasuringTests {
  private func frame(_ control: ControlContent, release: Int) -> ContentSize {
    let measurer = ContentMeasurer(release: release)
    let content = ItemContent.control(control)
    let size = measurer.size(of: content)
    let insets = measurer.alignmentInsets(of: content)
    return ContentSize(
      width: size.width.map { $0 + insets.left + insets.right },
      height: size.height.map { $0 + insets.top + insets.bottom })
  }

  @Test(arguments: [(8, 51.0, 31.0), (18, 51, 31), (26, 63, 28)])
  func switches(release: Int, width: Double, height: Double) {
    let control = ControlContent.toggle(isOn: true, onTint: nil)
    #expect(frame(control, release: release) == ContentSize(width: width, height: height))
  }

  @Test(arguments: [(9, 31.0), (18, 31), (26, 34)])
  func slidersHaveNoWidth(release: Int, height: Double) {
    let control = ControlContent.slider(value: 0.5, minimum: 0, maximum: 1)
    #expect(frame(control, release: release) == ContentSize(width: nil, height: height))
  }

  @Test(arguments: [(12, 29.0), (13, 32)])
  func steppers(release: Int, height: Double) {
    #expect(frame(.stepper(), release: release) == ContentSize(width: 94, height: height))
  }

  @Test(arguments: [(13, false, 2.0), (13, true, 2.5), (14, false, 4)])
  func progressHasNoWidth(release: Int, isBar: Bool, height: Double) {
    let control = ControlContent.progress(0.5, isBar: isBar)
    #expect(frame(control, release: release) == ContentSize(width: nil, height: height))
  }

  @Test func activityIndicatorsNeverChanged() {
    for release in [9, 13, 26] {
      #expect(
        frame(.activityIndicator(isLarge: false), release: release)
          == ContentSize(width: 20, height: 20))
      #expect(
        frame(.activityIndicator(isLarge: true), release: release)
          == ContentSize(width: 37, height: 37))
    }
  }

  @Test(arguments: [(13, 3, 39.0, 37.0), (14, 2, 98.5, 26), (14, 3, 116.5, 26)])
  func pageControls(release: Int, pages: Int, width: Double, height: Double) {
    let control = ControlContent.pageControl(pages: pages, current: 0)
    #expect(frame(control, release: release) == ContentSize(width: width, height: height))
  }

  @Test(arguments: [0, -3])
  func noPagesHaveNoWidth(pages: Int) {
    #expect(frame(.pageControl(pages: pages, current: 0), release: 17).width == 0)
  }

  @Test(arguments: [(10, 44.0), (11, 56), (18, 56), (26, 64)])
  func searchBars(release: Int, height: Double) {
    let control = ControlContent.searchBar(ControlContent.Search(placeholder: "Search"))
    #expect(frame(control, release: release) == ContentSize(width: nil, height: height))
  }

  @Test func wheelsAreLowWhereThereIsNoRoom() {
    #expect(frame(.picker(), release: 17).height == 216)
    #expect(frame(.picker(.low), release: 17).height == 162)
    let lying = ContentMeasurer(release: 17, verticalSizeClass: .compact)
    #expect(lying.size(of: .control(.picker())).height == 162)
  }

  @Test func datePickersHaveWheelsUntilRelease13() {
    #expect(frame(.datePicker(.date, .automatic), release: 13).height == 216)
    #expect(frame(.datePicker(.date, .automatic, .low), release: 13).height == 162)
    #expect(frame(.datePicker(.date, .wheels), release: 17).height == 216)
    #expect(frame(.datePicker(.countDownTimer, .automatic), release: 17).height == 216)
  }

  @Test func compactDatePickersAreALineHigh() throws {
    let measurer = ContentMeasurer(release: 17, scale: 3)
    let date = measurer.size(of: .control(.datePicker(.date, .compact)))
    #expect(abs(try #require(date.height) - 103.0 / 3) < 1e-9)
    let both = measurer.size(of: .control(.datePicker(.dateAndTime, .automatic)))
    #expect(try #require(both.width) > (try #require(date.width)))
  }
}
