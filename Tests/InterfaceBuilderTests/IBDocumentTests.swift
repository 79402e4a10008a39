// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

@Suite struct IBDocumentTests {
  private static let storyboard = """
    <device id="retina6_1" orientation="landscape" appearance="dark"/>
    <dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
    </dependencies>
    <scenes>
      <scene sceneID="s-nav"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar"><rect key="frame" width="375" height="44"/>
          </navigationBar>
          <connections>
            <segue destination="home" kind="relationship" relationship="rootViewController" id="1"/>
          </connections>
        </navigationController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p"/>
      </objects></scene>
      <scene sceneID="s-home"><objects>
        <viewController title="Home" id="home" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" width="414" height="896"/>
            <subviews>
              <containerView id="box"><rect key="frame" width="10" height="10"/>
                <connections><segue destination="child" kind="embed" id="2"/></connections>
              </containerView>
              <button id="go"><rect key="frame" width="10" height="10"/>
                <connections>
                  <segue destination="sheet" kind="presentation" modalPresentationStyle="formSheet"
                    id="3"/>
                  <segue destination="next" kind="show" id="4"/>
                  <segue destination="home" kind="unwind" unwindAction="back" id="5"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
        <view id="extra"><rect key="frame" width="240" height="128"/></view>
        <tapGestureRecognizer id="tap"/>
      </objects></scene>
      <scene sceneID="s-ref"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="ref"/>
      </objects></scene>
    </scenes>
    <resources>
      <image name="logo" width="120" height="40"/>
      <image name="star" catalog="system" width="128" height="116"/>
      <image name="endless" width="nan" height="1e308"/>
      <namedColor name="brand"><color red="1" green="0.0" blue="0.0" alpha="0.5"
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
    <designables><designable name="box"><size key="intrinsicContentSize" width="80" height="0.0"/>
    </designable></designables>
    """

  @Test func scenesAreControllersAndTheViewsBesideThem() throws {
    let document = try document(storyboard: Self.storyboard)
    #expect(document.scenes.map(\.id) == ["s-nav", "s-home", "extra", "s-ref"])
    #expect(document.scenes.map(\.rootViewID) == [nil, "root", "extra", nil])
    #expect(
      document.scenes.map(\.title)
        == ["Navigation Controller", "Home", "View", "View Controller Placeholder"])
    #expect(document.scene("home") == document.scene("s-home"))
    #expect(document.scene("root")?.id == "s-home")
    #expect(document.scene("nobody") == nil)
  }

  @Test func seguesNameControllersAndOrigins() throws {
    let segues = try document(storyboard: Self.storyboard).segues
    #expect(
      segues.map(\.kind)
        == [.relationship("rootViewController"), .embed, .presentation, .show, .other("unwind")])
    #expect(segues.map(\.sourceID) == ["nav", "home", "home", "home", "home"])
    #expect(segues.map(\.originID) == ["nav", "box", "go", "go", "go"])
    #expect(segues[2].presentationStyle == "formSheet")
  }

  @Test func resourcesAreReadByName() throws {
    let resources = try document(storyboard: Self.storyboard).resources
    #expect(resources.images["logo"]?.size == Size(width: 120, height: 40))
    #expect(resources.images["star"] == nil)
    #expect(resources.symbols["star"]?.isSystemSymbol == true)
    #expect(resources.images["endless"]?.size == .zero)
    #expect(
      resources.namedColors["brand"]
        == .components(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(resources.designableSizes["box"] == Size(width: 80, height: 0))
  }

  @Test func theCanvasIsTheFilesDevice() throws {
    let canvas = try document(storyboard: Self.storyboard).canvas
    #expect(canvas.deviceID == "retina6_1")
    #expect(canvas.orientation == .landscape)
    #expect(canvas.appearance == .dark)
  }

  @Test(arguments: [
    ("<simulatedScreenMetrics key='destination' type='retina4'/>", "retina4_0"),
    ("<simulatedScreenMetrics key='destination' type='retina4_7.fullscreen'/>", "retina4_7"),
    ("<simulatedScreenMetrics key='destination' type='retina47'/>", "retina4_7"),
    ("<simulatedScreenMetrics key='destination'/>", "retina3_5"),
    ("", "retina4_0"),
  ])
  func withoutSizeClassesTheSimulatedScreenIsTheCanvas(metrics: String, device: String) throws {
    let xml = """
      <document type="x.CocoaTouch.XIB" toolsVersion="4514">
      <simulatedMetricsContainer key="defaultSimulatedMetrics">\(metrics)
      </simulatedMetricsContainer></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "old.xib")
    #expect(document.canvas.deviceID == device)
    #expect(document.kind == .xib)
  }

  /// Source: root views of 320 × 480 points in 16 of 17 scenes, and of a pad's 1024 × 768, in documents
  /// whose metrics name no screen.
  @Test func metricsThatNameNoScreenMeanTheOldestOfTheIdiom() throws {
    let xml = """
      <document type="x.CocoaTouch.Storyboard.XIB" toolsVersion="4514" \
      targetRuntime="iOS.CocoaTouch.iPad">
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
      <simulatedScreenMetrics key="destination"/></simulatedMetricsContainer></document>
      """
    let canvas = try IBFile.load(Data(xml.utf8), file: "old.storyboard").canvas
    #expect(canvas.deviceID == "ipad9_7")
    #expect(canvas.orientation == .landscape)
  }

  @Test func withSizeClassesAndNoDeviceTheCanvasIsTheSquare() throws {
    let canvas = try document(storyboard: "<scenes/>").canvas
    #expect(canvas.deviceID == nil)
    #expect(canvas.usesTraitCollections)
  }

  @Test(arguments: [
    ("14460.31", "14460.20", 14460), ("32700.99.1234", "22685", 22685), ("24506", "24504", 24506),
    ("x", "12089", 12089),
  ])
  func theVersionOfADevelopmentBuildIsThatOfItsPlugIn(tools: String, plugIn: String, build: Int)
    throws
  {
    let xml = """
      <document type="x.CocoaTouch.XIB" toolsVersion="\(tools)"><dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>
      </dependencies></document>
      """
    #expect(try IBFile.load(Data(xml.utf8), file: "v.xib").toolsVersion.build == build)
  }

  @Test func aXibsViewsAreItsScenes() throws {
    let xml = """
      <document type="x.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <customObject id="obj"/>
        <panGestureRecognizer id="pan"/>
        <tableViewCell id="cell" customClass="ListCell"><rect key="frame" width="320"/>
        </tableViewCell>
        <view id="bare" userLabel="Header"><rect key="frame" width="320"/></view>
      </objects></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "v.xib")
    #expect(document.scenes.map(\.id) == ["cell", "bare"])
    #expect(document.scenes.map(\.title) == ["ListCell", "Header"])
    #expect(document.scenes.map(\.line) == [5, 7])
  }
}
