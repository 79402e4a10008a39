// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports
import Testing

/// The expected frames were computed by hand from the constraints of the fixtures.
struct SceneFramesTests {
  private func frames(of document: IBDocument, size: Size? = nil) throws -> SceneFrames {
    let scene = try #require(document.scenes.first)
    var built = SceneBuilder(document, options: SceneOptions(size: size)).build(scene)
    let snapshot = built.forest.layout(built.canvas)
    return SceneFrames(
      scene, file: document.file, views: built.views, names: ViewNames(document),
      snapshot: snapshot)
  }

  private let pinned = [
    Fixture.constraint("box", "leading", "root", "leading", 10),
    Fixture.constraint("box", "top", "root", "top", 20),
    Fixture.constraint("root", "trailing", "box", "trailing", 30),
    Fixture.constraint("root", "bottom", "box", "bottom", 40),
  ].joined()

  @Test func framesAreInTheSuperview() throws {
    let inner = "<subviews>\(Fixture.view("inner", "1 2 3 4"))</subviews>"
    let placed = [
      Fixture.constraint("inner", "leading", "box", "leading", 1),
      Fixture.constraint("inner", "top", "box", "top", 2),
      Fixture.constraint("inner", "width", "box", "width", -100),
      Fixture.constraint("inner", "height", "box", "height", -30),
    ].joined()
    let result = try frames(
      of: Fixture.xib(
        Fixture.view("box", "0 0 1 1", inner), constraints: pinned + placed))
    #expect(result.size == Size(width: 200, height: 100))
    #expect(result.views.map(\.id) == ["root", "box", "inner"])
    #expect(result.views.map(\.depth) == [0, 1, 2])
    #expect(result.views[1].frame == Rect(x: 10, y: 20, width: 160, height: 40))
    #expect(result.views[2].frame == Rect(x: 1, y: 2, width: 60, height: 10))
    #expect(result.views.map(\.className) == ["UIView", "UIView", "UIView"])
  }

  @Test func aFreeformViewTakesAnySize() throws {
    let document = try Fixture.xib(Fixture.view("box", "0 0 1 1"), constraints: pinned)
    let result = try frames(of: document, size: Size(width: 507, height: 300))
    #expect(result.size == Size(width: 507, height: 300))
    #expect(result.views[1].frame == Rect(x: 10, y: 20, width: 467, height: 240))
  }

  @Test func namesComeFromLabelsOutletsAndTexts() throws {
    let labels = ["labelled", "held", "worded", "bare"].map { id in
      """
      <label text="\(id == "bare" ? "" : "Words  in\n \(id)")" \
      \(id == "labelled" ? "userLabel=\"Heading\"" : "") id="\(id)">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
      </label>
      """
    }.joined()
    let owner = """
      <connections><outlet property="heldLabel" destination="held" id="o1"/>
      <outlet property="delegate" destination="worded" id="o2"/></connections>
      """
    let document = try Fixture.xib(
      Fixture.view("box", "0 0 1 1", "<subviews>\(labels)</subviews>\(owner)"))
    let names = ViewNames(document)
    #expect(names["labelled"] == "Heading")
    #expect(names["held"] == "heldLabel")
    #expect(names["worded"] == "Words in worded")
    #expect(names["bare"] == "Label")
    #expect(names["nowhere"] == "nowhere")
  }
}
