// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: UIKit's declaration, in which a delegate's window is an optional requirement.
@MainActor
struct DelegateWindowTests {
  private final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private final class Bare: NSObject, UIApplicationDelegate {}

  @Test func theWindowOfAnyDelegateIsTwiceOptional() throws {
    let own = Delegate()
    let delegate: (any UIApplicationDelegate)? = own
    #expect(delegate?.window??.bounds.width == 320)
    #expect(delegate?.window?.map(\.bounds.width) == 320)
    let window = try #require(delegate?.window)
    #expect(window === own.window)
    let scene: (any UIWindowSceneDelegate)? = own
    #expect(scene?.window??.bounds.height == 480)
    own.window = nil
    #expect(delegate?.window??.bounds == nil)
  }

  @Test func aDelegateWithoutAWindowHasNone() {
    let delegate: any UIApplicationDelegate = Bare()
    #expect(delegate.window??.bounds == nil)
  }
}
