// SPDX-License-Identifier: MIT

import AuthenticationServices
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import MessageUI
import PDFKit
import PhotosUI
import QuickLook
import SafariServices
import StoreKit
import UserNotifications
import XCTest

/// View controllers and services of the system.
final class SystemScreensTests: XCTestCase {
  @MainActor
  func testScreensArePresented() throws {
    let screen = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .livePhotos])
    let url = try XCTUnwrap(URL(string: "https://plumb.example"))
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["a@plumb.example"])
    XCTAssertEqual(mail.toRecipients, ["a@plumb.example"])
    XCTAssertFalse(MFMailComposeViewController.canSendMail())
    let screens = [
      SFSafariViewController(url: url), PHPickerViewController(configuration: configuration),
      mail, QLPreviewController(), SKStoreProductViewController(),
    ]
    for presented in screens {
      screen.present(presented, animated: false)
      XCTAssertTrue(screen.presentedViewController === presented)
      screen.dismiss(animated: false)
    }
  }

  @MainActor
  func testTheSignInButtonHasApplesMinimumSize() {
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 140, height: 30))
    let view = PDFView()
    XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    XCTAssertNil(LPLinkView(metadata: LPLinkMetadata()).metadata.title)
    XCTAssertTrue(MPVolumeView().showsVolumeSlider)
  }

  func testNotificationsArePending() {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.removeAllPendingNotificationRequests()
    center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    let answered = expectation(description: "pending")
    center.getPendingNotificationRequests { requests in
      XCTAssertEqual(requests.map(\.content.title), ["Tea"])
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
    center.removePendingNotificationRequests(withIdentifiers: ["tea"])
    center.requestAuthorization(options: [.alert, .badge]) { isGranted, _ in
      XCTAssertFalse(isGranted)
    }
  }

  func testAuthenticationFails() {
    let context = LAContext()
    var error: NSError?
    XCTAssertFalse(
      context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
  }

  /// Scenes are never connected by a notification.
  @MainActor func testScenesConnectWithoutNotifications() {
    let options = UIScene.ConnectionOptions()
    XCTAssertNil(options.notificationResponse)
    XCTAssertTrue(options.urlContexts.isEmpty)
    XCTAssertNil(options.shortcutItem)
  }
}
