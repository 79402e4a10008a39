// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore
import Testing
import Typography

@testable import LayoutReports

/// A series builds what building everything anew builds: the same decisions, the same frames.
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

  private func expectTheSame(
    _ document: IBDocument, _ options: SceneOptions = SceneOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for scene in document.scenes {
      let sizes = SceneSizes(document, scene: scene, options: options)
      let series = sizes.series()
      // Across size classes and the way in which a device is held, and back.
      for width in [393.0, 320, 507, 700, 1_024, 1_366, 321.5, 852, 393] {
        for height in [852.0, 600, 1_366] {
          let size = Size(width: width, height: height)
          let built = sizes.layout(at: size, along: nil, texts: LineBreaks(), series: series)
          let anew = sizes.layout(at: size, along: nil, texts: LineBreaks())
          #expect(built.signature == anew.signature, "\(size)", sourceLocation: sourceLocation)
          #expect(built.frames == anew.frames, "\(size)", sourceLocation: sourceLocation)
          #expect(built.margins == anew.margins, "\(size)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test func screensAreTheSame() throws {
    expectTheSame(try Fixture.barScreen(Self.label, constraints: Self.pinned))
    expectTheSame(
      try Fixture.barScreen(Self.label, constraints: Self.pinned),
      SceneOptions(direction: .rightToLeft, contentSizeCategory: .accessibilityMedium))
  }

  @Test func viewsOfTheirOwnAreTheSame() throws {
    expectTheSame(try Fixture.xib(Self.label, constraints: Self.pinned))
    expectTheSame(
      try Fixture.stackXib(
        Fixture.view("a", "0 0 95 100") + Fixture.view("b", "105 0 95 100")))
  }

  @Test func aSizeIsNotRememberedFromTheLast() throws {
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
