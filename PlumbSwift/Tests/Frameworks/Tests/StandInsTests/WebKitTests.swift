// SPDX-License-Identifier: MIT

import UIKit
import WebKit
import XCTest

/// Expectations: Apple's documentation of WKWebView and its delegates.
final class WebKitTests: XCTestCase {
  @MainActor
  func testAScreenWithAWebViewLaysOut() {
    let controller = PageController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(controller.webView.frame.width, 390)
    XCTAssertEqual(controller.webView.scrollView.frame, controller.webView.bounds)
    XCTAssertEqual(
      controller.webView.intrinsicContentSize.width, UIView.noIntrinsicMetric)
  }

  @MainActor
  func testLoadingTextCallsTheDelegate() {
    let controller = PageController()
    controller.loadViewIfNeeded()
    controller.webView.loadHTMLString("<title>Plumb</title>", baseURL: nil)
    XCTAssertEqual(controller.heard, ["start", "commit", "finish"])
    XCTAssertEqual(controller.webView.title, "Plumb")
    XCTAssertEqual(controller.progress.progress, 1)
    XCTAssertEqual(controller.titles, ["Plumb"])
  }

  /// Sizes: the documentation of WKSnapshotConfiguration.
  @MainActor
  func testSnapshotsArePicturesOfTheBounds() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    var picture: UIImage?
    view.takeSnapshot(with: nil) { image, _ in picture = image }
    XCTAssertEqual(picture?.size, CGSize(width: 80, height: 60))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 10, y: 0, width: 40, height: 20)
    configuration.snapshotWidth = 20
    let part = try await view.takeSnapshot(configuration: configuration)
    XCTAssertEqual(part.size, CGSize(width: 20, height: 10))
    view.frame.size = .zero
    var failure: (any Error)?
    view.takeSnapshot(with: nil) { failure = $1 }
    XCTAssertNotNil(failure)
  }

  @MainActor
  func testLoadingAURLFailsAndKeepsTheURL() throws {
    let controller = PageController()
    controller.loadViewIfNeeded()
    let url = try XCTUnwrap(URL(string: "https://plumb.example/a"))
    controller.webView.load(URLRequest(url: url))
    XCTAssertEqual(controller.webView.url, url)
    XCTAssertEqual(controller.heard, ["start", "failed"])
    controller.webView.loadHTMLString("b", baseURL: nil)
    XCTAssertTrue(controller.webView.canGoBack)
    controller.backButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.webView.url, url)
    XCTAssertTrue(controller.webView.canGoForward)
  }
}

/// A browser with observers of both kinds and with actions that call the web view.
private final class PageController: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
  let progress = UIProgressView()
  let backButton = UIButton(type: .system)
  var heard: [String] = []
  var titles: [String] = []
  private var observation: NSKeyValueObservation?

  lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    configuration.userContentController.add(self, name: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.translatesAutoresizingMaskIntoConstraints = false
    webView.navigationDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    return webView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
    NSLayoutConstraint.activate([
      webView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      webView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    backButton.addTarget(self, action: #selector(back), for: .touchUpInside)
    webView.addObserver(
      self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new, context: nil)
    observation = webView.observe(\.title, options: [.new]) { [weak self] webView, _ in
      guard let title = webView.title else { return }
      self?.titles.append(title)
    }
  }

  deinit {
    webView.removeObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress))
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "estimatedProgress" { progress.progress = Float(webView.estimatedProgress) }
  }

  @objc private func back() { webView.goBack() }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    heard.append("start")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    heard.append("commit")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    heard.append("finish")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    heard.append("failed")
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
      UIApplication.shared.open(url)
      decisionHandler(.cancel)
    } else {
      decisionHandler(.allow)
    }
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    heard.append(message.name)
  }
}
