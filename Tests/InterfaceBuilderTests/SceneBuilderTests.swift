// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

@Suite struct SceneBuilderTests {
  /// A box pinned to the safe area, a box below kept by its mask, and a fixed one.
  private static let boxes = rootView(
    """
    <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="free">
        <rect key="frame" x="16" y="28" width="343" height="50"/></view>
      <view id="masked"><rect key="frame" x="0.0" y="600" width="375" height="67"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
        <rect key="frame" x="10" y="200" width="20" height="20"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="side"/>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
      <constraint firstItem="free" firstAttribute="top" secondItem="safe" secondAttribute="top"
        constant="8" id="1"/>
      <constraint firstItem="free" firstAttribute="leading" secondItem="root"
        secondAttribute="leadingMargin" id="2"/>
      <constraint firstAttribute="trailingMargin" secondItem="free" secondAttribute="trailing"
        id="3"/>
      <constraint firstItem="free" firstAttribute="height" constant="50" id="4"/>
      <constraint firstItem="side" firstAttribute="width" secondItem="free" secondAttribute="height"
        multiplier="2:1" id="5"/>
    </constraints>
    """)

  @Test func framesFollowFromConstraints() throws {
    let scene = try LaidOutScene(
      storyboard(view: Self.boxes, tools: "14460"), scene: "s")
    #expect(scene.frames["free"] == Rect(x: 16, y: 28, width: 343, height: 50))
    #expect(scene.frames["side"]?.width == 100)
    #expect(scene.frames["masked"] == Rect(x: 0, y: 600, width: 375, height: 67))
    #expect(scene.frames["fixed"] == Rect(x: 10, y: 200, width: 20, height: 20))
    #expect(scene.notes.isEmpty)
  }

  @Test func viewsTellWhetherLayoutPlacesThem() throws {
    let views = try LaidOutScene(storyboard(view: Self.boxes), scene: "s").views
    #expect(views.map(\.id) == ["root", "free", "masked", "fixed", "side"])
    #expect(views.map(\.isPlacedByLayout) == [false, true, false, false, true])
    #expect(views[1].recordedFrame == Rect(x: 16, y: 28, width: 343, height: 50))
    #expect(views[4].recordedFrame == nil)
    #expect(views.allSatisfy { $0.line > 0 })
  }

  @Test func onAnotherDeviceEverythingFollows() throws {
    let options = SceneOptions(device: try Device.named("retina6_12"))
    let scene = try LaidOutScene(
      storyboard(view: Self.boxes, tools: "14460"), scene: "s", options: options)
    #expect(scene.root.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.frames["free"] == Rect(x: 16, y: 67, width: 361, height: 50))
    #expect(scene.frames["masked"] == Rect(x: 0, y: 785, width: 393, height: 67))
  }

  @Test func rotationTurnsTheScreenOver() throws {
    let scene = try LaidOutScene(
      storyboard(view: Self.boxes, tools: "14460"), scene: "s",
      options: SceneOptions(orientation: .landscape))
    #expect(scene.root.frame.size == Size(width: 667, height: 375))
    #expect(scene.frames["free"]?.y == 8, "a phone that lies has no status bar")
  }

  @Test func rightToLeftMirrorsLeadingAndTrailing() throws {
    let view = rootView(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" constant="30" id="1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"
          id="2"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="3"/>
        <constraint firstItem="box" firstAttribute="height" constant="10" id="4"/>
      </constraints>
      """)
    let scene = try LaidOutScene(
      storyboard(view: view), scene: "s", options: SceneOptions(direction: .rightToLeft))
    #expect(scene.frames["box"] == Rect(x: 245, y: 0, width: 100, height: 10))
  }

  @Test func framesThatLayoutDecidesSteerNothing() throws {
    func frames(_ recorded: String) throws -> [String: Rect] {
      let view = rootView(
        """
        <subviews><stackView axis="vertical" spacing="8"
          translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(recorded)<subviews>
          <view id="group" translatesAutoresizingMaskIntoConstraints="NO">\(recorded)<subviews>
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="0" y="0" width="33" height="21"/></label></subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="top" secondItem="group"
                secondAttribute="top" constant="4" id="1"/>
              <constraint firstItem="label" firstAttribute="leading" secondItem="group"
                secondAttribute="leading" id="2"/>
              <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing"
                id="3"/>
              <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom"
                constant="4" id="4"/>
            </constraints></view>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="image">
            <rect key="frame" width="60" height="40"/></imageView>
        </subviews></stackView></subviews>
        <constraints>
          <constraint firstItem="stack" firstAttribute="centerX" secondItem="root"
            secondAttribute="centerX" id="5"/>
          <constraint firstItem="stack" firstAttribute="centerY" secondItem="root"
            secondAttribute="centerY" id="6"/>
        </constraints>
        """)
      return try LaidOutScene(
        storyboard(view: view), scene: "s", options: SceneOptions(contentSizes: .recorded)
      ).frames
    }
    let kept = try frames("<rect key='frame' x='157' y='295' width='60' height='77'/>")
    let zeroed = try frames("<rect key='frame' x='0' y='0' width='0' height='0'/>")
    #expect(kept == zeroed)
    #expect(kept["stack"] == Rect(x: 157.5, y: 295, width: 60, height: 77))
    #expect(kept["label"] == Rect(x: 0, y: 4, width: 60, height: 21))
  }

  @Test func recordedContentSizesAreThoseOfAlignmentRects() throws {
    let view = rootView(
      """
      <subviews><switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <rect key="frame" x="304" y="10" width="51" height="31"/></switch></subviews>
      <constraints>
        <constraint firstItem="switch" firstAttribute="top" secondItem="root" secondAttribute="top"
          constant="10" id="1"/>
        <constraint firstAttribute="trailing" secondItem="switch" secondAttribute="trailing"
          constant="20" id="2"/>
      </constraints>
      """)
    let scene = try LaidOutScene(
      storyboard(view: view), scene: "s", options: SceneOptions(contentSizes: .recorded))
    // The knob of a switch sticks out of its alignment rect by 2 points on the right.
    #expect(scene.frames["switch"] == Rect(x: 306, y: 10, width: 51, height: 31))
  }

  @Test func anUnknownElementIsAPlainViewAndANote() throws {
    let view = rootView(
      """
      <subviews><hologramView translatesAutoresizingMaskIntoConstraints="NO" id="holo">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews><label text="In" id="inside"><rect key="frame" x="1" y="1" width="8" height="8"/>
        </label></subviews></hologramView></subviews>
      <constraints><constraint firstItem="holo" firstAttribute="width" constant="70" id="1"/>
      </constraints>
      """)
    let scene = try LaidOutScene(storyboard(view: view), scene: "s")
    #expect(scene.frames["holo"]?.width == 70)
    #expect(scene.frames["inside"] == Rect(x: 1, y: 1, width: 8, height: 8))
    #expect(scene.notes.map(\.rule) == [.unknownElement])
    #expect(scene.notes.first?.place.elementID == "holo")
  }

  @Test func aConstraintToAMissingItemIsLeftOutWithANote() throws {
    let view = rootView(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="gone" secondAttribute="top"
          id="lost"/>
        <constraint firstItem="box" firstAttribute="width" constant="1e308" id="huge"/>
        <constraint firstItem="box" firstAttribute="width" constant="nan" id="none"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="width"
          id="odd"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root"
          secondAttribute="left" id="mixed"/>
        <constraint firstItem="box" firstAttribute="top" constant="5" id="alone"/>
        <constraint firstItem="box" firstAttribute="height" constant="30" id="good"/>
      </constraints>
      """)
    let scene = try LaidOutScene(storyboard(view: view), scene: "s")
    #expect(scene.frames["box"]?.height == 30)
    #expect(
      scene.notes.map(\.place.elementID) == ["lost", "huge", "none", "odd", "mixed", "alone"])
    #expect(
      scene.notes.map(\.rule) == [
        .missingItem, .unusableNumber, .unusableNumber, .malformedConstraint, .malformedConstraint,
        .malformedConstraint,
      ])
  }

  @Test func whatTheSizeClassDoesNotInstallIsNotMissing() throws {
    let view = rootView(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="wide"/></subviews>
      <constraints><constraint firstItem="box" firstAttribute="top" secondItem="wide"
        secondAttribute="bottom" id="1"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>
      </variation>
      """)
    let narrow = try LaidOutScene(storyboard(view: view), scene: "s")
    #expect(narrow.notes.isEmpty)
    #expect(narrow.frames["wide"] == nil)
    let pad = SceneOptions(device: try Device.named("ipad9_7"))
    #expect(
      try LaidOutScene(storyboard(view: view), scene: "s", options: pad).frames["wide"] != nil)
  }

  @Test func withoutAutoLayoutConstraintsAreOff() throws {
    let view = rootView(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="width" constant="99" id="1"/>
      </constraints>
      """)
    let scene = try LaidOutScene(
      storyboard(view: view, attributes: "useAutolayout='NO'"), scene: "s")
    #expect(scene.frames["box"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func anUnknownDeviceIsANoteAndTheNearestCanvas() throws {
    let document = try storyboard(
      view: rootView(width: 390, height: 844), device: "retina99_9", tools: "22505")
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.notes.map(\.rule) == [.unknownDevice])
    #expect(scene.root.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.root.safeArea.top == 47)
  }

  @Test func aRootViewThatConstraintsMaySizeIsSizedByThem() throws {
    func root(_ recorded: String) throws -> Rect {
      let xml = """
        <document type="x.CocoaTouch.XIB" toolsVersion="17701" useAutolayout="YES"
          useTraitCollections="YES"><device id="retina4_7"/><objects>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v">\(recorded)
          <constraints><constraint firstAttribute="height" constant="70" id="1"/></constraints>
        </view></objects></document>
        """
      return try LaidOutScene(IBFile.load(xml.utf8, file: "v.xib"), scene: "v").root.frame
    }
    #expect(
      try root("<rect key='frame' x='0' y='0' width='300' height='99'/>").size
        == Size(width: 300, height: 70))
    #expect(
      try root("<rect key='frame' x='0' y='0' width='0' height='0'/>").size
        == Size(width: 375, height: 70), "without a size the screen's counts")
  }

  @Test func theDeepestNestingThatIsReadIsBuilt() throws {
    let depth = 240
    let open = "<view id='x'><rect key='frame' width='9' height='9'/><subviews>"
    let view = rootView(
      "<subviews>" + String(repeating: open, count: depth)
        + String(repeating: "</subviews></view>", count: depth) + "</subviews>")
    #expect(try LaidOutScene(storyboard(view: view), scene: "s").views.count == depth + 1)
  }
}
