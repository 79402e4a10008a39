// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import UIKit

@preconcurrency @MainActor
open class WKNavigation: NSObject {
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

  public nonisolated override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  open var webView: WKWebView? { nil }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }

  public nonisolated override init() { super.init() }
}

/// An empty origin.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }

  nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var navigationType: WKNavigationType { .other }
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonNumber: UIEvent.ButtonMask { [] }
  open var isContentRuleListRedirect: Bool { false }

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }
  open var response: URLResponse {
    URLResponse(
      url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  open var canShowMIMEType: Bool { true }

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}

@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var initialURL: URL { url }
  public let title: String?

  init(url: URL, title: String?) {
    self.url = url
    self.title = title
  }
}

@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  nonisolated override init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(position, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(position + index) ? items[position + index] : nil
  }

  func push(_ item: WKBackForwardListItem) {
    items = Array(items.prefix(position + 1)) + [item]
    position = items.count - 1
  }

  func select(_ item: WKBackForwardListItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    position = index
    return true
  }
}

public struct WKError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = WKError
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
  }

  public static let errorDomain = "WKErrorDomain"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

public let WKErrorDomain = WKError.errorDomain
