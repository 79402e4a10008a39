// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

/// Safe areas on Interface Builder's canvas. The numbers come from frames that Xcode saved: status
/// bar 20 points, navigation bar 44, tab bar 49, toolbar 44.
@Suite struct SafeAreaTests {
  /// A storyboard with a navigation controller in a tab bar controller, and its child controllers.
  private func flow(
    controller: String = "", root: String = rootView(), bar: String = "", tools: String = "14460"
  ) throws -> IBDocument {
    try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
          <scene sceneID="tab"><objects><tabBarController id="tabs">
            <tabBar key="tabBar" id="tabBar"><rect key="frame"/></tabBar>
            <connections><segue destination="nav" kind="relationship"
              relationship="viewControllers" id="1"/></connections>
          </tabBarController></objects></scene>
          <scene sceneID="n"><objects><navigationController id="nav" \(bar)>
            <tabBarItem key="tabBarItem" title="First" id="item"/>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="2"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController title="Home" id="home">\(rootView())
            <connections>
              <segue destination="c" kind="show" id="3"/>
              <segue destination="sheet" kind="presentation" id="4"/>
            </connections></viewController></objects></scene>
          <scene sceneID="s"><objects>
            <viewController id="c" \(controller)>\(root)</viewController></objects></scene>
          <scene sceneID="p"><objects>
            <viewController id="sheet">\(rootView())</viewController></objects></scene>
        </scenes>
        """, tools: tools)
  }

  private func insets(_ document: IBDocument, _ scene: String) throws -> EdgeInsets {
    try LaidOutScene(document, scene: scene).root.safeArea
  }

  @Test func controllerWithoutContainersHasOnlyTheStatusBar() throws {
    let document = try storyboard(view: rootView(), tools: "14460")
    #expect(try insets(document, "s") == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// Source: 672 points at the default text size, measured on an iPad 1024 points wide; no effect
  /// on a phone.
  @Test(arguments: [("ipad12_9", 1024.0, 1366.0, 176.0), ("retina4_7", 375, 667, 16)])
  func marginsMayFollowTheReadableWidth(
    device: String, width: Double, height: Double, margin: Double
  ) throws {
    let document = try document(
      storyboard: """
        <device id="\(device)" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="c">
          <view key="view" id="root" layoutMarginsFollowReadableWidth="YES">
            <rect key="frame" width="\(width)" height="\(height)"/>
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
              <constraint firstItem="v" firstAttribute="leading" secondItem="root"
                secondAttribute="leadingMargin" id="1"/>
              <constraint firstItem="root" firstAttribute="trailingMargin" secondItem="v"
                secondAttribute="trailing" id="2"/>
              <constraint firstItem="v" firstAttribute="top" secondItem="root"
                secondAttribute="top" id="3"/>
              <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/>
            </constraints>
          </view>
        </viewController></objects></scene></scenes>
        """)
    let frame = try #require(LaidOutScene(document, scene: "s").frames["v"])
    #expect(frame == Rect(x: margin, y: 0, width: width - 2 * margin, height: height))
  }

  @Test func theRootOfANavigationControllerIsBelowItsBar() throws {
    #expect(try insets(flow(), "h") == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test func pushedControllersKeepTheBars() throws {
    #expect(try insets(flow(), "s") == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test func aPushedControllerMayHideTheTabBar() throws {
    let document = try flow(controller: "hidesBottomBarWhenPushed='YES'")
    #expect(try insets(document, "s").bottom == 0)
  }

  @Test func hiddenNavigationBarTakesNoSpace() throws {
    let document = try flow(bar: "navigationBarHidden='YES'")
    #expect(try insets(document, "h").top == 20)
  }

  /// Source: a recorded stack view in a tab bar controller with a toolbar, 132 = 49 + 49 + 34.
  @Test func toolbarIsAboveTheTabBar() throws {
    let document = try flow(bar: "toolbarHidden='NO'")
    #expect(try insets(document, "h").bottom == 44 + 49)
  }

  @Test func simulatedMetricsTakePrecedence() throws {
    let none = try flow(
      root: rootView() + """
        <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>
        """)
    #expect(try insets(none, "s") == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let some = try storyboard(
      controller: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
        """, view: rootView(), tools: "14460")
    #expect(try insets(some, "s") == EdgeInsets(top: 64, left: 0, bottom: 44, right: 0))
  }

  @Test func aControllerPushedFromBelowASimulatedBarIsBelowItToo() throws {
    let document = try storyboard(
      controller: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <connections><segue destination="next" kind="show" id="1"/></connections>
        """, view: rootView(), tools: "14460",
      more: """
        <scene sceneID="t"><objects><viewController id="next">\(rootView())</viewController>
        </objects></scene>
        """)
    #expect(try insets(document, "t").top == 64)
  }

  @Test func aRootShorterThanTheScreenByItsBarsEndsAtThem() throws {
    let below = try flow(root: rootView(height: 603))
    let scene = try LaidOutScene(below, scene: "s")
    #expect(scene.root.frame == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(scene.root.safeArea == EdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    let between = try LaidOutScene(flow(root: rootView(height: 554)), scene: "s")
    #expect(between.root.frame == Rect(x: 0, y: 64, width: 375, height: 554))
    #expect(between.root.safeArea == .zero)
  }

  @Test func presentedControllersAreSheetsSinceXcode11() throws {
    #expect(try insets(flow(), "p").top == 20)
    let document = try flow(tools: "16097")
    #expect(try insets(document, "p").top == 0)
  }

  @Test(arguments: [
    ("retina4_7", "14460", 20.0, 0.0), ("retina4_7", "16097", 0, 0), ("retina4_7", "22505", 20, 0),
    ("retina6_1", "16097", 44, 34), ("retina6_1", "21507", 48, 34), ("retina6_1", "24506", 96, 68),
    ("retina6_12", "22505", 59, 34), ("retina5_9", "22505", 50, 34),
  ])
  func devicesAndErasDiffer(device: String, tools: String, top: Double, bottom: Double) throws {
    let size = try Device.named(device).portrait.size
    let document = try storyboard(
      view: rootView(width: size.width, height: size.height), device: device, tools: tools)
    #expect(
      try insets(document, "s") == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func withoutSafeAreasTheLayoutGuidesHaveTheBarLengths() throws {
    let document = try storyboard(
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """,
      view: rootView(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="0" y="20" width="375" height="598"/></view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom"
            id="1"/>
          <constraint firstItem="bottom" firstAttribute="top" secondItem="box"
            secondAttribute="bottom" id="2"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" id="3"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="4"/>
        </constraints>
        """), tools: "11762", attributes: "useAutolayout='YES'")
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.frames["box"] == Rect(x: 0, y: 20, width: 375, height: 598))
    #expect(scene.root.safeArea == .zero, "safe areas came with iOS 11")
  }

  @Test func aFreeSizeHasAStatusBarUnlessThatIsSwitchedOff() throws {
    let free = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    let document = try storyboard(
      controller: free, view: rootView(width: 340, height: 800), tools: "14460")
    #expect(try insets(document, "s").top == 20)
    let bare = try storyboard(
      controller: free + "<nil key='simulatedStatusBarMetrics'/>",
      view: rootView(width: 340, height: 800), tools: "14460")
    #expect(try insets(bare, "s") == .zero)
  }

  /// Source: views of xibs saved for screens with a home indicator, and for screens with a home
  /// button by Xcode 10 and 16.
  @Test func aXibsViewHasASafeAreaIfItFillsOrExceedsTheScreen() throws {
    func root(
      _ width: Double, _ height: Double, _ metrics: String = "", device: String = "retina6_1",
      tools: String = "17701"
    ) throws -> EdgeInsets {
      let xml = """
        <document type="x.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES"
          useTraitCollections="YES" useSafeAreas="YES"><device id="\(device)"/><objects>
        <view id="v"><rect key="frame" width="\(width)" height="\(height)"/>\(metrics)</view>
        </objects></document>
        """
      return try LaidOutScene(
        IBFile.load(xml.utf8, file: "v.xib"), scene: "v"
      ).root.safeArea
    }
    let free = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    #expect(try root(414, 896) == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(try root(510, 160, free) == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(try root(219, 102, free) == EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    for (width, tools, top) in [
      (465.0, "22505", 20.0), (600, "14113", 0), (300, "21507", 0), (300, "22505", 20),
    ] {
      let safeArea = try root(width, 154, free, device: "retina4_7", tools: tools)
      #expect(safeArea == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
  }

  /// Source: recorded safe areas of scenes below large titles: 143 and 144 over labels and similar
  /// views, 91 and 92 over a table.
  @Test(arguments: [
    ("label", "automatic", 96.0), ("tableView", "automatic", 44), ("label", "never", 44),
  ])
  func aLargeTitleCountsUnlessTheContentScrolls(
    first: String, mode: String, height: Double
  ) throws {
    let document = try document(
      storyboard: """
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          <scene sceneID="n"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="1"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home">
            \(rootView("<subviews><\(first) id='first'><rect key='frame' width='9' height='9'/></\(first)></subviews>", width: 414, height: 896))
            <navigationItem key="navigationItem" largeTitleDisplayMode="\(mode)" id="item"/>
          </viewController></objects></scene>
        </scenes>
        """, tools: "22505")
    #expect(try insets(document, "h").top == 48 + height)
  }

  /// Source: recorded toolbars and safe areas. They are 83 = 49 + 34 if the navigation controller
  /// simulates a toolbar for its stack.
  @Test func simulatedBarOfANavigationControllerAppliesToItsStack() throws {
    let document = try document(
      storyboard: """
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          <scene sceneID="n"><objects><navigationController id="nav">
            <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="1"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home">
            \(rootView(width: 414, height: 896))</viewController></objects></scene>
        </scenes>
        """, tools: "20037")
    #expect(try insets(document, "h").bottom == 83)
  }

  /// Source: the saved root view of a sheet, 591 points high on a screen of 667. The area above the
  /// sheet is 20 points, and the bar 56.
  @Test func rootOfASheetIsBelowAnOpaqueBar() throws {
    let root = try LaidOutScene(sheet(height: 591), scene: "h").root
    #expect(root.frame == Rect(x: 0, y: 76, width: 375, height: 591))
    #expect(root.safeArea == .zero)
  }

  /// Source: the documentation of `extendedLayoutIncludesOpaqueBars`.
  @Test func layoutCanExtendUnderOpaqueBars() throws {
    let root = try LaidOutScene(
      sheet("extendedLayoutIncludesOpaqueBars='YES'", height: 667), scene: "h"
    ).root
    #expect(root.frame == Rect(x: 0, y: 20, width: 375, height: 647))
    #expect(root.safeArea.top == 56)
  }

  /// A sheet with an opaque bar and a root view of the given height.
  private func sheet(_ controller: String = "", height: Double) throws -> IBDocument {
    try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
          <scene sceneID="a"><objects><viewController id="first">
            \(rootView())<connections>
              <segue destination="nav" kind="presentation" id="1"/></connections>
          </viewController></objects></scene>
          <scene sceneID="n"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" translucent="NO" id="bar"><rect key="frame"/></navigationBar>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="2"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home" \(controller)>
            \(rootView(width: 375, height: height))</viewController></objects></scene>
        </scenes>
        """, tools: "22505")
  }

  /// A sheet has rounded upper corners and a dimming view behind it. Other presentations have
  /// neither.
  @Test func sheetsHaveRoundedCornersAndDimming() throws {
    func masks(_ scene: String) throws -> (dimmed: Bool, tops: [Double]) {
      let document = try flow(tools: "16097")
      let scene = try #require(document.scenes.first { $0.id == scene })
      var built = SceneBuilder(document).build(scene)
      let nodes = built.forest.layout(built.canvas).nodes
      let tops = nodes.compactMap { node in
        node.appearance.ornaments.mask?.segments.compactMap { element -> Double? in
          if case .line(let point) = element { node.absoluteFrame.y + point.y } else { nil }
        }.min()
      }
      return (nodes.contains { $0.name == "UIDimmingView" }, tops)
    }
    let sheet = try masks("p")
    #expect(sheet.dimmed)
    #expect(sheet.tops == [20])
    let pushed = try masks("s")
    #expect(!pushed.dimmed)
    #expect(pushed.tops.isEmpty)
  }

  /// Source: recorded sheets. The bottom inset is 34 until Xcode 12 and 0 from Xcode 13 on; the top
  /// inset is that of the notch with Xcode 26.
  @Test(arguments: [("19529", 0.0, 34.0), ("20037", 0, 0), ("24506", 48, 0)])
  func bottomInsetOfSheetsDependsOnXcode(tools: String, top: Double, bottom: Double) throws {
    let document = try document(
      storyboard: """
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          <scene sceneID="a"><objects><viewController id="home">
            \(rootView(width: 414, height: 896))<connections>
              <segue destination="sheet" kind="presentation" id="1"/>
              <segue destination="full" kind="presentation" id="2"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s"><objects><viewController id="sheet">
            \(rootView(width: 414, height: 842))</viewController></objects></scene>
          <scene sceneID="f"><objects><viewController id="full" modalPresentationStyle="fullScreen">
            \(rootView(width: 414, height: 896))</viewController></objects></scene>
        </scenes>
        """, tools: tools)
    #expect(
      try insets(document, "s") == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(try insets(document, "f").bottom >= 34, "its own style makes it no sheet")
  }

  @Test func circularContainersTerminate() throws {
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="a"><objects><navigationController id="n1">
          <connections><segue destination="n2" kind="relationship"
            relationship="rootViewController" id="1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="b"><objects><navigationController id="n2">
          <connections><segue destination="n1" kind="relationship"
            relationship="rootViewController" id="2"/></connections>
        </navigationController></objects></scene></scenes>
        """)
    let scene = try LaidOutScene(document, scene: "a")
    #expect(scene.notes.map(\.rule) == [.notInFile])
  }
}
