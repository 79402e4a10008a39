// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import UIKit

/// A download that fails because the network is not reachable.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  public let originalRequest: URLRequest?
  public private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  public let progress = Progress(totalUnitCount: -1)

  init(_ request: URLRequest?, _ webView: WKWebView) {
    originalRequest = request
    self.webView = webView
  }

  /// Calls the completion handler without resume data.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Never called.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Never called.
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}

  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

extension WKWebView {
  /// Creates a download, which fails.
  public func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { fail(WKDownload(request, self), completionHandler) }

  /// Creates a download, which fails.
  public func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { fail(WKDownload(nil, self), completionHandler) }

  private func fail(_ download: WKDownload, _ take: (WKDownload) -> Void) {
    take(download)
    download.delegate?.download(
      download, didFailWithError: URLError(.notConnectedToInternet), resumeData: nil)
  }
}
