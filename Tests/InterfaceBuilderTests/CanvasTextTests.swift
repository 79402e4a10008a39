// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// Source: sizes that Xcode saved for labels and buttons whose content decides them, by build.
struct CanvasTextTests {
  private func scene(
    _ subviews: String, tools: String, options: SceneOptions = SceneOptions()
  ) throws -> LaidOutScene {
    let document = try storyboard(
      view: rootView("<subviews>\(subviews)</subviews>"), tools: tools)
    return try LaidOutScene(document, scene: "s", options: options)
  }

  private func labelSize(
    _ style: String, tools: String, options: SceneOptions = SceneOptions()
  ) throws -> Double? {
    let scene = try scene(
      """
      <label id="x" text="Text"><rect key="frame" width="10" height="10"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """, tools: tools, options: options)
    guard case .label(let label)? = scene.items["x"]?.content else { return nil }
    return label.text.text.runs.first?.font.size
  }

  @Test(arguments: [("17701", 17.0), ("18122", 14), ("20037", 14), ("21507", 17)])
  func textStylesAreExtraSmallInXcode12And13(tools: String, size: Double) throws {
    #expect(try labelSize("Body", tools: tools) == size)
  }

  @Test func aTextSizeOrADeviceThatIsAskedForCounts() throws {
    let large = SceneOptions(contentSizeCategory: .large)
    #expect(try labelSize("Body", tools: "20037", options: large) == 17)
    let device = try SceneOptions(device: Device.named("iPhone SE"))
    #expect(try labelSize("Body", tools: "20037", options: device) == 17)
  }

  /// Source: lines of titles in files of 13529 to 14460, and two lines of 67.5 points at 11542.
  @Test(arguments: [("11542", 28.0, 22.0), ("14460", 26.0, 20.0), ("15705", 28, 22)])
  func titlesWereSmallerInXcode9And10(tools: String, title1: Double, title2: Double) throws {
    #expect(try labelSize("Title1", tools: tools) == title1)
    #expect(try labelSize("Title2", tools: tools) == title2)
    #expect(try labelSize("Body", tools: tools) == 17)
  }

  @Test(arguments: [
    ("21507", "", 50.0), ("14113", "", nil), ("21507", "text='a'", nil),
    ("21507", "numberOfLines='0'", nil),
  ])
  func emptyLabelsCanBeSeenInStacks(tools: String, attributes: String, side: Double?) throws {
    let scene = try scene(
      """
      <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <label id="x" \(attributes)><fontDescription key="fontDescription" pointSize="17"/></label>
      </subviews></stackView>
      """, tools: tools)
    let item = try #require(scene.items["x"])
    #expect(item.contentSizeOverride == side.map { ContentSize(width: $0, height: $0) })
  }

  @Test func theSizeCalledSystemIsFourteen() throws {
    let scene = try scene(
      """
      <label id="x" text="Text"><rect key="frame" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" size="system"/></label>
      """, tools: "21507")
    guard case .label(let label)? = scene.items["x"]?.content else {
      Issue.record("no label")
      return
    }
    #expect(label.text.text.runs.first?.font == .system(14))
  }

  @Test func thePrimaryButtonIsSemibold() throws {
    let scene = try scene(
      """
      <button id="x" role="primary" buttonType="system"><rect key="frame" width="10" height="10"/>
      <state key="normal" title="Go"/>
      <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """, tools: "21507")
    guard case .button(let button)? = scene.items["x"]?.content else {
      Issue.record("no button")
      return
    }
    #expect(button.font.weight == .semibold)
    #expect(button.font.textStyle == .body)
  }
}
