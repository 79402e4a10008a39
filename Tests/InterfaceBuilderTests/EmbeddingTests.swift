// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

@Suite struct EmbeddingTests {
  private func embedding(_ inner: String, tail: String = "") throws -> IBDocument {
    try storyboard(
      view: rootView(
        """
        <subviews><containerView id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <connections><segue destination="\(inner)" kind="embed" id="1"/></connections>
        </containerView></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="100" id="2"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="3"/>
          <constraint firstItem="box" firstAttribute="width" constant="200" id="4"/>
          <constraint firstItem="box" firstAttribute="height" constant="300" id="5"/>
        </constraints>
        """),
      more: """
        <scene sceneID="t"><objects><viewController id="inner">
          <view key="view" id="innerRoot"><rect key="frame" width="240" height="128"/>
          <subviews><view id="foot"><rect key="frame" y="100" width="240" height="28"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          </view></subviews></view>\(tail)
        </viewController></objects></scene>
        <scene sceneID="n"><objects><navigationController id="nav">
          <connections><segue destination="inner" kind="relationship"
            relationship="rootViewController" id="9"/></connections>
        </navigationController></objects></scene>
        """)
  }

  @Test func theEmbeddedControllerFillsItsContainer() throws {
    let scene = try LaidOutScene(embedding("inner"), scene: "s")
    #expect(scene.frames["box"] == Rect(x: 0, y: 100, width: 200, height: 300))
    #expect(scene.frames["innerRoot"] == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(scene.frames["foot"] == Rect(x: 0, y: 272, width: 200, height: 28))
    #expect(scene.views.map(\.id) == ["root", "box"], "its views belong to its own scene")
  }

  @Test func anEmbeddedNavigationControllerBringsItsBar() throws {
    let scene = try LaidOutScene(embedding("nav"), scene: "s")
    #expect(scene.bar(.navigation)?.frame == Rect(x: 0, y: 0, width: 200, height: 44))
    #expect(scene.items["innerRoot"]?.imposedSafeArea?.top == 44)
  }

  @Test func circularEmbeddingGivesANote() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><containerView id="box"><rect key="frame" width="100" height="100"/>
          <connections><segue destination="inner" kind="embed" id="1"/></connections>
        </containerView></subviews>
        """),
      more: """
        <scene sceneID="t"><objects><viewController id="inner">
          <view key="view" id="innerRoot"><rect key="frame" width="100" height="100"/>
          <subviews><containerView id="back"><rect key="frame" width="50" height="50"/>
            <connections><segue destination="c" kind="embed" id="2"/></connections>
          </containerView></subviews></view>
        </viewController></objects></scene>
        """)
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.notes.map(\.rule) == [.circularEmbedding])
    #expect(scene.notes.first?.place.elementID == "back")
    #expect(scene.frames["back"] != nil)
  }

  @Test func exponentialEmbeddingIsBounded() throws {
    let levels = 24
    var scenes = ""
    for level in 0..<levels {
      let segue = "<segue destination='c\(level + 1)' kind='embed' id='s\(level)'/>"
      let box = """
        <containerView id="\(level)-%"><rect key="frame" width="9" height="9"/>
        <connections>\(segue)</connections></containerView>
        """
      let boxes = ["a", "b"].map { box.replacingOccurrences(of: "%", with: $0) }.joined()
      scenes += """
        <scene sceneID="\(level)"><objects><viewController id="c\(level)">
        <view key="view" id="r\(level)"><rect key="frame" width="9" height="9"/>
        <subviews>\(boxes)</subviews></view></viewController></objects></scene>
        """
    }
    let document = try document(storyboard: "<scenes>\(scenes)</scenes>")
    let scene = try LaidOutScene(document, scene: "0")
    #expect(scene.notes.contains { $0.rule == .circularEmbedding })
    #expect(scene.snapshot.nodes.count < 1000)
  }

  @Test func aChainOfEmbeddedControllersIsLoweredToABoundedDepth() throws {
    let scenes = (0..<40).map { level in
      """
      <scene sceneID="\(level)"><objects><viewController id="c\(level)">
      <view key="view" id="r\(level)"><rect key="frame" width="9" height="9"/><subviews>
      <containerView id="b\(level)"><rect key="frame" width="9" height="9"/>
      <connections><segue destination="c\(level + 1)" kind="embed" id="s\(level)"/></connections>
      </containerView></subviews></view></viewController></objects></scene>
      """
    }
    let document = try document(storyboard: "<scenes>\(scenes.joined())</scenes>")
    let first = try LaidOutScene(document, scene: "0")
    #expect(first.notes.map(\.place.elementID) == ["b8"])
    #expect(first.frames["r8"] != nil && first.frames["r9"] == nil)
    #expect(
      try LaidOutScene(document, scene: "5").snapshot.nodes.count == first.snapshot.nodes.count)
  }

  @Test func theContentOfAnEffectViewFillsIt() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><visualEffectView id="blur"><rect key="frame" width="120" height="60"/>
          <view key="contentView" id="content"><rect key="frame" width="7" height="7"/></view>
        </visualEffectView></subviews>
        """))
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.frames["content"] == Rect(x: 0, y: 0, width: 120, height: 60))
  }
}
