// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking
public import UIKit

/// Never called.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view from before WKWebView. It stays empty.
open class UIWebView: UIView {
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  open weak var delegate: (any UIWebViewDelegate)?
  /// An empty scroll view.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  open private(set) var request: URLRequest?
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var isLoading: Bool { false }
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true

  /// Stores the request.
  open func loadRequest(_ request: URLRequest) { self.request = request }

  /// No effect.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}

  /// No effect.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {}

  /// No effect.
  open func reload() {}

  /// No effect.
  open func stopLoading() {}

  /// No effect.
  open func goBack() {}

  /// No effect.
  open func goForward() {}

  /// Always nil.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

@available(swift, obsoleted: 4.2, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType
