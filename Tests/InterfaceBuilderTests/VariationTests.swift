// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct VariationTests {
  private static let regular = VariationTraits(
    horizontal: .regular, vertical: .regular, idiom: .pad)
  private static let phone = VariationTraits(
    horizontal: .compact, vertical: .regular, idiom: .phone)
  private static let square = VariationTraits(horizontal: .unspecified, vertical: .unspecified)

  private static let stack = """
    <stackView id="s" spacing="8">
      <rect key="frame" x="1"/>
      <variation key="heightClass=regular-widthClass=regular" spacing="30"/>
      <variation key="widthClass=regular" spacing="20" axis="vertical">
        <rect key="frame" x="2"/>
      </variation>
      <variation key="default" spacing="10"/>
    </stackView>
    """

  @Test func moreSpecificVariationWinsInAnyOrder() throws {
    let stack = try element(Self.stack)
    let onPad = stack.resolved(for: Self.regular).root
    #expect(onPad["spacing"] == "30")
    #expect(onPad["axis"] == "vertical")
    #expect(onPad.child(key: "frame")?["x"] == "2")
    #expect(onPad.child("variation") == nil)
  }

  @Test func onlyDefaultAppliesWithoutAMatchingSizeClass() throws {
    let stack = try element(Self.stack)
    #expect(stack.resolved(for: Self.square).root["spacing"] == "10")
    #expect(stack.resolved(for: Self.phone).root["spacing"] == "10")
    #expect(stack.resolved(for: Self.phone).root["axis"] == nil)
  }

  private static let masked = """
    <view id="v">
      <subviews>
        <label id="a"/>
        <view id="b"><subviews><label id="c"/></subviews></view>
      </subviews>
      <constraints><constraint id="1"/><constraint id="2"/></constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="2"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="2"/><exclude reference="1"/></mask>
      </variation>
    </view>
    """

  @Test func excludedViewsExcludeTheirSubtrees() throws {
    let tree = try element(Self.masked).resolved(for: Self.phone)
    #expect(tree.root.list("subviews").map(\.id) == ["a"])
    #expect(tree.root.list("constraints").map(\.id) == ["1"])
    #expect(tree.uninstalledIDs == ["b", "c"])
  }

  @Test func aLaterMaskIncludesAgain() throws {
    let tree = try element(Self.masked).resolved(for: Self.regular)
    #expect(tree.root.list("subviews").map(\.id) == ["a", "b"])
    #expect(tree.root.list("constraints").map(\.id) == ["2"])
    #expect(tree.uninstalledIDs.isEmpty)
  }

  @Test func variationsApplyToDescendants() throws {
    let view = try element(
      """
      <view><constraints><constraint id="1" constant="20">
      <variation key="widthClass=regular" constant="30"/></constraint></constraints></view>
      """)
    #expect(view.resolved(for: Self.regular).root.list("constraints")[0]["constant"] == "30")
    #expect(view.resolved(for: Self.phone).root.list("constraints")[0]["constant"] == "20")
  }

  @Test(arguments: ["userInterfaceIdiom=pad", "userInterfaceStyle=light"])
  func idiomAndStyleAreConditions(key: String) throws {
    let view = try element("<view><variation key='\(key)' alpha='0.5'/></view>")
    #expect(view.resolved(for: Self.regular).root["alpha"] == "0.5")
  }

  @Test(arguments: ["holograms=on", "=", "-", "widthClass", "widthClass="])
  func unknownConditionIsNotMet(key: String) throws {
    let view = try element("<view><variation key='\(key)' alpha='0.5'/></view>")
    #expect(view.resolved(for: Self.phone).root["alpha"] == (key == "-" ? "0.5" : nil))
  }
}
