// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutCore
import Testing

@Suite struct StackTests {
  private func arrangement(_ attributes: String, _ more: String = "") throws -> StackArrangement {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <subviews><view id="a"/><view id="b" hidden="YES"/></subviews>\(more)</stackView></subviews>
        """))
    let scene = try LaidOutScene(document, scene: "s")
    guard case .stackView(let arrangement)? = scene.items["stack"]?.kind else {
      throw MissingStack()
    }
    #expect(arrangement.items.count == 2)
    #expect(scene.views.filter(\.isHiddenInStack).map(\.id) == ["b"])
    #expect(scene.views.filter(\.isPlacedByLayout).map(\.id) == ["stack", "a", "b"])
    return arrangement
  }

  private struct MissingStack: Error {}

  @Test func whatIsNotWrittenIsUIKitsDefault() throws {
    let stack = try arrangement("")
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == .points(0))
    #expect(!stack.isMarginsRelative)
    #expect(!stack.isBaselineRelative)
  }

  @Test func everythingWrittenIsRead() throws {
    let stack = try arrangement(
      """
      axis="vertical" distribution="equalSpacing" alignment="center" spacing="12.5"
      baselineRelativeArrangement="YES"
      """)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == .points(12.5))
    #expect(stack.isBaselineRelative)
  }

  @Test func topIsLeadingAcrossAndTheStandardSpacingIsTheSystems() throws {
    let stack = try arrangement("alignment='top' spacing='NaN' spacingType='standard'")
    #expect(stack.alignment == .leading)
    #expect(stack.spacing == .system)
    #expect(try arrangement("alignment='bottom' spacing='NaN'").alignment == .trailing)
    #expect(try arrangement("spacing='NaN'").spacing == .points(0))
  }

  @Test func marginsThatAreSetSwitchArrangementInsideThemOn() throws {
    let stack = try arrangement(
      "", "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>")
    #expect(stack.isMarginsRelative)
  }
}

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

  @Test func controllersThatEmbedEachOtherEndInANote() throws {
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
    #expect(scene.notes.map(\.kind) == [.circularEmbedding])
    #expect(scene.notes.first?.objectID == "back")
    #expect(scene.frames["back"] != nil)
  }

  @Test func embeddingThatDoublesAtEveryLevelIsBounded() throws {
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
    #expect(scene.notes.contains { $0.kind == .circularEmbedding })
    #expect(scene.snapshot.nodes.count < 1000)
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

@Suite struct ScrollTests {
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

@Suite struct BarTests {
  private func flow(_ bar: String, item: String) throws -> LaidOutScene {
    let document = try document(
      storyboard: """
        <device id="retina6_12" orientation="portrait"/>
        <scenes>
          <scene sceneID="t"><objects><tabBarController id="tabs">
            <tabBar key="tabBar" id="tb"><rect key="frame"/></tabBar><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController></objects></scene>
          <scene sceneID="o"><objects><viewController id="other">
            <tabBarItem key="tabBarItem" systemItem="more" id="i2"/></viewController></objects></scene>
          <scene sceneID="n"><objects><navigationController id="nav">
            <tabBarItem key="tabBarItem" title="Mail" id="i1"/>
            <navigationBar key="navigationBar" id="nb" \(bar)><rect key="frame"/></navigationBar>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="3"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home">
            \(rootView(width: 393, height: 852))\(item)</viewController></objects></scene>
        </scenes>
        """, tools: "22505")
    return try LaidOutScene(document, scene: "t")
  }

  @Test func aContainerShowsItsFirstChildWithAllBars() throws {
    let scene = try flow(
      "largeTitles='YES'",
      item: """
        <navigationItem key="navigationItem" title="Inbox" id="ni">
          <barButtonItem key="leftBarButtonItem" systemItem="edit" id="b1"/>
          <rightBarButtonItems><barButtonItem title="New" id="b2"/>
            <barButtonItem systemItem="flexibleSpace" id="b3"/></rightBarButtonItems>
        </navigationItem>
        """)
    #expect(scene.frames["root"] == Rect(x: 0, y: 0, width: 393, height: 852))
    let navigation = try #require(scene.bar(.navigation))
    #expect(navigation.frame == Rect(x: 0, y: 59, width: 393, height: 96))
    #expect(navigation.content.title == "Inbox")
    #expect(navigation.content.isLargeTitle)
    #expect(navigation.content.leadingItems.map(\.title) == ["Edit"])
    #expect(navigation.content.trailingItems.map(\.title) == ["New", ""])
    #expect(navigation.content.trailingItems.map(\.isFlexibleSpace) == [false, true])
    let tabs = try #require(scene.bar(.tab))
    #expect(tabs.frame == Rect(x: 0, y: 769, width: 393, height: 83))
    #expect(tabs.content.leadingItems.map(\.title) == ["Mail", "More"])
    #expect(tabs.content.selected == 0)
    #expect(scene.bar(.status) != nil)
    #expect(scene.views.isEmpty, "the root's views belong to its own scene")
  }

  @Test func aLargeTitleDoesNotReachIntoTheSafeArea() throws {
    #expect(try flow("largeTitles='YES'", item: "").root.safeArea.top == 103)
  }

  @Test func aBarInsideAViewShowsItsOwnItems() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><navigationBar id="bar" translucent="NO">
          <rect key="frame" width="375" height="44"/>
          <color key="barTintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          <items><navigationItem title="One" id="i"/></items></navigationBar>
        <toolbar id="tools"><rect key="frame" width="375" height="44"/>
          <items><barButtonItem title="A" id="a"/>
            <barButtonItem systemItem="fixedSpace" width="12" id="f"/></items></toolbar></subviews>
        """))
    let scene = try LaidOutScene(document, scene: "s")
    let bar = try #require(scene.bar(.navigation)).content
    #expect(bar.title == "One")
    #expect(bar.barTint == .black)
    #expect(!bar.isTranslucent)
    let items = try #require(scene.bar(.toolbar)).content.leadingItems
    #expect(items.map(\.title) == ["A", ""])
    #expect(items.map(\.fixedSpace) == [nil, 12])
  }
}
