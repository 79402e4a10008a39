// SPDX-License-Identifier: MIT

import CoreLocation
import LinkPresentation
import UIKit
import UserNotifications
import WebKit
import XCTest

/// Members that few apps use. Source: Apple's documentation of the frameworks.
@MainActor
final class AdditionsTests: XCTestCase {
  func testNotificationContentKeepsItsValues() throws {
    let content = UNMutableNotificationContent()
    content.launchImageName = "Launch"
    content.summaryArgument = "Ann"
    content.summaryArgumentCount = 3
    content.filterCriteria = "work"
    content.sound = .criticalSoundNamed(UNNotificationSoundName("alarm"), withAudioVolume: 0.5)
    let copy = try XCTUnwrap(content.copy() as? UNNotificationContent)
    XCTAssertEqual(copy.launchImageName, "Launch")
    XCTAssertEqual(copy.summaryArgument, "Ann")
    XCTAssertEqual(copy.summaryArgumentCount, 3)
    XCTAssertEqual(copy.filterCriteria, "work")
    XCTAssertNotNil(copy.sound)
  }

  func testNotificationCategoriesAreReturned() async {
    let category = UNNotificationCategory(
      identifier: "a", actions: [], intentIdentifiers: ["b"], hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: "%u", options: .customDismissAction)
    XCTAssertEqual(category.categorySummaryFormat, "%u")
    XCTAssertEqual(category.options, .customDismissAction)
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    let found = await center.notificationCategories()
    XCTAssertEqual(found.map(\.identifier), ["a"])
    center.setNotificationCategories([])
  }

  func testNotificationErrorsHaveTheirDomain() {
    let error = UNError(.notificationsNotAllowed) as NSError
    XCTAssertEqual(error.domain, UNErrorDomain)
    XCTAssertEqual(error.code, 1)
  }

  func testRuleListsAreKept() async throws {
    let store = try XCTUnwrap(WKContentRuleListStore.default())
    let list = try await store.compileContentRuleList(
      forIdentifier: "ads", encodedContentRuleList: "[]")
    var found: WKContentRuleList?
    store.lookUpContentRuleList(forIdentifier: "ads") { list, _ in found = list }
    XCTAssert(found === list)
    var failure: Error?
    store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "{") {
      failure = $1
    }
    XCTAssertNotNil(failure)
    let controller = WKUserContentController()
    controller.add(try XCTUnwrap(list))
  }

  func testInteractionStateIsRestoredInAnotherView() throws {
    let (first, second) = (WKWebView(), WKWebView())
    XCTAssertNil(first.interactionState)
    let (one, two) = (URL(string: "https://a.example")!, URL(string: "https://b.example")!)
    first.loadHTMLString("", baseURL: one)
    first.loadHTMLString("", baseURL: two)
    second.interactionState = first.interactionState
    XCTAssertEqual(second.url, two)
    XCTAssertEqual(second.backForwardList.backItem?.url, one)
  }

  func testLinkMetadataKeepsItsValues() {
    let metadata = LPLinkMetadata()
    metadata.remoteVideoURL = URL(string: "https://a.example/v.mp4")
    XCTAssertNil(metadata.videoProvider)
    XCTAssertNotNil(metadata.remoteVideoURL)
    XCTAssertEqual(CLLocation().coordinate.latitude, 0)
  }
}

extension AdditionsTests {
  private final class Failures: NSObject, WKDownloadDelegate {
    var error: Error?

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(nil) }

    func download(_ download: WKDownload, didFailWithError error: Error, resumeData: Data?) {
      self.error = error
    }
  }

  func testDownloadsFail() throws {
    let failures = Failures()
    let request = URLRequest(url: try XCTUnwrap(URL(string: "https://a.example/b")))
    WKWebView().startDownload(using: request) { $0.delegate = failures }
    XCTAssertNotNil(failures.error)
  }
}
