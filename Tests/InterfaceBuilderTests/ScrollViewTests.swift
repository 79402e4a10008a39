// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

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

  /// Source: margins of 30 views in scroll views that saved frames imply: 8 below a bar, too, and the
  /// controller's at the sides where they are preserved.
  @Test func contentIsScrolledClearOfBars() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><scrollView id="scroll" preservesSuperviewLayoutMargins="YES">
          <rect key="frame" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><view id="page" preservesSuperviewLayoutMargins="YES">
            <rect key="frame" width="414" height="2000"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
          </view></subviews>
        </scrollView></subviews>
        """, width: 414, height: 896), device: "retina6_1")
    let scene = try LaidOutScene(document, scene: "s")
    let scroll = try #require(scene.snapshot.nodes.first { $0.identifier == "scroll" })
    let page = try #require(scene.snapshot.nodes.first { $0.identifier == "page" })
    #expect(scroll.safeArea == EdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
    #expect(page.safeArea == .zero)
    #expect((page.margins.left, page.margins.right) == (20, 20))
    #expect(page.margins.bottom == scroll.margins.bottom, "what sticks out adds nothing")
  }

  /// A cell reaches below the camera only where it lies: UIKit's rule for the safe area of any view.
  @Test func cellsHaveTheSidesThatTheyReach() throws {
    let document = try document(
      storyboard: """
        <device id="retina6_12" orientation="landscape"/>
        <scenes><scene sceneID="s"><objects><collectionViewController id="c">
          <collectionView key="view" id="list"><rect key="frame" width="852" height="393"/>
            <cells>
              <collectionViewCell id="first"><rect key="frame" y="32" width="130" height="90"/>
              </collectionViewCell>
              <collectionViewCell id="second">
                <rect key="frame" x="140" y="32" width="130" height="90"/></collectionViewCell>
            </cells>
          </collectionView>
        </collectionViewController></objects></scene></scenes>
        """)
    let scene = try LaidOutScene(document, scene: "s")
    func insets(_ id: String) -> EdgeInsets? {
      scene.snapshot.nodes.first { $0.identifier == id }?.safeArea
    }
    #expect(insets("first") == EdgeInsets(top: 0, left: 59, bottom: 0, right: 0))
    #expect(insets("second") == .zero)
  }

  /// Source: Apple's documentation of `usesBottomSafeArea`.
  @Test(arguments: ["", "usesBottomSafeArea='NO'"])
  func keyboardGuidesMayIgnoreTheSafeArea(attribute: String) throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            id="1"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="2"/>
          <constraint firstItem="v" firstAttribute="width" constant="10" id="3"/>
          <constraint firstItem="keys" firstAttribute="top" secondItem="v" secondAttribute="bottom"
            id="4"/>
        </constraints>
        <viewLayoutGuide key="keyboard" id="keys" \(attribute)/>
        """, width: 393, height: 852), device: "retina6_12")
    for device in [nil, "retina4_7"] {
      var options = SceneOptions()
      options.device = try device.map { try Device.named($0) }
      let bottom = try #require(LaidOutScene(document, scene: "s", options: options).frames["v"])
        .maxY
      let whole = device == nil ? 852.0 : 667
      let indicator = attribute.isEmpty && device == nil ? 34.0 : 0
      #expect(bottom == whole - indicator)
    }
  }

  /// Source: Apple's documentation of `autoresizesSubviews`.
  @Test(arguments: [("", 1024.0), ("autoresizesSubviews='NO'", 375)])
  func viewsMayKeepTheirSubviewsAsTheyAre(attribute: String, width: Double) throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><view id="bar"><rect key="frame" width="375" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
        """
      ).replacing("id=\"root\"", with: "id=\"root\" \(attribute)"))
    var options = SceneOptions()
    options.device = try Device.named("ipad12_9")
    let frame = try LaidOutScene(document, scene: "s", options: options).frames["bar"]
    #expect(frame == Rect(x: 0, y: 0, width: width, height: 40))
  }
}
