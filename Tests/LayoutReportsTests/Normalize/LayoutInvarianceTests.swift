// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing

@testable import LayoutReports

/// An edit may move a view that has no saved frame, and only in one variation.
struct LayoutInvarianceTests {
  private func document(_ width: Int, in key: String, frame: String = "") throws -> IBDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects><viewController id="vc">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      \(frame)<constraints>
      <constraint firstAttribute="width" constant="100" id="w">
      <variation key="\(key)" constant="\(width)"/></constraint>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/></constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    return try IBFile.load(Array(text.utf8), file: "a.storyboard")
  }

  @Test(arguments: [
    "default", "widthClass=regular", "heightClass=compact-widthClass=compact",
    "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=regular",
    "userInterfaceIdiom=pad", "userInterfaceIdiom=mac", "userInterfaceStyle=dark",
  ])
  func movesInOneVariationAreFound(key: String) throws {
    let invariance = LayoutInvariance(try document(120, in: key))
    #expect(!invariance.holds(for: try document(140, in: key)))
    #expect(invariance.holds(for: try document(120, in: key)))
    let frame = #"<rect key="frame" x="7" y="0.0" width="1" height="50"/>"#
    #expect(invariance.holds(for: try document(120, in: key, frame: frame)))
  }
}
