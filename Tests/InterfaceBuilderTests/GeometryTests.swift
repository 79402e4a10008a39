// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct GeometryTests {
  @Test func invalidFramesAreZero() throws {
    let view = try element(
      "<view><rect key='frame' x='1e308' y='-5.5' width='nan' height='-3'/></view>")
    #expect(view.recordedFrame == Rect(x: 0, y: -5.5, width: 0, height: 0))
    #expect(try element("<view/>").recordedFrame == nil)
  }

  @Test func smallestNormalNumberIsReadAsZero() throws {
    let button = try element(
      """
      <button><inset key="contentEdgeInsets" minX="10" minY="2.2250738585072014e-308" maxX="12"
      maxY="-3"/></button>
      """)
    #expect(
      button.inset(key: "contentEdgeInsets")
        == EdgeInsets(top: 0, left: 10, bottom: -3, right: 12))
    #expect(button.inset(key: "titleEdgeInsets") == nil)
  }

  @Test func masksListTheFlexibleParts() throws {
    let view = try element(
      """
      <view><autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"
      flexibleMaxY="YES" heightSizable="NO"/></view>
      """)
    #expect(
      view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
    #expect(try element("<view/>").autoresizingMask == [])
  }
}
