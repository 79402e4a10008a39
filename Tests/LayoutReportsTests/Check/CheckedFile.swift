// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

@testable import LayoutReports

/// Small files for tests of rules about layouts.
enum CheckedFile {
  /// The findings in a storyboard with one screen of 393 × 852 points.
  static func screen(
    _ subviews: String, constraints: String = "", outlets: String = "", tools: Int = 22_505,
    appearance: String = "light"
  ) throws -> [Diagnostic] {
    try check(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="\(appearance)"/>
      <scenes><scene sceneID="scene"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view>
      <connections>\(outlets)</connections></viewController></objects></scene></scenes></document>
      """)
  }

  /// The findings in a xib with one view of 200 × 100 points, or another element.
  static func view(
    _ subviews: String, constraints: String = "", element: String = "view",
    attributes: String = ""
  ) throws -> [Diagnostic] {
    try check(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><\(element) contentMode="scaleToFill" \(attributes) id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints></\(element)></objects></document>
      """)
  }

  private static func check(_ text: String) throws -> [Diagnostic] {
    let check = try FileCheck(Array(text.utf8), file: "x", resources: CheckResources())
    return check.outcomes([CheckCondition()]).merged
  }

  /// A view with a saved frame, and constraints inside it.
  static func box(
    _ id: String, _ frame: (Double, Double, Double, Double), element: String = "view",
    attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(inside)</\(element)>
    """
  }

  /// Constraints between the edges of two items.
  static func pins(_ first: String, to second: String, _ edges: [(String, Double)]) -> String {
    edges.map { edge, constant in
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(first)-\(edge)"/>
      """
    }.joined()
  }

  /// The required width or height of the view that contains the list of constraints.
  static func size(_ attribute: String, _ constant: Double, _ id: String) -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
  }
}
