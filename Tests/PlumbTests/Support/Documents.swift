// SPDX-License-Identifier: MIT

/// Small storyboards and xibs in the format that Interface Builder saves.
enum Documents {
  /// A storyboard with the given scenes.
  static func storyboard(_ scenes: String, toolsVersion: String = "22505") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene with one controller, whose root view contains `content`.
  static func scene(_ id: String, title: String = "Screen", content: String = "") -> String {
    """
    <scene sceneID="\(id)"><objects>
      <viewController title="\(title)" id="\(id)-controller" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          \(content)
          <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
      </viewController>
    </objects></scene>
    """
  }

  /// Two labels. One is pinned to the top left corner of the safe area, with its correct frame.
  static func labels(_ text: String, constraints: String = "") -> String {
    """
    <subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="16" y="28" width="100" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
    </subviews>
    <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="one-root" \
    secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="one-safe" \
    secondAttribute="top" constant="8" id="c2"/>
      <constraint firstItem="label" firstAttribute="width" constant="100" id="c3"/>
      \(constraints)
    </constraints>
    """
  }
}
