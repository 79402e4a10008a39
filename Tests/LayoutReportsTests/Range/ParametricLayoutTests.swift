// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import TestSettings
import Testing

@testable import LayoutReports

/// The expected breakpoints were computed by hand from the constraints of the fixtures. Frames in
/// between are compared with layouts from scratch.
struct ParametricLayoutTests {
  private func sizes(_ views: String, _ constraints: [String]) throws -> SceneSizes {
    let document = try Fixture.xib(views, constraints: constraints.joined())
    let scene = try #require(document.scenes.first)
    return SceneSizes(document, scene: scene, options: SceneOptions())
  }

  private func fixed(
    _ first: String, _ attribute: String, _ relation: String, _ constant: Double,
    priority: Int = 1000
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" relation="\(relation)" \
    constant="\(constant)" priority="\(priority)" id="\(first)\(attribute)\(constant)"/>
    """
  }

  /// A box that is 20 points narrower than the canvas, but at most 200 points wide, pinned left.
  private var bounded: [String] {
    [
      Fixture.constraint("box", "leading", "root", "leading", 10),
      Fixture.constraint("box", "top", "root", "top", 10),
      fixed("box", "height", "equal", 30),
      fixed("box", "width", "lessThanOrEqual", 200),
      """
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="10" priority="900" id="wide"/>
      """,
    ]
  }

  private func compare(_ layout: ParametricLayout, from low: Double, to high: Double) throws {
    for step in 0...97 {
      let length = low + (high - low) * Double(step) / 97
      var built = SceneBuilder(
        layout.scene.document, options: SceneOptions(size: layout.size(at: length))
      ).build(layout.scene.scene)
      let snapshot = built.forest.layout(built.canvas)
      let frames = try #require(layout.frames(at: length))
      #expect(frames.count == snapshot.nodes.count)
      for (frame, node) in zip(frames, snapshot.nodes) {
        // Both edges snap to half points.
        #expect(abs(frame.width - node.frame.width) <= 0.5 + 0x1p-15, "\(length)")
        #expect(abs(frame.x - node.frame.x) <= 0.25 + 0x1p-15, "\(length)")
      }
    }
  }

  /// Below 220 the box cannot be 200 wide between its margins. The constants of the conflict
  /// predict its end, so no bisection is needed.
  @Test func theEndOfAConflictIsPredicted() throws {
    let layout = ParametricLayout(
      try sizes(
        Fixture.view("box", "0 0 1 1"),
        [
          Fixture.constraint("box", "leading", "root", "leading", 10),
          Fixture.constraint("box", "top", "root", "top", 10),
          fixed("box", "height", "equal", 30),
          Fixture.constraint("root", "trailing", "box", "trailing", 10),
          fixed("box", "width", "greaterThanOrEqual", 200),
        ]), along: .horizontal, 100...400, across: 100)
    #expect(layout.breakpoints.contains { abs($0 - 220) < 0.001 })
    #expect(layout.reached == 400)
    #expect(layout.layouts <= 3 * layout.pieces.count)
    try compare(layout, from: 100, to: 400)
  }

  @Test func aBoundIsABreakpoint() throws {
    let layout = ParametricLayout(
      try sizes(Fixture.view("box", "0 0 1 1"), bounded), along: .horizontal, 100...400,
      across: 100)
    let bends = layout.breakpoints.filter { abs($0 - 220) < 0.001 }
    #expect(bends.count == 1)
    #expect(layout.reached == 400)
    // The frames are those of the root and of the box.
    let narrow = try #require(layout.frames(at: 150))
    let wide = try #require(layout.frames(at: 300))
    #expect(narrow[1] == Rect(x: 10, y: 10, width: 130, height: 30))
    #expect(wide[1] == Rect(x: 10, y: 10, width: 200, height: 30))
    let piece = try #require(layout.piece(at: 150))
    #expect(piece.slope(of: 1) == Rect(x: 0, y: 0, width: 1, height: 0))
    #expect(layout.frames(at: 401) == nil)
    try compare(layout, from: 100, to: 400)
  }

  /// The position of a toolbar depends on the height, but no decision depends on it.
  @Test func barsFollowTheLowerEdge() throws {
    let document = try Fixture.barScreen(Fixture.view("box", "0 0 1 1"))
    let scene = try #require(document.scenes.last)
    let layout = ParametricLayout(
      SceneSizes(document, scene: scene, options: SceneOptions()), along: .vertical, 500...1_000,
      across: 393, budget: 200)
    #expect(layout.reached == 1_000)
    #expect(layout.pieces.count < 8)
    let plane = PlaneLayout(
      layout.scene, widths: 400...700, heights: 750...1_000, budget: 500)
    #expect(plane.undecided.isEmpty)
  }

  /// The dimming view below a sheet has the size of the screen, on which no decision depends.
  @Test(arguments: [(Axis.horizontal, 320.0...420.0), (.vertical, 600.0...1_000.0)])
  func sheetsFollowTheirScreen(axis: Axis, lengths: ClosedRange<Double>) throws {
    let document = try Fixture.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="below"><objects><viewController id="presenting">
          <view key="view" contentMode="scaleToFill" id="ground">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          </view>
          <connections><segue destination="shown" kind="presentation" id="up"/></connections>
        </viewController></objects></scene>
        <scene sceneID="scene"><objects><viewController id="shown">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="842"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """)
    let scene = try #require(document.scenes.last)
    let layout = ParametricLayout(
      SceneSizes(document, scene: scene, options: SceneOptions()), along: axis, lengths,
      across: axis == .horizontal ? 852 : 393, budget: 200)
    #expect(layout.reached == lengths.upperBound)
    #expect(layout.pieces.count < 6)
    let frames = try #require(layout.frames(at: lengths.lowerBound + 50))
    let root = frames[0]
    #expect((axis == .horizontal ? root.width : root.maxY) == lengths.lowerBound + 50)
  }

  /// At any width, each half is half of the length without the spacing.
  @Test func aRootThatConstraintsSizeIsOnePiece() throws {
    let document = try Fixture.stackXib(
      Fixture.view("a", "0 0 95 100") + Fixture.view("b", "105 0 95 100"))
    let scene = try #require(document.scenes.first)
    let layout = ParametricLayout(
      SceneSizes(document, scene: scene, options: SceneOptions()), along: .horizontal, 150...300,
      across: 100)
    #expect(layout.pieces.count == 1)
    let frames = try #require(layout.frames(at: 250))
    #expect(frames[0].width == 250)
    #expect(frames[2] == Rect(x: 130, y: 0, width: 120, height: frames[0].height))
    try compare(layout, from: 150, to: 300)
  }

  @Test func wrappedTextIsAStepFunction() throws {
    let label = wrapping(
      text: "Wrote the first program, for a machine that was never built, in a note.")
    let layout = ParametricLayout(
      try sizes(
        label,
        [
          Fixture.constraint("note", "leading", "root", "leading", 0),
          Fixture.constraint("note", "trailing", "root", "trailing", 0),
          Fixture.constraint("note", "top", "root", "top", 0),
        ]), along: .horizontal, 120...700, across: 400)
    var heights: [Double] = []
    for piece in layout.pieces {
      #expect(piece.slope(of: 1).height == 0)
      heights.append(piece.frames(at: piece.start)[1].height)
    }
    // The number of lines never increases.
    #expect(heights == heights.sorted(by: >))
    #expect(Set(heights).count >= 4)
    try compare(layout, from: 120, to: 700)
  }

  private func wrapping(text: String) -> String {
    Fixture.label("note", "0 0 1 1", text: text)
      .replacingOccurrences(of: "opaque=\"NO\"", with: "opaque=\"NO\" numberOfLines=\"0\"")
  }

  /// Compares the frames at many sizes with layouts from scratch.
  private func expectExact(
    _ layout: ParametricLayout, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (start, end) = (try #require(layout.pieces.first).start, layout.reached)
    for step in 0...61 {
      let length = start + (end - start) * Double(step) / 61
      let truth = layout.scene.layout(
        at: layout.size(at: length), along: layout.axis, texts: LineBreaks(isSearching: false)
      ).frames
      let frames = try #require(layout.frames(at: length))
      for (a, b) in zip(frames, truth) {
        let difference = max(
          abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
        #expect(difference <= 0x1p-16, "\(length)", sourceLocation: sourceLocation)
      }
    }
  }

  private static let verse = Array(
    repeating: "Ten words of which no two are quite as long", count: 6
  )
  .joined(separator: " and ")

  /// If rigid rows determine the width of a text, the text changes the layout only where it gains
  /// or loses a line. Words that move to another line do not matter.
  @Test func onlyTheHeightOfARigidTextCounts() throws {
    let layout = ParametricLayout(
      try sizes(
        wrapping(text: Self.verse),
        [
          Fixture.constraint("note", "leading", "root", "leading", 0),
          Fixture.constraint("note", "trailing", "root", "trailing", 0),
          Fixture.constraint("note", "top", "root", "top", 0),
        ]), along: .horizontal, 120...380, across: 400)
    let heights = layout.pieces.map { $0.frames(at: $0.start)[1].height }
    #expect(Set(heights).count >= 10)
    // There is one piece for each number of lines, since all widths have the same size class.
    #expect(Set(heights).count == heights.count)
    try expectExact(layout)
  }

  /// If the text affects its own width, every line break matters. So does every width from which
  /// the space at a line break fits. `PLUMB_LONG_TESTS` tests more widths.
  @Test(arguments: ["", "  ", " \u{2028}and"])
  func textThatSharesItsWidthIsExact(end: String) throws {
    let isLong = TestSettings.isLong
    // White space at the end of a text ends pieces at every pixel.
    let last = end.isEmpty ? (isLong ? 700.0 : 300) : (isLong ? 200 : 165)
    let layout = ParametricLayout(
      try sharing(Self.verse + end), along: .horizontal, 150...last, across: 400)
    try expectExact(layout)
    if end.isEmpty { #expect(layout.layouts < 5 * layout.pieces.count) }
  }

  /// The same if the height varies too.
  @Test func textThatSharesItsWidthHasCells() throws {
    let layout = PlaneLayout(
      try sharing("Ten words of which no two are quite as long"), widths: 150...300,
      heights: 100...200, budget: 1_000)
    #expect(layout.undecided.isEmpty)
    #expect(layout.cells.count > 5)
  }

  /// A text of several lines, and one beside it that must end before the edge.
  private func sharing(_ text: String) throws -> SceneSizes {
    let other = Fixture.label("other", "0 0 1 1", text: "Beside")
    let rows = [
      Fixture.constraint("note", "leading", "root", "leading", 0),
      Fixture.constraint("note", "top", "root", "top", 0),
      Fixture.constraint("other", "leading", "note", "trailing", 8),
      Fixture.constraint("other", "top", "note", "bottom", 8),
    ]
    let bounded = """
      <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" \
      secondItem="other" secondAttribute="trailing" constant="8" id="bound"/>
      """
    return try sizes(wrapping(text: text) + other, rows + [bounded])
  }

  @Test func aBudgetEndsTheSearchAndSaysWhere() throws {
    let layout = ParametricLayout(
      try sizes(Fixture.view("box", "0 0 1 1"), bounded), along: .horizontal, 100...400,
      across: 100, budget: 2)
    #expect(layout.reached < 400)
    let report = RangeReport(
      layout, 100...400, rules: RangeRule.allCases, names: ViewNames(layout.scene.document))
    #expect(!report.isComplete)
    #expect(report.proved.isEmpty)
  }

  @Test func contradictionsAreRefutedAtTheirFirstSize() throws {
    // Two boxes of 80 side by side, with 10 around and between them, need 190.
    let views = Fixture.view("a", "0 0 1 1") + Fixture.view("b", "0 0 1 1")
    let sizes = try sizes(
      views,
      [
        Fixture.constraint("a", "leading", "root", "leading", 10),
        Fixture.constraint("b", "leading", "a", "trailing", 10),
        """
        <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" \
        secondItem="b" secondAttribute="trailing" constant="10" id="end"/>
        """,
        fixed("a", "width", "equal", 80), fixed("b", "width", "equal", 80),
        fixed("a", "height", "equal", 10), fixed("b", "height", "equal", 10),
        Fixture.constraint("a", "top", "root", "top", 0),
        Fixture.constraint("b", "top", "root", "top", 0),
      ])
    let layout = ParametricLayout(sizes, along: .horizontal, 100...300, across: 100)
    let report = RangeReport(
      layout, 100...300, rules: [.satisfiable, .untruncated], names: ViewNames(sizes.document))
    #expect(report.proved == [.untruncated])
    let refutation = try #require(report.refutations.first)
    #expect(refutation.first == 100)
    #expect(refutation.ranges.count == 1)
    #expect(abs((refutation.ranges.first?.upperBound ?? 0) - 190) < 0.001)
    #expect(refutation.constraints.contains { $0.contains("(end)") })
  }

  @Test func overlapIsRefutedToThePixelAndConfirmed() throws {
    // The left label ends at half the width, and the right one begins at 200. They meet at 400.
    let views =
      Fixture.label("left", "0 0 1 1", text: "L") + Fixture.label("right", "0 0 1 1", text: "R")
    let sizes = try sizes(
      views,
      [
        Fixture.constraint("left", "leading", "root", "leading", 0),
        """
        <constraint firstItem="left" firstAttribute="width" secondItem="root" \
        secondAttribute="width" multiplier="0.5" id="half"/>
        """,
        Fixture.constraint("right", "leading", "root", "leading", 200),
        fixed("right", "width", "equal", 40),
        Fixture.constraint("left", "top", "root", "top", 0),
        Fixture.constraint("right", "top", "root", "top", 0),
      ])
    let layout = ParametricLayout(sizes, along: .horizontal, 320...500, across: 100)
    let report = RangeReport(
      layout, 320...500, rules: RangeRule.allCases, names: ViewNames(sizes.document))
    #expect(report.refutations.map(\.rule) == [.apart])
    let refutation = try #require(report.refutations.first)
    #expect(refutation.views.map(\.id) == ["left", "right"])
    // Half a pixel at scale 2 is 0.25. Half the width exceeds that from 400.5 on, and the next
    // pixel is 401.
    #expect(refutation.first == 401)
    #expect(abs((refutation.ranges.first?.lowerBound ?? 0) - 400.5) < 0.001)
    #expect(refutation.constraints.contains("L.width = 0.5 × View.width (half)"))
    var random = SystemRandomNumberGenerator()
    let proof = RangeProof(report, count: 40, using: &random)
    #expect(proof.holds, "\(proof.deviation) \(proof.disagreements)")
    #expect(proof.samples >= 40)
  }

  /// The view is wider than the root by more than half a pixel at scale 2 if both 10 W − 1350.65
  /// and 1654.65 − 10 W exceed W + 0.25. That is between the pixels at 150 and 150.5.
  @Test func violationsBetweenPixelsAreConfirmedThere() throws {
    func bound(_ multiplier: Int, _ constant: Double) -> String {
      """
      <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="root" secondAttribute="width" multiplier="\(multiplier)" \
      constant="\(constant)" id="bound\(multiplier)"/>
      """
    }
    let sizes = try sizes(
      Fixture.view("box", "0 0 1 1"),
      [
        Fixture.constraint("box", "leading", "root", "leading"),
        Fixture.constraint("box", "top", "root", "top"), fixed("box", "height", "equal", 30),
        bound(10, -1350.65), bound(-10, 1654.65),
        fixed("box", "width", "equal", 900, priority: 900),
      ])
    let layout = ParametricLayout(sizes, along: .horizontal, 140...160, across: 100)
    let report = RangeReport(
      layout, 140...160, rules: [.insideSuperview], names: ViewNames(sizes.document))
    let refutation = try #require(report.refutations.first)
    let range = try #require(refutation.ranges.first)
    #expect(abs(range.lowerBound - 150.1) < 0.001 && abs(range.upperBound - 150.4) < 0.001)
    #expect(range.contains(refutation.first))
    var random = SeededGenerator(seed: 7)
    let proof = RangeProof(report, count: 20, using: &random)
    #expect(proof.holds, "\(proof.deviation) \(proof.disagreements)")
  }

  @Test func heightsVaryAsWidthsDo() throws {
    let sizes = try sizes(
      Fixture.view("box", "0 0 1 1"),
      [
        Fixture.constraint("box", "leading", "root", "leading", 0),
        Fixture.constraint("box", "trailing", "root", "trailing", 0),
        Fixture.constraint("box", "top", "root", "top", 0),
        """
        <constraint firstItem="box" firstAttribute="height" secondItem="root" \
        secondAttribute="height" multiplier="0.25" id="quarter"/>
        """,
      ])
    let layout = ParametricLayout(sizes, along: .vertical, 100...900, across: 300)
    let frames = try #require(layout.frames(at: 500))
    #expect(frames[1] == Rect(x: 0, y: 0, width: 300, height: 125))
  }
}
