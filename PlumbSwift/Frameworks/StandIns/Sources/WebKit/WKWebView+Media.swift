// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import UIKit

public enum WKMediaPlaybackState: Int, Sendable {
  case none = 0
  case playing, paused, suspended
}

public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active, muted
}

// Pages play and record nothing and never enter full screen.

extension WKWebView {
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen, inFullscreen, exitingFullscreen
  }

  public var fullscreenState: FullscreenState { .notInFullscreen }
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  public var isWritingToolsActive: Bool { false }
  public var isBlockedByScreenTime: Bool { false }

  /// No effect.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }

  /// No effect.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }

  /// No effect.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }

  public func requestMediaPlaybackState(
    completionHandler: @escaping (WKMediaPlaybackState) -> Void
  ) { completionHandler(.none) }

  /// Fails.
  public func createWebArchiveData(
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(CocoaError(.featureUnsupported))) }

  /// Like ``loadHTMLString(_:baseURL:)``, with the URL of the request.
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { loadHTMLString(string, baseURL: request.url) ?? WKNavigation() }

  /// Like ``load(_:mimeType:characterEncodingName:baseURL:)``, with the URL of the request.
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    load(
      data, mimeType: response.mimeType ?? "", characterEncodingName: "utf-8",
      baseURL: request.url ?? URL(filePath: "/")) ?? WKNavigation()
  }

  /// Returns a white picture, because pages are not drawn.
  ///
  /// - Throws: If the picture would be empty.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let picture = blankPicture(configuration) else { throw WKError(.unknown) }
    return picture
  }

  /// A white picture of a snapshot's size. Nil if it would be empty.
  func blankPicture(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
    let rect = configuration?.rect ?? .null
    var size = rect.isNull ? bounds.size : rect.size
    guard size.width > 0, size.height > 0 else { return nil }
    if let width = configuration?.snapshotWidth.map({ CGFloat($0.doubleValue) }), width > 0 {
      size = CGSize(width: width, height: size.height * width / size.width)
    }
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// - Throws: Always.
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw CocoaError(.featureUnsupported)
  }
}
