// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// Collections whose cells a flow layout places on canvases other than the file's, 375 points wide.
@Suite struct CollectionTests {
  private static func cell(_ id: String, _ frame: Rect, attributes: String = "") -> String {
    """
    <collectionViewCell opaque="NO" reuseIdentifier="\(id)" id="\(id)">
      <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" \
    height="\(frame.height)"/>
      \(attributes)
      <collectionViewCellContentView key="contentView" id="\(id)C">
        <rect key="frame" x="0.0" y="0.0" width="\(frame.width)" height="\(frame.height)"/>
        <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)T">
          <rect key="frame" x="4" y="4" width="33" height="20.5"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
        <constraints>
          <constraint firstItem="\(id)T" firstAttribute="leading" secondItem="\(id)C" \
    secondAttribute="leading" constant="4" id="\(id)1"/>
          <constraint firstItem="\(id)T" firstAttribute="top" secondItem="\(id)C" \
    secondAttribute="top" constant="4" id="\(id)2"/>
          <constraint firstItem="\(id)C" firstAttribute="trailing" secondItem="\(id)T" \
    secondAttribute="trailing" constant="4" id="\(id)3"/>
          <constraint firstItem="\(id)C" firstAttribute="bottom" secondItem="\(id)T" \
    secondAttribute="bottom" constant="4" id="\(id)4"/>
        </constraints>
      </collectionViewCellContentView>
    </collectionViewCell>
    """
  }

  private static func collection(
    layout: String = "", sizes: String = "<size key='itemSize' width='100' height='40'/>",
    class name: String = "collectionViewFlowLayout", second: String = "", height: Double = 667
  ) -> String {
    """
    <collectionView key="view" dataMode="prototypes" id="list">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <\(name) key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="10" \
    \(layout) id="flow">\(sizes)
        <inset key="sectionInset" minX="20" minY="6" maxX="20" maxY="8"/>
      </\(name)>
      <cells>
        \(cell("a", Rect(x: 20, y: 36, width: 100, height: 40)))
        \(cell("b", Rect(x: 137.5, y: 36, width: 100, height: 40), attributes: second))
        \(cell("c", Rect(x: 255, y: 36, width: 100, height: 40)))
        \(cell("d", Rect(x: 20, y: 88, width: 100, height: 40)))
      </cells>
      <collectionReusableView key="sectionHeaderView" id="head">
        <rect key="frame" x="0.0" y="0.0" width="375" height="30"/></collectionReusableView>
      <collectionReusableView key="sectionFooterView" id="foot">
        <rect key="frame" x="0.0" y="136" width="375" height="24"/></collectionReusableView>
    </collectionView>
    """
  }

  private static let bands = """
    <size key="headerReferenceSize" width="31" height="30"/>
    <size key="footerReferenceSize" width="25" height="24"/>
    """

  private func frames(
    _ view: String, width: Double? = 768, _ options: SceneOptions = SceneOptions()
  ) throws -> [String: Rect] {
    var options = options
    options.size = width.map { Size(width: $0, height: 667) }
    return try LaidOutScene(storyboard(view: view), scene: "s", options: options).frames
  }

  @Test func onTheCanvasOfTheFileCellsStayWhereTheFileHasThem() throws {
    let frames = try frames(Self.collection(), width: nil)
    #expect(frames["b"] == Rect(x: 137.5, y: 36, width: 100, height: 40))
    #expect(frames["head"]?.height == 30)
  }

  /// By hand: lines of 728 points hold six cells; those of 260 hold two, 60 apart.
  @Test func linesHoldWhatFits() throws {
    let sizes = "<size key='itemSize' width='100' height='40'/>" + Self.bands
    let wide = try frames(Self.collection(sizes: sizes))
    #expect(["a", "b", "c", "d"].map { wide[$0]?.x } == [20, 130, 240, 350])
    #expect(wide["a"]?.y == 36 && wide["d"]?.y == 36)
    #expect(wide["head"] == Rect(x: 0, y: 0, width: 768, height: 30))
    #expect(wide["foot"] == Rect(x: 0, y: 84, width: 768, height: 24))
    let narrow = try frames(Self.collection(sizes: sizes), width: 300)
    #expect(["a", "b", "c", "d"].map { narrow[$0]?.x } == [20, 180, 20, 180])
    #expect(["a", "b", "c", "d"].map { narrow[$0]?.y } == [36, 36, 88, 88])
    #expect(narrow["foot"] == Rect(x: 0, y: 136, width: 300, height: 24))
  }

  /// By hand: one to a line, in the middle of 260 points, and wider than that.
  @Test func cellsAloneInTheirLineStandInItsMiddle() throws {
    let alone = try frames(
      Self.collection(sizes: "<size key='itemSize' width='200' height='40'/>"), width: 300)
    #expect(alone["a"]?.x == 50 && alone["d"]?.x == 50)
    let wider = try frames(
      Self.collection(sizes: "<size key='itemSize' width='290' height='40'/>"), width: 300)
    #expect(wider["a"] == Rect(x: 5, y: 6, width: 290, height: 40))
  }

  @Test func columnsFollowEachOtherToTheSide() throws {
    let sizes = "<size key='itemSize' width='100' height='400'/>" + Self.bands
    let frames = try frames(Self.collection(layout: "scrollDirection='horizontal'", sizes: sizes))
    #expect(["a", "b", "c", "d"].map { frames[$0]?.x } == [51, 163, 275, 387])
    #expect(frames["head"] == Rect(x: 0, y: 0, width: 31, height: 667))
    #expect(frames["foot"]?.x == 507)
  }

  @Test func aPrototypeMayHaveASizeOfItsOwn() throws {
    let frames = try frames(
      Self.collection(second: "<size key='customSize' width='300' height='60'/>"))
    #expect(frames["b"]?.size == Size(width: 300, height: 60))
    #expect(frames["a"]?.y == 16, "in the middle of the line's depth")
  }

  /// Four points around one line of text.
  @Test func cellsMayDecideHowLargeTheyAre() throws {
    for (layout, size) in [
      ("automaticEstimatedItemSize='YES'", ""),
      ("", "<size key='estimatedItemSize' width='50' height='50'/>"),
    ] {
      let sizes = "<size key='itemSize' width='100' height='40'/>" + size
      let view = Self.collection(layout: layout, sizes: sizes)
      let large = try frames(view)
      #expect(large["a"]?.size == large["aT"]?.size.enlarged(by: 8))
      var options = SceneOptions()
      options.contentSizeCategory = .accessibilityExtraLarge
      let larger = try frames(view, options)
      #expect((larger["a"]?.height ?? 0) > (large["a"]?.height ?? 0) + 10)
      #expect(larger["a"]?.size == larger["aT"]?.size.enlarged(by: 8))
    }
  }

  /// Camera and home indicator of a phone held sideways: 59 points at both sides.
  @Test func sectionsMayKeepToTheSafeArea() throws {
    func first(_ reference: String) throws -> Double? {
      var options = SceneOptions()
      options.device = try Device.named("iPhone 15")
      options.orientation = .landscape
      let view = Self.collection(layout: reference)
      return try LaidOutScene(storyboard(view: view), scene: "s", options: options).frames["a"]?.x
    }
    #expect(try first("") == 20)
    #expect(try first("sectionInsetReference='safeArea'") == 79)
    #expect(try first("sectionInsetReference='layoutMargins'") ?? 0 > 79)
  }

  @Test func whatOtherLayoutsDoIsCode() throws {
    let frames = try frames(Self.collection(class: "collectionViewLayout"))
    #expect(frames["b"]?.x == 137.5)
  }
}

extension Size {
  fileprivate func enlarged(by length: Double) -> Size {
    Size(width: width + length, height: height + length)
  }
}
