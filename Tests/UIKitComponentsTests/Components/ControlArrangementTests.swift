// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

/// Where the parts of controls stand. Sizes are those that Xcode saved for the whole controls; what is
/// known of the parts is that they fill, touch or halve them.
@Suite struct ControlArrangementTests {
  private let releases = [9, 13, 17, 26].map { PlatformVersion(major: $0) }

  @Test func knobsStandAtTheEndsOfTheirTracks() {
    for platform in releases {
      let control = SwitchArrangement(platform)
      let bounds = Rect(origin: Point(x: 10, y: 20), size: control.size)
      let track = control.track(in: bounds, .leftToRight)
      #expect(track == bounds)
      let on = control.knob(on: track, isOn: true, .leftToRight)
      let off = control.knob(on: track, isOn: false, .leftToRight)
      #expect(track.maxX - on.maxX == off.x - track.x)
      #expect(on.midY == track.midY)
      #expect(control.knob(on: track, isOn: true, .rightToLeft) == off)
    }
  }

  @Test func switchesKeepToTheLeadingEndOfBoundsThatAreWider() {
    let control = SwitchArrangement(.current)
    let bounds = Rect(x: 0, y: 0, width: 100, height: 51)
    #expect(control.track(in: bounds, .leftToRight) == Rect(x: 0, y: 10, width: 51, height: 31))
    #expect(control.track(in: bounds, .rightToLeft) == Rect(x: 49, y: 10, width: 51, height: 31))
  }

  /// The frame of a slider is as high as its thumb: the height is that of the alignment rect and the
  /// insets.
  @Test func thumbsTravelFromEndToEnd() {
    for platform in releases {
      let slider = SliderArrangement(platform)
      let bounds = Rect(x: 0, y: 0, width: 200, height: slider.height + 1)
      let track = slider.track(in: bounds)
      func thumb(_ share: Double, _ direction: LayoutDirection = .leftToRight) -> Rect {
        slider.thumb(on: track, in: bounds, share: share, direction)
      }
      #expect(thumb(0).x == 0)
      #expect(thumb(1).maxX == 200)
      #expect(thumb(0.5).midX == 100)
      #expect(thumb(0.25, .rightToLeft) == thumb(0.75))
      let filled = slider.filled(track, upTo: thumb(0.25), .leftToRight)
      #expect(filled.x == track.x && filled.maxX == thumb(0.25).midX)
      let mirrored = slider.filled(track, upTo: thumb(0.25, .rightToLeft), .rightToLeft)
      #expect(mirrored.maxX == track.maxX && mirrored.width == filled.width)
    }
    #expect(SliderArrangement(.current).thumbSize.height == 31)
  }

  @Test func stepperHalvesShareTheBox() {
    for platform in releases {
      let stepper = StepperArrangement(platform)
      let box = stepper.box(in: Rect(x: 0, y: 0, width: 200, height: 60))
      #expect(box.size == stepper.size)
      let halves = stepper.halves(of: box, .leftToRight)
      #expect(halves.minus.width == 47 && halves.plus.width == 47)
      #expect(halves.minus.maxX == halves.plus.x)
      #expect(stepper.divider(of: box).midX == halves.plus.x)
      #expect(stepper.halves(of: box, .rightToLeft).minus == halves.plus)
    }
  }

  @Test func progressFillsFromTheLeadingEnd() {
    let progress = ProgressArrangement(.current, isBar: false)
    let track = progress.track(in: Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(track == Rect(x: 0, y: 3, width: 100, height: 4))
    #expect(progress.filled(track, share: 0.25, .leftToRight).maxX == 25)
    #expect(progress.filled(track, share: 0.25, .rightToLeft).x == 75)
  }

  @Test func dotsStandInTheMiddleAndReadWithTheInterface() {
    for platform in releases {
      let control = PageControlArrangement(platform)
      let size = control.size(pages: 3)
      let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let dots = control.dots(in: bounds, pages: 3, .leftToRight)
      #expect(dots.count == 3)
      #expect(dots[1].midX == bounds.midX && dots[1].midY == bounds.midY)
      #expect(control.dots(in: bounds, pages: 3, .rightToLeft) == dots.reversed())
      #expect(control.dots(in: bounds, pages: .max, .leftToRight).count < 20)
    }
  }

  @Test func segmentsFillTheBox() {
    let content = ControlContent.Segments(
      segments: [.init(title: "One"), .init(title: "Two", width: 50), .init(title: "Three")],
      selected: 0)
    for platform in releases {
      let measurer = ContentMeasurer(environment: Environment(platform: platform))
      let control = SegmentsArrangement(content, measurer: measurer)
      let bounds = Rect(x: 0, y: 0, width: 250, height: 40)
      let box = control.box(in: bounds)
      #expect(box.height == control.size.height + control.alignmentInsets.bottom)
      let segments = control.segments(in: box, .leftToRight)
      #expect(segments.map(\.width) == [100, 50, 100])
      #expect(segments.first?.x == 0 && segments.last?.maxX == 250)
      #expect(control.dividers(of: segments, .leftToRight).map(\.midX) == [100, 150])
      let mirrored = control.segments(in: box, .rightToLeft)
      #expect(mirrored.map(\.x) == [150, 100, 0])
      #expect(control.dividers(of: mirrored, .rightToLeft).map(\.midX) == [150, 100])
    }
  }

  @Test func theChosenRowOfAWheelIsInTheMiddleAndOthersTurnAway() throws {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 216)
    let wheels = WheelsArrangement(in: bounds)
    let rows = try (-3...3).map { try #require(wheels.row($0, from: 0, width: 100)) }
    #expect(
      rows[3].frame.midY == bounds.midY
        && rows[3].frame == Rect(x: 0, y: 92, width: 100, height: 32))
    #expect(rows[3].scale == 1 && rows[3].alpha == 1)
    #expect(wheels.band.midY == bounds.midY && wheels.band.height == 32)
    for (above, below) in zip(rows[0..<3].reversed(), rows[4...]) {
      #expect(abs(above.frame.midY + below.frame.midY - bounds.height) < 1e-9)
      #expect(above.scale == below.scale && above.scale < 1)
    }
    #expect(rows.map(\.frame.midY) == rows.map(\.frame.midY).sorted())
    #expect(wheels.row(4, from: 0, width: 100) == nil)
  }

  @Test func fieldsOfADatePickerFillItsOwnSize() {
    let measurer = ContentMeasurer(environment: Environment())
    for mode in [ControlContent.DatePickerMode.time, .date, .dateAndTime] {
      let picker = DatePickerArrangement(mode, .compact, measurer: measurer)
      let bounds = Rect(origin: Point(x: 0, y: 0), size: picker.size)
      let fields = picker.fieldFrames(in: bounds, .leftToRight)
      #expect(fields.count == picker.fields.count)
      #expect(fields.first?.x == 0)
      #expect(abs((fields.last?.maxX ?? 0) - bounds.width) < 0.5)
      #expect(fields.allSatisfy { $0.height == bounds.height })
    }
  }

  @Test func theDaysOfAMonthStandInSevenColumns() {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 330)
    let measurer = ContentMeasurer(environment: Environment())
    let picker = DatePickerArrangement(.date, .inline, measurer: measurer)
    let calendar = picker.calendar(in: bounds, .leftToRight)
    #expect(calendar.days.count == 30 && calendar.weekdays.count == 7)
    // 1 September 2025 is a Monday, the second day of the week; the 7th begins the next one.
    #expect(calendar.days[0].x == calendar.weekdays[1].x)
    #expect(calendar.days[6].x == calendar.weekdays[0].x)
    #expect(calendar.days[6].y > calendar.days[5].y)
  }

  @Test func theCalendarIsThatOfTheDate() {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 330)
    let measurer = ContentMeasurer(environment: Environment())
    // 3 February 2012; the first of that month was a Wednesday.
    let leapDay = PickedDate(secondsSinceReferenceDate: 349_999_200)
    let picker = DatePickerArrangement(.date, .inline, .automatic, leapDay, measurer: measurer)
    let calendar = picker.calendar(in: bounds, .leftToRight)
    #expect(calendar.days.count == 29)
    #expect(calendar.days[0].x == calendar.weekdays[3].x)
  }

  @Test func aSearchBarHasALineAboveTheField() throws {
    for platform in releases {
      let measurer = ContentMeasurer(environment: Environment(platform: platform))
      var search = ControlContent.Search()
      let plain = SearchBarArrangement(search, measurer: measurer)
      search.prompt = "Where to?"
      let bar = SearchBarArrangement(search, measurer: measurer)
      #expect(bar.height > plain.height)
      let parts = bar.parts(in: Rect(x: 0, y: 0, width: 320, height: bar.height), .leftToRight)
      let prompt = try #require(parts.prompt)
      #expect(prompt.maxY <= parts.field.y)
      // Where the file saved a lower bar the field has all of it.
      let low = bar.parts(in: Rect(x: 0, y: 0, width: 320, height: plain.height), .leftToRight)
      #expect(low.prompt == nil && low.field.y >= 0)
    }
  }

  @Test func partsOfASearchBarDoNotOverlap() throws {
    for platform in releases {
      let measurer = ContentMeasurer(environment: Environment(platform: platform))
      let bar = SearchBarArrangement(
        ControlContent.Search(scopes: ["All"], showsCancel: true), measurer: measurer)
      let bounds = Rect(x: 0, y: 0, width: 320, height: bar.height)
      let parts = bar.parts(in: bounds, .leftToRight)
      let cancel = try #require(parts.cancel)
      #expect(parts.field.maxX < cancel.x && cancel.maxX <= 320)
      #expect(parts.icon.maxX < parts.text.x)
      #expect(try #require(parts.scope).y >= parts.field.maxY)
      let mirrored = bar.parts(in: bounds, .rightToLeft)
      #expect(mirrored.icon.x == 320 - parts.icon.maxX)
    }
  }

  @Test func alertsStandInTheMiddleAndSheetsAtTheLowerEdge() {
    let bounds = Rect(x: 0, y: 0, width: 390, height: 844)
    let safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let alert = AlertMetrics(isSheet: false).frame(height: 200, in: bounds, safeArea: safeArea)
    #expect(alert == Rect(x: 60, y: 328, width: 270, height: 200))
    let sheet = AlertMetrics(isSheet: true).frame(height: 200, in: bounds, safeArea: safeArea)
    #expect(sheet == Rect(x: 8, y: 610, width: 374, height: 200))
  }

  /// Fields of searches hold text of the style Body, which is 17 points high at the standard size.
  @Test func searchBarsGrowWithTheText() {
    func height(_ category: ContentSizeCategory, _ major: Int = 17) -> Double {
      let environment = Environment(
        contentSizeCategory: category, platform: PlatformVersion(major: major))
      return SearchBarArrangement(
        ControlContent.Search(), measurer: ContentMeasurer(environment: environment)
      ).height
    }
    #expect(height(.large) == 56)
    #expect(height(.extraSmall) == 56)
    #expect(height(.accessibilityExtraLarge) > 56 + 20)
    #expect(height(.accessibilityExtraLarge, 10) == height(.large, 10))
  }

  @Test func alertsGrowWithTheText() {
    for isSheet in [false, true] {
      let (standard, large) = (
        AlertMetrics(isSheet: isSheet),
        AlertMetrics(isSheet: isSheet, category: .accessibilityExtraLarge)
      )
      #expect(standard.actionHeight == (isSheet ? 57 : 44))
      #expect(standard.messageFontSize == 13)
      #expect(large.actionHeight > standard.actionHeight)
      #expect(large.actionFontSize > standard.actionFontSize)
      #expect(large.titleFontSize > standard.titleFontSize)
      #expect(large.messageFontSize > standard.messageFontSize)
      let small = AlertMetrics(isSheet: isSheet, category: .extraSmall)
      #expect(small.actionHeight == standard.actionHeight)
    }
  }
}
