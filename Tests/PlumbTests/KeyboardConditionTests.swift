// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Scenes with a keyboard. Frames are computed by hand: a phone of 667 points has a keyboard of
/// 260.
struct KeyboardConditionTests {
  /// A view between the top of the screen and the keyboard, with a minimum height.
  private func place(height: Int) throws -> Workplace {
    let place = try Workplace()
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="form">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </view></subviews>
      <constraints>
        <constraint firstItem="form" firstAttribute="top" secondItem="one-root" secondAttribute="top" id="c1"/>
        <constraint firstItem="form" firstAttribute="leading" secondItem="one-root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="form" firstAttribute="trailing" secondItem="one-root" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="keys" firstAttribute="top" secondItem="form" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="form" firstAttribute="height" relation="greaterThanOrEqual" constant="\(height)" id="c5"/>
      </constraints>
      <keyboardLayoutGuide id="keys"/>
      """
    try place.write(
      Documents.storyboard(Documents.scene("one", content: content)), to: "Main.storyboard")
    return place
  }

  @Test func framesEndAboveTheKeyboard() throws {
    let place = try place(height: 100)
    #expect(try place.plumb("frames", "Main.storyboard").output.contains("form (0, 0, 375, 667)"))
    let standard = try place.plumb("frames", "Main.storyboard", "--keyboard", "standard")
    #expect(standard.output.contains("form (0, 0, 375, 407)"))
    let own = try place.plumb("frames", "Main.storyboard", "--keyboard", "300")
    #expect(own.output.contains("form (0, 0, 375, 367)"))
  }

  @Test func picturesShowTheKeyboard() throws {
    let place = try place(height: 100)
    let plain = try place.plumb("render", "Main.storyboard", "-o", "-")
    let typed = try place.plumb("render", "Main.storyboard", "-o", "-", "--keyboard", "300")
    #expect(!plain.output.contains("UIInputSetHostView"))
    #expect(typed.output.contains("UIInputSetHostView"))
  }

  @Test func checkFindsProblemsUnderAKeyboard() throws {
    let place = try place(height: 500)
    #expect(!(try place.plumb("check", "Main.storyboard").output.contains("[conflict]")))
    let typed = try place.plumb("check", "Main.storyboard", "--keyboard")
    #expect(typed.exitCode == 1)
    #expect(typed.output.contains("[conflict]"))
    #expect(typed.output.contains("with a keyboard"))
  }

  @Test(arguments: ["tall", "0", "-3", "nan", "1e9"]) func whatIsNoHeightIsRefused(_ height: String)
    throws
  {
    let refused = try place(height: 100).plumb(
      "frames", "Main.storyboard", "--keyboard=\(height)")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("'\(height)' is not a keyboard height"))
  }
}
