// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct SegmentedControlMeasuringTests {
  typealias Segment = ControlContent.Segments.Segment

  private func width(
    _ titles: [String], release: Int = 17, apportions: Bool = false
  ) throws -> Double {
    let segments = ControlContent.Segments(
      segments: titles.map { Segment(title: $0) }, apportionsByContent: apportions)
    let measurer = ContentMeasurer(release: release)
    return try #require(measurer.size(of: .control(.segmented(segments))).width)
  }

  /// Source: two segments "First" and "Second" of the library, 121 points wide in files of Xcode 10.
  @Test func theLibrarysSegmentsHaveTheirWidth() throws {
    #expect(abs(try width(["First", "Second"], release: 12) - 121) <= 1)
  }

  /// Source: widths of controls with segments of one width, by the release whose canvas saved them.
  @Test(arguments: [
    (12, ["Linear", "Radial"], 105.0), (12, ["First", "Second"], 121),
    (12, ["Hotel", "Museum"], 133),
    (12, ["Photo", "Movie"], 103), (13, ["Solid", "Gradient"], 145),
    (16, ["Sign Up", "Login"], 135),
    (17, ["Image", "Color", "Blur", "Video"], 227), (17, ["None", "Gray", "Color", "Blur"], 211),
    (17, ["Regular", "Light", "Subtle"], 200), (17, ["Top", "Bottom", "Center"], 194),
  ])
  func titlesGiveTheWidth(release: Int, titles: [String], saved: Double) throws {
    #expect(try width(titles, release: release) == saved)
  }

  @Test func segmentsShareTheWidthOfTheLongest() throws {
    let long = try width(["a long title"])
    #expect(try width(["a long title", "b", "c"]) == 3 * long + 2)
  }

  @Test func apportionedSegmentsTakeWhatTheyNeed() throws {
    let own = try width(["a long title"]) + width(["b"]) + 1
    #expect(try width(["a long title", "b"], apportions: true) == own)
  }

  @Test func anExplicitWidthHolds() throws {
    let segments = ControlContent.Segments(segments: [
      Segment(title: "a long title"), Segment(title: "b", width: 30),
    ])
    let measurer = ContentMeasurer(release: 17)
    let size = measurer.size(of: .control(.segmented(segments)))
    #expect(size.width == (try width(["a long title"])) + 31)
  }

  @Test func imagesCountByTheirWidth() throws {
    let segments = ControlContent.Segments(segments: [
      Segment(title: "a name that is not shown", image: ImageContent(width: 20, height: 20))
    ])
    let measurer = ContentMeasurer(release: 12)
    #expect(
      measurer.size(of: .control(.segmented(segments))) == ContentSize(width: 34, height: 28))
  }

  @Test func withoutSegmentsThereIsNoWidth() throws {
    #expect(try width([]) == 0)
  }
}
