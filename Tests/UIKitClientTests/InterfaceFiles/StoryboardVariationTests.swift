// SPDX-License-Identifier: MIT

// Outlets are declared as UIKit's templates declare them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Testing
import UIKit

/// Views, constraints and values for some size classes only are installed and removed when the
/// device is turned.
///
/// Every frame is compared with the same storyboard loaded on a device that is already turned.
/// Other tests compare that with the tools.
@MainActor
@Suite(.serialized)
struct StoryboardVariationTests {
  final class VariedController: UIViewController {
    @Outlet var side: UIView!
    @Outlet var words: UILabel!
    @Outlet var badge: UIView!
    @Outlet var stack: UIStackView!
    @Outlet var centred: NSLayoutConstraint!
    @Outlet var beside: NSLayoutConstraint!
    @Outlet var top: NSLayoutConstraint!
  }

  private static let view = """
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="side">
    <rect key="frame" x="0" y="59" width="100" height="759"/>
    <subviews><label opaque="NO" contentMode="left" text="Side" \
    translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="8" y="8" width="40" height="21"/></label></subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="side" \
    secondAttribute="leading" constant="8" id="i1"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="side" secondAttribute="top" \
    constant="8" id="i2"/>
    </constraints>
    </view>
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Some words" \
    translatesAutoresizingMaskIntoConstraints="NO" id="words">
    <rect key="frame" x="150" y="83" width="90" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="heightClass=compact" hidden="NO">
    <fontDescription key="fontDescription" type="system" pointSize="12"/>
    </variation>
    </label>
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="4" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="100" y="200" width="100" height="64"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="one">
    <rect key="frame" x="0" y="0" width="100" height="30"/>
    <constraints>
    <constraint firstAttribute="width" constant="30" id="w1"/>
    <constraint firstAttribute="height" constant="30" id="h1"/></constraints>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
    <rect key="frame" x="0" y="34" width="100" height="30"/>
    <constraints>
    <constraint firstAttribute="width" constant="20" id="w2"/>
    <constraint firstAttribute="height" constant="30" id="h2"/></constraints>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="last">
    <rect key="frame" x="0" y="34" width="100" height="30"/>
    <constraints>
    <constraint firstAttribute="width" constant="30" id="w3"/>
    <constraint firstAttribute="height" constant="30" id="h3"/></constraints>
    </view>
    </subviews>
    <variation key="default"><mask key="subviews"><exclude reference="badge"/></mask></variation>
    <variation key="heightClass=compact" axis="horizontal" spacing="12">
    <mask key="subviews"><include reference="badge"/></mask>
    </variation>
    </stackView>
    </subviews>
    <constraints>
    <constraint firstItem="words" firstAttribute="top" secondItem="safe-vc" \
    secondAttribute="top" constant="24" id="top">
    <variation key="heightClass=compact" constant="8"/>
    </constraint>
    <constraint firstItem="words" firstAttribute="centerX" secondItem="view-vc" \
    secondAttribute="centerX" id="centred"/>
    <constraint firstItem="words" firstAttribute="leading" secondItem="side" \
    secondAttribute="trailing" constant="16" id="beside"/>
    <constraint firstItem="side" firstAttribute="leading" secondItem="safe-vc" \
    secondAttribute="leading" id="s1"/>
    <constraint firstItem="side" firstAttribute="top" secondItem="safe-vc" secondAttribute="top" \
    id="s2"/>
    <constraint firstItem="safe-vc" firstAttribute="bottom" secondItem="side" \
    secondAttribute="bottom" id="s3"/>
    <constraint firstItem="side" firstAttribute="width" constant="100" id="s4"/>
    <constraint firstItem="stack" firstAttribute="top" secondItem="words" \
    secondAttribute="bottom" constant="20" id="t1"/>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="words" \
    secondAttribute="leading" id="t2"/>
    </constraints>
    <variation key="default">
    <mask key="subviews"><exclude reference="side"/></mask>
    <mask key="constraints"><exclude reference="beside"/></mask>
    </variation>
    <variation key="heightClass=compact">
    <mask key="subviews"><include reference="side"/></mask>
    <mask key="constraints"><include reference="beside"/><exclude reference="centred"/></mask>
    </variation>
    """

  private static let connections = """
    <connections>
    <outlet property="side" destination="side" id="o1"/>
    <outlet property="words" destination="words" id="o2"/>
    <outlet property="badge" destination="badge" id="o3"/>
    <outlet property="stack" destination="stack" id="o4"/>
    <outlet property="centred" destination="centred" id="o5"/>
    <outlet property="beside" destination="beside" id="o6"/>
    <outlet property="top" destination="top" id="o7"/>
    </connections>
    """

  private func shown(landscape: Bool) throws -> (VariedController, UIWindow) {
    InterfaceClasses.register(VariedController.self)
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc", "customClass=\"VariedController\"", controller: Self.connections,
          view: Self.view))
    ])
    try turn(landscape: landscape)
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? VariedController)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (controller, window)
  }

  private func turn(landscape: Bool) throws {
    try UIScreen.main.simulate(
      SimulatedDevice("iPhone 15", isLandscape: landscape))
  }

  /// The frames of all views of the file inside the controller's view, by id.
  private func frames(_ controller: UIViewController) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var pending: [UIView] = [controller.view]
    while let view = pending.popLast() {
      if let id = view.interfaceID { frames[id] = view.frame }
      pending += view.subviews
    }
    return frames
  }

  @Test func uninstalledViewsAndConstraintsExist() throws {
    defer { UIScreen.main.simulateStandard() }
    let (controller, window) = try shown(landscape: false)
    withExtendedLifetime(window) {
      #expect(controller.side.superview == nil)
      #expect(controller.badge.superview == nil)
      #expect(controller.side.subviews.count == 1)
      #expect(!controller.beside.isActive)
      #expect(controller.beside.constant == 16)
      #expect(controller.beside.firstItem === controller.words)
      #expect(controller.beside.secondItem === controller.side)
      #expect(controller.centred.isActive)
    }
  }

  @Test func turningGivesTheFramesOfAFreshScreen() throws {
    defer { UIScreen.main.simulateStandard() }
    let (upright, first) = try shown(landscape: false)
    let expectedUpright = frames(upright)
    let (lying, second) = try shown(landscape: true)
    let expectedLying = frames(lying)
    #expect(expectedLying["side"] != nil && expectedUpright["side"] == nil)

    let (controller, window) = try shown(landscape: false)
    #expect(frames(controller) == expectedUpright)
    for _ in 0..<3 {
      try turn(landscape: true)
      window.layoutIfNeeded()
      #expect(frames(controller) == expectedLying)
      #expect(controller.stack.axis == .horizontal)
      #expect(controller.stack.arrangedSubviews.firstIndex(of: controller.badge) == 1)
      #expect(controller.words.font.pointSize == 12)
      #expect(controller.top.constant == 8)
      #expect(!controller.centred.isActive && controller.beside.isActive)

      try turn(landscape: false)
      window.layoutIfNeeded()
      #expect(frames(controller) == expectedUpright)
      #expect(controller.stack.axis == .vertical)
      #expect(controller.stack.arrangedSubviews.count == 2)
      #expect(controller.words.font.pointSize == 17)
    }
    withExtendedLifetime((first, second)) {}
  }

  @Test func whatCodeSetStays() throws {
    defer { UIScreen.main.simulateStandard() }
    let (controller, window) = try shown(landscape: false)
    controller.words.text = "Of the code"
    controller.words.isHidden = true
    controller.side.backgroundColor = .red
    try turn(landscape: true)
    window.layoutIfNeeded()
    #expect(controller.words.text == "Of the code")
    #expect(controller.words.isHidden)
    #expect(controller.side.backgroundColor == .red)
    #expect(controller.side.superview === controller.view)
  }

  /// Trait overrides have the same effect as the device's traits.
  @Test func overriddenTraitsDecide() throws {
    defer { UIScreen.main.simulateStandard() }
    let (controller, window) = try shown(landscape: false)
    controller.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(controller.side.superview === controller.view)
    #expect(controller.top.constant == 8)
  }

  @Test func uninstalledObjectsAreReleased() throws {
    defer { UIScreen.main.simulateStandard() }
    weak var side: UIView?
    weak var beside: NSLayoutConstraint?
    do {
      let (controller, window) = try shown(landscape: false)
      side = controller.side
      beside = controller.beside
      withExtendedLifetime(window) {}
    }
    #expect(side == nil)
    #expect(beside == nil)
  }
}
