// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import TestSettings
import Testing
import Typography
import UIKitComponents

@testable import LayoutReports

/// A series gives the same decisions and frames as a build from scratch, also if it moves one scene
/// to all sizes.
///
/// `PLUMB_LONG_TESTS` tests every width at every height. `PLUMB_FILES` names a folder with more files.
struct SceneSeriesTests {
  private static let label = """
    <label text="Several words that break into lines" numberOfLines="0" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="10" y="10" width="50" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """

  private static let pinned = [
    Fixture.constraint("label", "leading", "root", "leading", 10),
    Fixture.constraint("label", "top", "root", "top", 10),
    Fixture.constraint("root", "trailing", "label", "trailing", 10),
  ].joined()

  private static let isLong = TestSettings.isLong

  /// The sizes cross size classes and the device orientation, and go back.
  private static var sizes: [Size] {
    [393.0, 320, 507, 700, 1_024, 1_366, 321.5, 852, 393].enumerated().flatMap { index, width in
      let heights = [852.0, 600, 1_366]
      return (isLong ? heights : [heights[index % 3]]).map { Size(width: width, height: $0) }
    }
  }

  private func expectTheSame(
    _ document: IBDocument, _ options: SceneOptions = SceneOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for scene in document.scenes {
      let sizes = SceneSizes(document, scene: scene, options: options)
      let series = sizes.series()
      for size in Self.sizes {
        let built = sizes.layout(at: size, along: nil, texts: LineBreaks(), series: series)
        let anew = sizes.layout(at: size, along: nil, texts: LineBreaks())
        #expect(built.signature == anew.signature, "\(size)", sourceLocation: sourceLocation)
        #expect(built.frames == anew.frames, "\(size)", sourceLocation: sourceLocation)
        #expect(built.margins == anew.margins, "\(size)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Sizes of which several have the same start, and which go back to earlier ones.
  private static let movedSizes = [
    Size(width: 393, height: 852), Size(width: 400, height: 852), Size(width: 430.5, height: 800),
    Size(width: 393, height: 852), Size(width: 700, height: 600), Size(width: 720, height: 600),
    Size(width: 361, height: 852), Size(width: 393, height: 852), Size(width: 1024, height: 1366),
    Size(width: 1200, height: 1366),
  ]

  /// Compares the layouts of moved scenes with those of new scenes.
  ///
  /// - Returns: the number of compared layouts.
  private func compareMoves(_ document: IBDocument, _ options: SceneOptions, file: String) -> Int {
    var count = 0
    for scene in document.scenes {
      let series = SceneSizes(document, scene: scene, options: options).series()
      var moved = series.build(Self.movedSizes[0])
      _ = moved.forest.layout(moved.canvas)
      for size in Self.movedSizes.dropFirst() {
        var new = series.build(size)
        let expected = new.forest.layout(new.canvas)
        let canMove =
          !moved.forest.mayDependOnHistory(moved.canvas) && series.move(&moved, to: size)
        guard canMove else {
          moved = consume new
          continue
        }
        let found = moved.forest.layout(moved.canvas)
        if moved.forest.mayDependOnHistory(moved.canvas) {
          moved = consume new
          continue
        }
        count += 1
        let others = zip(found.nodes, expected.nodes).filter { !Self.isSame($0, $1) }
        #expect(
          others.isEmpty && found.nodes.count == expected.nodes.count,
          "\(file) \(scene.id), \(size): \(others.first.map { "\($0), new \($1)" } ?? "")")
      }
    }
    return count
  }

  private static func isSame(_ one: LayoutSnapshot.Node, _ other: LayoutSnapshot.Node) -> Bool {
    one.frame == other.frame && one.absoluteFrame == other.absoluteFrame
      && one.name == other.name && one.parent == other.parent && one.isHidden == other.isHidden
      && one.safeArea == other.safeArea && one.margins == other.margins && one.look == other.look
      && one.layoutContent == other.layoutContent
  }

  @Test func movedScenesOfFilesEqualNewOnes() throws {
    var (plain, covered) = (0, 0)
    var keyboard = SceneOptions()
    keyboard.keyboard = .standard
    for file in EditedFiles.all {
      let name = file.lastPathComponent
      guard let document = try? IBFile.load(Data(contentsOf: file), file: name) else { continue }
      plain += compareMoves(document, SceneOptions(), file: name)
      covered += compareMoves(document, keyboard, file: name)
    }
    #expect(plain > 10 && covered > 10, "\(plain) and \(covered) layouts were compared")
  }

  @Test func screensOfASeriesEqualFreshOnes() throws {
    expectTheSame(try Fixture.barScreen(Self.label, constraints: Self.pinned))
    expectTheSame(
      try Fixture.barScreen(Self.label, constraints: Self.pinned),
      SceneOptions(direction: .rightToLeft, contentSizeCategory: .accessibilityMedium))
  }

  @Test func separateViewsOfASeriesEqualFreshOnes() throws {
    expectTheSame(try Fixture.xib(Self.label, constraints: Self.pinned))
    expectTheSame(
      try Fixture.stackXib(
        Fixture.view("a", "0 0 95 100") + Fixture.view("b", "105 0 95 100")))
  }

  /// The margins of cells depend on the width of the screen, and on the table's width if it is
  /// narrower.
  @Test(arguments: [
    ("13771", "plain"), ("16097", "grouped"), ("21507", "insetGrouped"), ("24127", "plain"),
  ]) func tablesOfASeriesEqualFreshOnes(tools: String, style: String) throws {
    expectTheSame(try table(tools: tools, style: style))
  }

  private func table(tools: String, style: String) throws -> IBDocument {
    func cell(_ id: String, _ y: Int, _ inner: String) -> String {
      """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \
      preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" id="\(id)">
        <rect key="frame" x="0.0" y="\(y)" width="300" height="50"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" tableViewCell="\(id)" id="\(id)-content">
          <rect key="frame" x="0.0" y="0.0" width="300" height="50"/>
          <autoresizingMask key="autoresizingMask"/>
          \(inner)
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let pinned = """
      <subviews>\(Self.label)</subviews>
      <constraints>
        \(Fixture.constraint("label", "leading", "one-content", "leadingMargin", 0))
        \(Fixture.constraint("label", "top", "one-content", "topMargin", 0))
        \(Fixture.constraint("one-content", "trailingMargin", "label", "trailing", 0))
        \(Fixture.constraint("one-content", "bottomMargin", "label", "bottom", 0))
      </constraints>
      """
    return try Fixture.barScreen(
      """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="\(style)" \
      rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" \
      translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" x="40" y="100" width="300" height="500"/>
        <sections><tableViewSection headerTitle="Heading" footerTitle="A note under it" id="section">
          <cells>\(cell("one", 50, pinned))\(cell("two", 100, ""))</cells>
        </tableViewSection></sections>
      </tableView>
      """,
      constraints: [
        Fixture.constraint("table", "leading", "root", "leading", 40),
        Fixture.constraint("root", "trailing", "table", "trailing", 53),
        Fixture.constraint("table", "top", "root", "top", 100),
        Fixture.constraint("root", "bottom", "table", "bottom", 252),
      ].joined(), tools: tools)
  }

  /// A series reports exactly the sizes from which layouts start from another state.
  @Test func changesOfTheStartingStateAreReported() throws {
    let document = try table(tools: "21507", style: "plain")
    let scene = try #require(document.scenes.last)
    let series = SceneSizes(document, scene: scene, options: SceneOptions()).series()
    func changes(candidates: [Double]) -> [Double] {
      series.changes(in: 320...1_366, candidates: candidates) { Size(width: $0, height: 852) }
    }
    // From 390 points on, a screen is wide, as is a table that is 93 points narrower; and the phone
    // is rotated.
    let told = changes(candidates: [390, 852])
    #expect(told.contains(390) && told.contains(852))
    #expect(told.contains { abs($0 - 483) < 0x1p-14 })
    let found = changes(candidates: [])
    #expect(found.count == told.count)
    for (one, other) in zip(found, told) { #expect(abs(one - other) < 0x1p-13) }
  }

  @Test func aBuildDoesNotDependOnTheSizeBefore() throws {
    let document = try Fixture.xib(Self.label, constraints: Self.pinned)
    let scene = try #require(document.scenes.first)
    let series = SceneSizes(document, scene: scene, options: SceneOptions()).series()
    var wide = series.build(Size(width: 500, height: 100))
    var narrow = series.build(Size(width: 120, height: 100))
    #expect(wide.forest.layout(wide.canvas).size == Size(width: 500, height: 100))
    let lines = narrow.forest.layout(narrow.canvas).nodes.last?.frame
    #expect(lines?.width == 100)
    #expect((lines?.height ?? 0) > 30)
    #expect(wide.forest.layout(wide.canvas).nodes.last?.frame.width == 480)
  }
}
