// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

/// The canvas size of a controller. Interface Builder shows a scene on the screen of the document's
/// device, unless the file has a size for it.
@Suite struct RootCanvasTests {
  private static let freeform = "<size key='freeformSize' width='375' height='768'/>"

  private func root(_ controller: String, _ view: String, device: String) throws -> Rect {
    let document = try storyboard(controller: controller, view: view, device: device)
    return try LaidOutScene(document, scene: "s").root.frame
  }

  @Test func outdatedSizeIsReplacedByTheScreen() throws {
    let frame = try root("", rootView(width: 600, height: 600), device: "retina6_1")
    #expect(frame == Rect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test func freeformSizeAppliesOnAnyDevice() throws {
    let view = rootView(width: 375, height: 768)
    let size = Size(width: 375, height: 768)
    #expect(try root(Self.freeform, view, device: "retina6_1").size == size)
    let stale = rootView(width: 320, height: 480)
    #expect(try root(Self.freeform, stale, device: "retina6_1").size == size)
  }

  /// Source: a saved root view 714 points high in a freeform canvas of 768. The difference is the
  /// area above the sheet.
  @Test func aSheetIsShorterThanItsFreeCanvas() throws {
    let document = try document(
      storyboard: """
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          <scene sceneID="a"><objects><viewController id="first">
            \(rootView(width: 414, height: 896))
            <connections><segue destination="c" kind="presentation" id="1"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s"><objects><viewController id="c">
            \(rootView(width: 375, height: 714))\(Self.freeform)</viewController></objects></scene>
        </scenes>
        """, tools: "17506")
    let size = try LaidOutScene(document, scene: "s").root.frame.size
    #expect(size == Size(width: 375, height: 714))
  }

  /// Source: pads show presented controllers at separate sizes. An outdated root view of a phone,
  /// or in a document without a device, has the size of the canvas. No clean scene of the corpus
  /// contradicts this.
  @Test func outdatedRootsHaveTheSizeOfTheCanvas() throws {
    let view = rootView(width: 320, height: 700)
    #expect(try root("", view, device: "ipad9_7").size == Size(width: 768, height: 1024))
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="s"><objects><viewController id="c">\(view)</viewController>
        </objects></scene></scenes>
        """, tools: "10117")
    let size = try LaidOutScene(document, scene: "s").root.frame.size
    #expect(size == Device.unnamed(usesSizeClasses: true).portrait.size)
  }

  /// Source: 15 documents without a device that Xcode 8 to 15 made from its templates. In 14 of
  /// them the root views have the size of the 4.7-inch phone. One has the square canvas of Xcode 6.
  @Test(arguments: [
    ("13122", Size(width: 375, height: 667), Size(width: 375, height: 667)),
    ("13122", Size(width: 320, height: 700), Size(width: 375, height: 667)),
    ("23504", Size(width: 414, height: 896), Size(width: 414, height: 896)),
    ("13142", Size(width: 600, height: 600), Size(width: 600, height: 600)),
    ("10117", Size(width: 375, height: 667), Size(width: 600, height: 600)),
  ])
  func templatesWithoutADeviceShowIt(tools: String, saved: Size, canvas: Size) throws {
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="s"><objects><viewController id="c">
        \(rootView(width: saved.width, height: saved.height))</viewController></objects></scene></scenes>
        """, tools: tools)
    #expect(try LaidOutScene(document, scene: "s").root.frame.size == canvas)
  }

  /// Source: documents before Xcode 8 name the device of a single scene in its simulated metrics.
  @Test func sceneCanHaveItsOwnDevice() throws {
    let metrics =
      "<simulatedScreenMetrics key='simulatedDestinationMetrics' type='retina47'/>"
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="s"><objects><viewController id="c">
        \(rootView(width: 375, height: 667))\(metrics)</viewController></objects></scene></scenes>
        """)
    let size = try LaidOutScene(document, scene: "s").root.frame.size
    #expect(size == Size(width: 375, height: 667))
  }

  /// Source: split view widths that developers measured. Interface Builder saves the share of an
  /// iPad beside the orientation; older files have it as an adaptation.
  @Test(arguments: [
    ("layout='splitview1_2'/>", 678.0), ("layout='splitview2_3'/>", 981),
    ("><adaptation id='splitview1_3'/></device>", 375), ("layout='fullscreen'/>", 1366),
    ("><adaptation id='fullscreen'/></device>", 1366),
  ])
  func aCanvasMayBePartOfAPad(layout: String, width: Double) throws {
    let document = try document(
      storyboard: """
        <device id="ipad12_9" orientation="landscape" \(layout)
        <scenes><scene sceneID="s"><objects><viewController id="c">
        \(rootView(width: width, height: 1024))</viewController></objects></scene></scenes>
        """)
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.root.frame.size == Size(width: width, height: 1024))
  }

  private func old(_ view: String, controller: String = "", metrics: String) throws -> LaidOutScene
  {
    let xml = """
      <document type="x.CocoaTouch.Storyboard.XIB" toolsVersion="5056" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
      \(view)\(controller)</viewController></objects></scene></scenes>
      <simulatedMetricsContainer key="defaultSimulatedMetrics">\(metrics)
      </simulatedMetricsContainer></document>
      """
    return try LaidOutScene(IBFile.load(Data(xml.utf8), file: "old.storyboard"), scene: "s")
  }

  private static let simulatedLandscape = "orientation='landscapeRight'"

  /// Source: storyboards of Xcode 5, whose simulated metrics have the screen and the orientation.
  @Test func aDocumentMayBeSimulatedInLandscape() throws {
    let metrics = """
      <simulatedOrientationMetrics key='orientation' \(Self.simulatedLandscape)/>
      <simulatedScreenMetrics key='destination'/>
      """
    let size = try old(rootView(width: 480, height: 320), metrics: metrics).root.frame.size
    #expect(size == Size(width: 480, height: 320))
  }

  @Test func sceneCanHaveItsOwnOrientation() throws {
    let metrics = "<simulatedScreenMetrics key='destination' type='retina4'/>"
    let held = """
      <simulatedOrientationMetrics key='simulatedOrientationMetrics' \(Self.simulatedLandscape)/>
      """
    let lying = try old(rootView(width: 568, height: 320), controller: held, metrics: metrics)
    #expect(lying.root.frame.size == Size(width: 568, height: 320))
    // A view in another orientation shows that the setting is outdated.
    let upright = try old(rootView(width: 320, height: 568), controller: held, metrics: metrics)
    #expect(upright.root.frame.size == Size(width: 320, height: 568))
  }

  /// Source: old files of the same builds, some with whole numbers only and some with halves.
  @Test func oldFramesHaveThePixelScaleOfTheAuthorsScreen() throws {
    func label(_ y: Double) throws -> Rect? {
      let view = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0" y="\(y)" width="9" height="21"/></view></subviews>
        <constraints><constraint firstItem="v" firstAttribute="top" constant="10.5" \
        secondItem="root" secondAttribute="top" id="1"/></constraints>
        """
      return try old(rootView(view), metrics: "").frames["v"]
    }
    #expect(try label(11)?.y == 11)
    #expect(try label(10.5)?.y == 10.5)
  }

  /// Source: positions of presented root views in files of each era. On the canvas, sheets begin 54
  /// points below the edge with a notch (44 points), 10 points with a Dynamic Island (59 points),
  /// and 20 points with a home button. On hardware, sheets begin 10 points below the status bar.
  /// Before iOS 13 there were no sheets.
  @Test(arguments: [
    ("retina6_1", "17506", nil, 842.0), ("retina6_12", "22505", nil, 842),
    ("retina4_7", "17506", nil, 647), ("retina4_7", "14460", nil, 667),
    ("retina4_7", "17506", "iPhone 16 Pro", 802),
  ])
  func sheetPositionDependsOnTheEra(
    _ device: String, _ tools: String, _ shown: String?, _ height: Double
  ) throws {
    let document = try document(
      storyboard: """
        <device id="\(device)" orientation="portrait"/>
        <scenes>
          <scene sceneID="a"><objects><viewController id="first">
            \(rootView(width: 375, height: 667))
            <connections><segue destination="c" kind="presentation" id="1"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s"><objects><viewController id="c">
            \(rootView(width: 375, height: 600))</viewController></objects></scene>
        </scenes>
        """, tools: tools)
    var options = SceneOptions()
    options.device = try shown.map { try Device.named($0) }
    let root = try LaidOutScene(document, scene: "s", options: options).root
    #expect(root.frame.size.height == height)
  }

  /// The file has the content size of a custom class only as a placeholder or for a designable
  /// class.
  @Test func frameOfAPlainViewIsNotItsContentSize() throws {
    func frame(_ attributes: String) throws -> Rect? {
      let view = rootView(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v" customClass="Card"
          \(attributes)><rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" constant="10" id="1"/>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="20" id="2"/>
        </constraints>
        """)
      var options = SceneOptions()
      options.contentSizes = .recorded
      return try LaidOutScene(storyboard(view: view), scene: "s", options: options).frames["v"]
    }
    #expect(try frame("") == Rect(x: 10, y: 20, width: 0, height: 0))
    let placeholders = "placeholderIntrinsicWidth='30' placeholderIntrinsicHeight='40'"
    #expect(try frame(placeholders) == Rect(x: 10, y: 20, width: 30, height: 40))
  }
}
