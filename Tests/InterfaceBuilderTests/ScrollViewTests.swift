// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore
import Testing

@Suite struct ScrollViewTests {
  @Test func edgesMeanTheContentAndSizesTheFrame() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews><view id="page" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints><constraint firstAttribute="height" constant="2000" id="1"/></constraints>
          </view></subviews>
          <constraints>
            <constraint firstItem="page" firstAttribute="top" secondItem="scroll"
              secondAttribute="top" constant="10" id="2"/>
            <constraint firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="3"/>
            <constraint firstItem="page" firstAttribute="leading" secondItem="scroll"
              secondAttribute="leading" id="4"/>
            <constraint firstAttribute="trailing" secondItem="page" secondAttribute="trailing"
              id="5"/>
            <constraint firstItem="page" firstAttribute="width" secondItem="frame"
              secondAttribute="width" id="6"/>
          </constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="area"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        </scrollView></subviews>
        <constraints>
          <constraint firstItem="scroll" firstAttribute="top" secondItem="root"
            secondAttribute="top" id="7"/>
          <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="8"/>
          <constraint firstItem="scroll" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="9"/>
          <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing"
            id="10"/>
        </constraints>
        """))
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.notes.isEmpty)
    #expect(scene.frames["scroll"] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.frames["page"] == Rect(x: 0, y: 10, width: 375, height: 2000))
  }
}
