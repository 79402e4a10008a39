// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore
import Testing

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

  /// Source: recorded safe areas, 52 points higher below large titles unless the content scrolls.
  @Test func aLargeTitleReachesIntoTheSafeArea() throws {
    #expect(try flow("largeTitles='YES'", item: "").root.safeArea.top == 103 + 52)
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
