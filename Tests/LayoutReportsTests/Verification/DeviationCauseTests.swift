// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports
import Testing

/// The causes of differing frames, for fixtures that differ for one reason each.
struct DeviationCauseTests {
  private func causes(
    _ views: String, _ constraints: [String], measured: Bool = false
  ) throws -> [String: DeviationCause] {
    let verifier = Verifier(
      contentSizes: measured ? .measured : .recorded, explainedTolerance: 0.5)
    let scenes = verifier.verify(try Fixture.xib(views, constraints: constraints.joined()))
    return scenes[0].views.reduce(into: [:]) { $0[$1.id] = $1.cause }
  }

  private func place(_ id: String, x: Double = 10, y: Double = 20) -> [String] {
    [
      Fixture.constraint(id, "leading", "root", "leading", x),
      Fixture.constraint(id, "top", "root", "top", y),
    ]
  }

  @Test func agreeingViewsHaveNoCause() throws {
    let label = Fixture.label("a", "10 20 60 20.5", text: "Hi")
    #expect(try causes(label, place("a")).isEmpty)
  }

  @Test func framesThatBreakTheirConstraintsAreStale() throws {
    let label = Fixture.label("a", "30 20 60 20.5", text: "Hi")
    #expect(try causes(label, place("a")) == ["a": .stale])
  }

  @Test func textInAnotherScriptIsDistinguished() throws {
    let latin = Fixture.label("a", "10 20 90 20.5", text: "Hi")
    #expect(try causes(latin, place("a"), measured: true) == ["a": .text])
    let thai = Fixture.label("a", "10 20 90 20.5", text: "สวัสดี")
    #expect(try causes(thai, place("a"), measured: true) == ["a": .otherScript])
  }

  @Test func viewsBesideAWrongSizeAreMoved() throws {
    let labels =
      Fixture.label("a", "10 20 90 20.5", text: "Hi")
      + Fixture.label("b", "108 20 16 20.5", text: "Hi")
    let beside = [
      Fixture.constraint("b", "leading", "a", "trailing", 8),
      Fixture.constraint("b", "top", "a", "top"),
    ]
    let found = try causes(labels, place("a") + beside, measured: true)
    #expect(found["a"] == .text)
    #expect(found["b"] == .moved)
    let verifier = Verifier(contentSizes: .measured, explainedTolerance: 0.5)
    let scenes = verifier.verify(
      try Fixture.xib(labels, constraints: (place("a") + beside).joined()))
    #expect(scenes[0].views.first { $0.id == "b" }?.origin == "a")
    let page = VerificationReport(scenes, tolerance: 0.5).markdown(heading: "Measured")
    #expect(page.contains("\n| `text` | 1 | 1 | 1 | \(DeviationCause.text.meaning) |\n"))
    #expect(page.contains("| 2 `text` (label of line "))
  }

  @Test func customClassesAreACause() throws {
    let label = Fixture.label("a", "10 20 90 20.5", text: "Hi")
      .replacing("<label ", with: "<label customClass=\"Badge\" ")
    #expect(try causes(label, place("a"), measured: true) == ["a": .customClass])
  }

  @Test func aMissingImageHasNoSize() throws {
    let image =
      "<imageView image=\"none\" id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"30\" height=\"40\"/></imageView>"
    let found = try causes(image, place("a"), measured: true)
    #expect(found["a"] == .missingImage || found["a"] == .undetermined)
  }

  @Test func anEmptyViewLacksASize() throws {
    let view = Fixture.view("a", "10 20 30 40")
    let found = try causes(view, place("a"))
    #expect(found["a"] == .undetermined || found["a"] == .noContentSize)
  }

  @Test func contradictionsComeFirst() throws {
    let label = Fixture.label("a", "10 20 60 20.5", text: "Hi")
    let twice = [Fixture.constraint("a", "top", "root", "top", 50)]
    #expect(try causes(label, place("a", y: 80) + twice)["a"] == .conflict)
  }

  @Test func aReportCountsKindsAndListsScenes() throws {
    let label = Fixture.label("a", "30 20 60 20.5", text: "Hi")
    let verifier = Verifier(contentSizes: .recorded, explainedTolerance: 0.5)
    let document = try Fixture.xib(label, constraints: place("a").joined())
    let page = VerificationReport(verifier.verify(document), tolerance: 0.5)
      .markdown(heading: "Layout")
    #expect(page.hasPrefix("## Layout\n\nscenes: 1 compared, 0 exact (0.0 %);"))
    #expect(page.contains("\n| `stale` | 1 | 0 | 1 | \(DeviationCause.stale.meaning) |\n"))
    #expect(page.contains("\n| total | 1 | 0 | 1 | |\n"))
    #expect(page.contains("| fixture.xib `root` |"))
    #expect(page.contains("| 1 of 1 | 20.0 | 1 `stale` |"))
    let exact = Fixture.label("a", "10 20 60 20.5", text: "Hi")
    let agreed = try Fixture.xib(exact, constraints: place("a").joined())
    #expect(
      VerificationReport(verifier.verify(agreed), tolerance: 0.5).markdown(heading: "Layout")
        .contains("No view differs."))
  }

  @Test func aReportCountsScenesByEra() throws {
    let view = ViewVerification(
      id: "a", element: "label", line: 1, recorded: .zero,
      computed: Rect(x: 0, y: 2, width: 0, height: 0))
    let same = ViewVerification(
      id: "b", element: "label", line: 2, recorded: .zero, computed: .zero)
    func scene(_ build: Int?, _ views: [ViewVerification]) -> SceneVerification {
      SceneVerification(file: "a.xib", scene: "s", views: views, build: build)
    }
    let page = VerificationReport(
      [scene(24_127, [same]), scene(10_117, [view, same]), scene(nil, [same])], tolerance: 1
    ).markdown(heading: "Layout")
    #expect(page.contains("\n| below 11000 (Xcode 5 to 7) | 1 | 0 | 2 | 1 | 50.0 |\n"))
    #expect(page.contains("\n| from 24000 (Xcode 26) | 1 | 1 | 1 | 1 | 100.0 |\n"))
    let one = VerificationReport([scene(24_127, [same])], tolerance: 1)
      .markdown(heading: "Layout")
    #expect(!one.contains("build of Interface Builder"))
  }
}
