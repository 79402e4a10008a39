// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Sizes of controls on the canvas of each build. Source: frames of 870 controls that are sized by
/// content alone, in files saved by Xcode 6 to 26. Counts are in brackets.
@Suite struct ControlRules {
  /// An element with its attributes, the build, and the width and height of its frame. `-` marks a
  /// length that does not depend on the content.
  private static let controls = RuleLine.lines(
    """
    # 51 × 31 (170), from Xcode 26 on 63 × 28 (52).
    switch | 9532 51 31
    switch | 14490 51 31
    switch | 20037 51 31
    switch | 23999 51 31
    switch | 24000 63 28
    switch | 24765 63 28
    # 94 × 29 before Xcode 11, 94 × 32 since (9).
    stepper | 9532 94 29
    stepper | 14490 94 29
    stepper | 15000 94 32
    stepper | 24506 94 32
    # 20 and 37 in every era (35).
    activityIndicatorView style='medium' | 9532 20 20
    activityIndicatorView style='medium' | 24506 20 20
    activityIndicatorView style='whiteLarge' | 9532 37 37
    activityIndicatorView style='large' | 22154 37 37
    # 2 and 2.5 before Xcode 11.4, 4 since (27).
    progressView | 9532 - 2
    progressView | 16999 - 2
    progressView progressViewStyle='bar' | 14490 - 2.5
    progressView | 17000 - 4
    progressView | 22154 - 4
    # 31 (101).
    slider | 9532 - 31
    slider | 14490 - 31
    slider | 22154 - 31
    # 29, from Xcode 11 on 32 (30).
    segmentedControl | 9532 - 29
    segmentedControl | 14490 - 29
    segmentedControl | 15705 - 32
    segmentedControl | 24506 - 32
    # 44, 56 from Xcode 9 on, 64 from Xcode 26 on (8).
    searchBar | 10117 - 44
    searchBar | 14490 - 56
    searchBar | 16097 - 56
    searchBar | 24506 - 64
    # 16 n - 9 by 37 before Xcode 12 (5), 18 n + 62.5 by 26 since (3).
    pageControl numberOfPages='3' | 14490 39 37
    pageControl numberOfPages='4' | 12121 55 37
    pageControl numberOfPages='6' | 16097 87 37
    pageControl numberOfPages='2' | 21507 98.5 26
    pageControl numberOfPages='3' | 21507 116.5 26
    # Round corners: 30, from Xcode 11 on 34 (140).
    textField borderStyle='roundedRect' | 9532 - 30
    textField borderStyle='roundedRect' | 14799 - 30
    textField borderStyle='roundedRect' | 14800 - 34
    textField borderStyle='roundedRect' | 24506 - 34
    # Wheels: 216 (20).
    pickerView | 14490 - 216
    datePicker datePickerMode='date' | 14490 - 216
    datePicker datePickerMode='countDownTimer' style='wheels' | 21507 - 216
    """)

  @Test("Controls have the sizes that Xcode saved", arguments: controls)
  func controlsOfEachEra(line: String) throws {
    let parts = line.split(separator: "|").map(String.init)
    let words = parts[1].split(separator: " ").map(String.init)
    let element = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
    let attributes = element.count > 1 ? element[1] : ""
    let inside =
      element[0] == "segmentedControl"
      ? "<segments><segment title='First'/><segment title='Second'/></segments>" : ""
    let tools = try #require(Int(words[0]))
    let size = try CanvasFixture("retina4_7", tools).with {
      $0.root.content = """
        <subviews><\(element[0]) id="v" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
        \(inside)</\(element[0])></subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="100" id="1"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" constant="8" id="2"/>
        </constraints>
        """
    }.laidOut().node("v").frame.size
    if let width = Double(words[1]) { #expect(size.width == width, "\(line)") }
    #expect(size.height == Double(words[2]), "\(line)")
  }
}
