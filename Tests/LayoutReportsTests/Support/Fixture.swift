// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// Small documents in the format that Interface Builder saves.
enum Fixture {
  /// A xib whose root view of 200 × 100 contains `views` and `constraints`.
  static func xib(_ views: String, constraints: String = "") throws -> IBDocument {
    try document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints>
            <nil key="simulatedStatusBarMetrics"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
      </document>
      """)
  }

  /// A xib whose root is a horizontal stack view of 200 × 100 without an autoresizing mask, which
  /// distributes its views equally.
  static func stackXib(_ views: String) throws -> IBDocument {
    try document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <stackView opaque="NO" distribution="fillEqually" spacing="10" \
          translatesAutoresizingMaskIntoConstraints="NO" id="root">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>\(views)</subviews>
          </stackView>
        </objects>
      </document>
      """)
  }

  /// A screen of 393 × 852 between a navigation bar and a toolbar, with a view that uses its
  /// autoresizing mask.
  static func barScreen(
    _ views: String, constraints: String = "", tools: String = "21507"
  ) throws -> IBDocument {
    try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="bar"><objects>
          <navigationController toolbarHidden="NO" id="stack">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="top"/>
            <connections><segue destination="shown" kind="relationship" \
      relationship="rootViewController" id="first"/></connections>
          </navigationController>
        </objects></scene><scene sceneID="scene"><objects>
          <viewController id="shown"><view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              \(views)
              <view contentMode="scaleToFill" fixedFrame="YES" id="kept">
                <rect key="frame" x="100" y="300" width="200" height="50"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"/>
              </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              \(constraints)
            </constraints>
          </view><navigationItem key="navigationItem" title="Title" id="item"/></viewController>
        </objects></scene></scenes>
      </document>
      """)
  }

  static func document(_ text: String) throws -> IBDocument {
    try IBFile.load(Data(text.utf8), file: "fixture.xib")
  }

  /// A view that constraints place. It can be nested in other views and contain them.
  static func view(_ id: String, _ frame: String, _ inner: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(rect(frame))\(inner)
    </view>
    """
  }

  static func label(_ id: String, _ frame: String, text: String) -> String {
    """
    <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(rect(frame))
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)\(second)"/>
    """
  }

  private static func rect(_ frame: String) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/>
      """
  }
}
