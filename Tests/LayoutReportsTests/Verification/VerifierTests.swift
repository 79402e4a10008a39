// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports
import Testing

/// The expected frames were computed by hand from the constraints of the fixtures.
struct VerifierTests {
  private let boxConstraints = [
    Fixture.constraint("box", "leading", "root", "leading", 10),
    Fixture.constraint("box", "top", "root", "top", 20),
    Fixture.constraint("leaf", "leading", "box", "leading", 5),
    Fixture.constraint("leaf", "top", "box", "top", 5),
    Fixture.constraint("box", "trailing", "leaf", "trailing", 5),
    Fixture.constraint("box", "bottom", "leaf", "bottom", 5),
  ].joined()

  /// A box around a label. The label's size determines the box.
  private func boxed(box: String, leaf: String = "5 5 60 20.5") throws -> IBDocument {
    try Fixture.xib(
      Fixture.view("box", box, "<subviews>\(Fixture.label("leaf", leaf, text: "Hi"))</subviews>"),
      constraints: boxConstraints)
  }

  @Test func agreementIsExact() throws {
    let scenes = Verifier(contentSizes: .recorded).verify(try boxed(box: "10 20 70 30.5"))
    #expect(scenes.count == 1)
    #expect(scenes[0].views.map(\.id) == ["box", "leaf"])
    #expect(scenes[0].isExact(0))
  }

  @Test func aWrongFrameIsFoundWithItsLine() throws {
    let scenes = Verifier(contentSizes: .recorded).verify(try boxed(box: "10 20 75 30.5"))
    let wrong = scenes[0].views.filter { !$0.isWithin(0.5) }
    #expect(wrong.map(\.id) == ["box"])
    #expect(wrong.first?.deviation == 5)
    #expect((wrong.first?.line ?? 0) > 6)
  }

  @Test func recordedFramesOfPlacedViewsDoNotAffectLayout() throws {
    let verifier = Verifier(contentSizes: .recorded)
    let good = verifier.verify(try boxed(box: "10 20 70 30.5"))
    let zeroed = verifier.verify(try boxed(box: "0 0 0 0"))
    #expect(good[0].views.map(\.computed) == zeroed[0].views.map(\.computed))
  }

  @Test func recordedSizesReplaceContentSizesOnlyOnRequest() throws {
    let document = try boxed(box: "10 20 70 30.5")
    let measured = Verifier(contentSizes: .measured).verify(document)
    // "Hi" in 17 pt is much narrower than 60 points.
    #expect(measured[0].views.allSatisfy { !$0.isWithin(0.5) })
  }

  /// Interface Builder saves labels with one line in whole points, unless a stack view is beside
  /// them or their font is a text style. The document's screen has two pixels per point.
  @Test(arguments: [
    (font: "type=\"system\" pointSize=\"17\"", beside: "", height: 21.0),
    (font: "type=\"system\" pointSize=\"12\"", beside: "", height: 15.0),
    (font: "style=\"UICTFontTextStyleBody\"", beside: "", height: 20.5),
    (font: "type=\"system\" pointSize=\"17\"", beside: "<stackView id=\"stack\"/>", height: 20.5),
  ])
  func labelsAreSavedInWholePoints(font: String, beside: String, height: Double) throws {
    let label = """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="leaf">
      <rect key="frame" x="10" y="20" width="20" height="21"/>
      <fontDescription key="fontDescription" \(font)/></label>
      """
    let document = try Fixture.xib(
      label + beside,
      constraints: Fixture.constraint("leaf", "leading", "root", "leading", 10)
        + Fixture.constraint("leaf", "top", "root", "top", 20))
    let verifier = Verifier(roundsLabels: true)
    let view = try #require(verifier.verify(document)[0].views.first { $0.id == "leaf" })
    #expect(view.computed.height == height)
    let isWhole = view.computed.width == view.computed.width.rounded()
    #expect(isWhole == (height == height.rounded()))
  }

  @Test func keptFramesAreNotCompared() throws {
    let document = try Fixture.xib(
      """
      <view contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
      </view>
      """)
    #expect(Verifier().verify(document)[0].views.isEmpty)
  }

  @Test func scenesCanBeChosenAndMissingOnesAreReported() throws {
    let document = try boxed(box: "10 20 70 30.5")
    let scenes = Verifier().verify(document, scenes: ["root", "nowhere"])
    #expect(scenes.map(\.scene) == ["root", "nowhere"])
    #expect(scenes[1].failure != nil)
    #expect(Verifier().verify(document, scenes: []).isEmpty)
  }
}
