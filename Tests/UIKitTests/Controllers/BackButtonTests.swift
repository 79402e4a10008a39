// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The title of the back button. Source: Apple's documentation of `backButtonDisplayMode`,
/// `backButtonTitle` and `backBarButtonItem`.
@MainActor
@Suite(.serialized)
struct BackButtonTests {
  private func picture(_ change: (UINavigationItem) -> Void) -> String {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Considerate"
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    change(first.navigationItem)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    return window.svg()
  }

  @Test func theBackTitleIsThePreviousTitleUnlessTheItemSetsOne() {
    #expect(picture { _ in }.contains(">Considerate<"))
    #expect(picture { $0.backButtonTitle = "Up" }.contains(">Up<"))
  }

  @Test func theDisplayModeShortensTheBackTitle() {
    let generic = picture { $0.backButtonDisplayMode = .generic }
    #expect(generic.contains(">Back<") && !generic.contains(">Considerate<"))
    let minimal = picture { $0.backButtonDisplayMode = .minimal }
    #expect(!minimal.contains(">Back<") && !minimal.contains(">Considerate<"))
  }
}
