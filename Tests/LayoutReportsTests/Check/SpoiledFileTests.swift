// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing

@testable import LayoutReports

/// Files that Interface Builder would not save, but merges and editors create. Each made `check`
/// trap or loop forever; found by `Scripts/fuzz-files`.
struct SpoiledFileTests {
  private func outcomes(_ inner: String) throws -> [CheckOutcome] {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            \(inner)
          </view>
        </objects>
      </document>
      """
    let check = try FileCheck(Array(file.utf8), file: "spoiled.xib", resources: CheckResources())
    return check.outcomes([CheckCondition()])
  }

  @Test(arguments: ["-2147483649", "1e308", "nan", "-inf", "0.5", "99999999999999999999"])
  func anyNumberOfLinesIsRead(lines: String) throws {
    let found = try outcomes(
      """
      <subviews>
        <label text="Some words" numberOfLines="\(lines)" id="words">
          <rect key="frame" x="20" y="60" width="90" height="21"/>
        </label>
      </subviews>
      """)
    #expect(!found.isEmpty)
  }

  @Test func nestedViewsWithTheSameIdAreRead() throws {
    let found = try outcomes(
      """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="outer">
          <rect key="frame" x="20" y="60" width="90" height="21"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
              <rect key="frame" x="0.0" y="0.0" width="90" height="21"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="outer">
                  <rect key="frame" x="0.0" y="0.0" width="90" height="21"/>
                </view>
              </subviews>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="outer" \
      secondAttribute="leading" id="one"/>
          </constraints>
        </view>
      </subviews>
      """)
    #expect(!found.isEmpty)
  }
}
