// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

@Suite struct BarTests {
  private func flow(
    _ bar: String, item: String, inBar: String = "", options: SceneOptions = SceneOptions()
  ) throws -> LaidOutScene {
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
            <navigationBar key="navigationBar" id="nb" \(bar)><rect key="frame"/>\(inBar)</navigationBar>
            <connections><segue destination="home" kind="relationship"
              relationship="rootViewController" id="3"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home">
            \(rootView(width: 393, height: 852))\(item)</viewController></objects></scene>
        </scenes>
        """, tools: "22505")
    return try LaidOutScene(document, scene: "t", options: options)
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

  @Test func theTabOfASplitViewControllerIsSelectedOverItsColumns() throws {
    func tab(_ name: String, _ tag: String, _ segues: String) -> String {
      """
      <scene sceneID="\(name)Scene"><objects><\(tag) id="\(name)">
        <tabBarItem key="tabBarItem" title="\(name)" id="\(name)Item"/>
        <connections>\(segues)</connections></\(tag)></objects></scene>
      """
    }
    func segue(_ id: String, _ role: String) -> String {
      "<segue destination='\(id)' kind='relationship' relationship='\(role)' id='to-\(id)'/>"
    }
    let document = try document(
      storyboard: """
        <device id="retina6_12" orientation="portrait"/>
        <scenes>
          <scene sceneID="t"><objects><tabBarController id="tabs">
            <tabBar key="tabBar" id="tb"><rect key="frame"/></tabBar><connections>
            \(segue("first", "viewControllers"))\(segue("split", "viewControllers"))
            </connections></tabBarController></objects></scene>
          \(tab("first", "viewController", ""))
          \(tab("split", "splitViewController", segue("nav", "masterViewController")))
          <scene sceneID="n"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" id="nb"><rect key="frame"/></navigationBar>
            <connections>\(segue("home", "rootViewController"))</connections>
          </navigationController></objects></scene>
          <scene sceneID="h"><objects><viewController id="home">
            \(rootView(width: 393, height: 852))</viewController></objects></scene>
        </scenes>
        """, tools: "22505")
    let scene = try LaidOutScene(document, scene: "h")
    #expect(try #require(scene.bar(.tab)).content.selected == 1)
  }

  /// Source: recorded safe areas, 52 points higher below large titles unless the content scrolls.
  @Test func aLargeTitleReachesIntoTheSafeArea() throws {
    #expect(try flow("largeTitles='YES'", item: "").root.safeArea.top == 103 + 52)
  }

  /// Source: the reference of UINavigationItem.
  @Test(arguments: [
    ("title='Settings'", "", "", "Settings"), ("", "", "", "Back"),
    ("title='Settings'", "<barButtonItem key='backBarButtonItem' title='All' id='b'/>", "", "All"),
    ("title='Settings' backButtonTitle='Up'", "", "", "Up"),
    (
      "title='Settings'", "", "<navigationItem key='navigationItem' hidesBackButton='YES' id='m'/>",
      nil
    ),
    (
      "title='Settings'", "",
      """
      <navigationItem key='navigationItem' id='m'>
      <barButtonItem key='leftBarButtonItem' title='Cancel' id='c'/></navigationItem>
      """, nil
    ),
  ])
  func theBackButtonNamesTheControllerBelow(
    attributes: String, back: String, own: String, title: String?
  ) throws {
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="n"><objects><navigationController id="nav">
          <navigationBar key="navigationBar" id="nb"><rect key="frame"/></navigationBar>
          <connections><segue destination="home" kind="relationship"
            relationship="rootViewController" id="1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="h"><objects><viewController id="home">\(rootView(width: 375, height: 667))
          <navigationItem key="navigationItem" \(attributes) id="ni">\(back)</navigationItem>
          <connections><segue destination="more" kind="show" id="2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s"><objects><viewController id="more">\(rootView(width: 375, height: 667))
          \(own)</viewController></objects></scene></scenes>
        """)
    let bar = try #require(LaidOutScene(document, scene: "s").bar(.navigation)).content
    #expect(bar.backTitle == title)
    #expect(try LaidOutScene(document, scene: "h").bar(.navigation)?.content.backTitle == nil)
  }

  /// Source: the reference of UINavigationBar. At rest the content is at the edge of the bar.
  @Test func appearancesAndAttributesOfTitlesAreRead() throws {
    func color(_ key: String, _ white: Int) -> String {
      "<color key='\(key)' white='\(white)' alpha='1' colorSpace='calibratedWhite'/>"
    }
    let plain = try document(
      storyboard: """
        <scenes><scene sceneID="n"><objects><navigationController id="nav">
          <navigationBar key="navigationBar" id="nb"><rect key="frame"/>
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="system" weight="light" pointSize="16"/>
            \(color("textColor", 1))</textAttributes>\(color("barTintColor", 0))</navigationBar>
          <connections><segue destination="home" kind="relationship"
            relationship="rootViewController" id="3"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s"><objects><viewController id="home">\(rootView(width: 375, height: 667))
        </viewController></objects></scene></scenes>
        """)
    let bar = try #require(LaidOutScene(plain, scene: "s").bar(.navigation)).content
    #expect(bar.titleColor == .white)
    #expect(bar.titleFont == .system(16, weight: .light))
    #expect(bar.barTint == .black)

    let appearances = """
      <navigationBarAppearance key="standardAppearance">\(color("backgroundColor", 0))
      </navigationBarAppearance>
      <navigationBarAppearance key="scrollEdgeAppearance">\(color("backgroundColor", 1))
      <textAttributes key="largeTitleTextAttributes">\(color("textColor", 0))</textAttributes>
      <textAttributes key="titleTextAttributes">\(color("textColor", 1))</textAttributes>
      </navigationBarAppearance>
      """
    let look = try #require(
      flow("largeTitles='YES'", item: "", inBar: appearances).bar(.navigation)
    ).content
    #expect(look.barTint == .white)
    #expect(look.titleColor == .black)
  }

  /// Source: the references of UINavigationBar and UIBarAppearance, whose properties are the keys of these files.
  @Test func backgroundsAreRead() throws {
    let images = """
      <image name="ground" width="10" height="44"/><image name="edge" width="1" height="3"/>
      """
    func bar(_ inside: String, _ attributes: String = "") throws -> BarContent.Background {
      let document = try document(
        storyboard: """
          <scenes><scene sceneID="s"><objects><viewController id="home">
          <view key="view" id="root"><rect key="frame" width="375" height="667"/><subviews>
          <toolbar id="bar" \(attributes)><rect key="frame" y="600" width="375" height="44"/>
          \(inside)</toolbar></subviews></view></viewController></objects></scene></scenes>
          <resources>\(images)</resources>
          """)
      let scene = try LaidOutScene(document, scene: "s")
      return try #require(scene.bar(.toolbar)).content.background
    }
    let ground = ImageContent(name: "ground", size: Size(width: 10, height: 44))
    let edge = ImageContent(name: "edge", size: Size(width: 1, height: 3))
    var former = BarContent.Background()
    #expect(try bar("") == former)
    #expect(try bar("", "shadowImage='edge'") == former, "which counts beside an image alone")
    (former.image, former.material, former.shadow) = (ground, .none, .image(edge, nil))
    #expect(try bar("", "backgroundImage='ground' shadowImage='edge'") == former)
    former.material = .flat(.white)
    #expect(try bar("", "translucent='NO' backgroundImage='ground' shadowImage='edge'") == former)
    var look = BarContent.Background()
    (look.material, look.shadow) = (.none, .none)
    let bare = """
      <toolbarAppearance key="KEY"><nil key="backgroundEffect"/><nil key="shadowColor"/>
      </toolbarAppearance>
      """
    #expect(try bar(bare.replacing("KEY", with: "standardAppearance")) == look)
    (look.image, look.imageMode) = (ground, .center)
    (look.material, look.shadow) = (.flat(.material(named: "dark")), .line(.black))
    let full = """
      <toolbarAppearance key="scrollEdgeAppearance" backgroundImage="ground"
      backgroundImageContentMode="center"><blurEffect key="backgroundEffect" style="dark"/>
      <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      </toolbarAppearance>
      """
    #expect(try bar(bare.replacing("KEY", with: "standardAppearance") + full) == look)
  }

  /// Source: the reference of UINavigationItem; sizes are those of the views in the file.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func viewsStandInPlaceOfTitleAndButtons(_ direction: LayoutDirection) throws {
    func view(_ key: String, _ id: String, _ size: String) -> String {
      "<view key='\(key)' id='\(id)'><rect key='frame' x='9' y='9' \(size)/></view>"
    }
    let item = """
      <navigationItem key="navigationItem" title="Inbox" id="ni">
        \(view("titleView", "middle", "width='100' height='30'"))
        <barButtonItem key="leftBarButtonItem" id="b1">
        \(view("customView", "first", "width='40' height='20'"))</barButtonItem>
        <barButtonItem key="rightBarButtonItem" title="Done" id="b2"/>
      </navigationItem>
      """
    let options = SceneOptions(direction: direction)
    let scene = try flow("", item: item, options: options)
    let bar = try #require(scene.bar(.navigation))
    #expect(bar.content.title.isEmpty)
    #expect(bar.content.leadingItems.map(\.viewWidth) == [40])
    let middle = try #require(scene.frames["middle"])
    #expect(middle.width == 100 && middle.height == 30)
    #expect(abs(middle.midX - bar.frame.width / 2) < 0.5 && middle.midY == bar.frame.height / 2)
    let first = try #require(scene.frames["first"])
    #expect(first.width == 40 && first.height == 20 && first.midY == bar.frame.height / 2)
    #expect(direction == .leftToRight ? first.maxX < middle.x : first.x > middle.maxX)
    #expect(!scene.views.contains { $0.id == "middle" }, "saved frames of bars are not compared")
    let large = try #require(flow("largeTitles='YES'", item: item).bar(.navigation))
    #expect(large.content.title == "Inbox")
  }

  /// A bar follows any width, and its flexible spaces share what is left.
  @Test(arguments: ["iPhone SE", "iPhone 8", "iPhone 16 Pro Max"])
  func viewsStandInBarsInsideOfViews(_ device: String) throws {
    let view = """
      <view key="customView" id="view"><rect key="frame" x="9" y="9" width="60" height="20"/></view>
      """
    let document = try storyboard(
      view: rootView(
        """
        <subviews><toolbar id="tools"><rect key="frame" width="375" height="44"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
          <items><barButtonItem systemItem="flexibleSpace" id="s1"/>
            <barButtonItem id="b1">\(view)</barButtonItem>
            <barButtonItem systemItem="flexibleSpace" id="s2"/></items></toolbar>
        <navigationBar id="bar"><rect key="frame" y="60" width="375" height="44"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
          <items><navigationItem title="First" id="i1"/><navigationItem title="Second" id="i2">
            <barButtonItem key="rightBarButtonItem" id="b2">
              <view key="customView" id="end"><rect key="frame" width="40" height="20"/></view>
            </barButtonItem></navigationItem></items></navigationBar></subviews>
        """))
    let options = SceneOptions(device: try Device.named(device))
    let scene = try LaidOutScene(document, scene: "s", options: options)
    let tools = try #require(scene.frames["tools"])
    let placed = try #require(scene.frames["view"])
    #expect(tools.width == scene.root.frame.width)
    #expect(placed.width == 60 && placed.height == 20 && placed.midY == 22)
    #expect(abs(placed.midX - tools.width / 2) <= 0.5)
    let end = try #require(scene.frames["end"])
    #expect(end.width == 40 && abs(end.maxX - (tools.width - (tools.width < 400 ? 16 : 20))) <= 0.5)
    #expect(scene.bar(.navigation)?.content.backTitle == "First")
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
