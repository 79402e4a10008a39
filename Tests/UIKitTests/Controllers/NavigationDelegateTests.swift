// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: UIKit's documentation of UINavigationControllerDelegate. The methods are called before
/// and after the navigation controller displays a view controller's view, including the first
/// one's.
@MainActor
struct NavigationDelegateTests {
  private final class Listener: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("did \(viewController.title ?? "")") }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func theDelegateIsCalledOnceForTheFirstController() {
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: controller("A"))
    navigation.delegate = listener
    #expect(listener.heard.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(listener.heard == ["will A", "did A"])
    navigation.pushViewController(controller("B"), animated: false)
    navigation.present(UIViewController(), animated: false)
    navigation.dismiss(animated: false)
    #expect(listener.heard.dropFirst(2) == ["will B", "did B"])
  }
}
