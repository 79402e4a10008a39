// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: UIKit's documentation of alert views and action sheets, which alert controllers
/// replaced.
@MainActor
@Suite(.serialized) struct FormerAlertTests {
  private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append("clicked \(buttonIndex)")
    }
    func didPresent(_ alertView: UIAlertView) { heard.append("presented") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("dismissed \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append("sheet \(buttonIndex)")
    }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let delegate = Delegate()

  private func show() -> UIViewController {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }

  @Test func anAlertViewIsShownByAController() throws {
    let controller = show()
    let alert = UIAlertView(
      title: "Delete?", message: "For good", delegate: delegate, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Delete")
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 1) == "Delete")
    alert.show()
    #expect(alert.isVisible)
    let shown = try #require(controller.presentedViewController as? UIAlertController)
    #expect(shown.title == "Delete?")
    #expect(shown.actions.map(\.style) == [.cancel, .default])
    alert.dismiss(withClickedButtonIndex: 1, animated: false)
    #expect(!alert.isVisible)
    #expect(delegate.heard == ["presented", "dismissed 1"])
  }

  @Test func fieldsCanBeFilledBeforeItIsShown() throws {
    _ = show()
    let alert = UIAlertView(
      title: "Name", message: nil, delegate: delegate, cancelButtonTitle: "OK")
    alert.alertViewStyle = .loginAndPasswordInput
    alert.textField(at: 0)?.text = "me"
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
    alert.show()
    #expect(alert.textField(at: 0)?.text == "me")
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
  }

  @Test func anActionSheetMarksCancelAndDestructiveButtons() throws {
    let controller = show()
    let sheet = UIActionSheet(
      title: nil, delegate: delegate, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete", otherButtonTitles: "Share", "Copy")
    #expect(sheet.numberOfButtons == 4)
    #expect(sheet.firstOtherButtonIndex == 2)
    sheet.show(in: controller.view)
    let shown = try #require(controller.presentedViewController as? UIAlertController)
    #expect(shown.preferredStyle == .actionSheet)
    #expect(shown.actions.map(\.style) == [.destructive, .cancel, .default, .default])
    sheet.dismiss(withClickedButtonIndex: 1, animated: false)
    #expect(!sheet.isVisible)
  }
}
