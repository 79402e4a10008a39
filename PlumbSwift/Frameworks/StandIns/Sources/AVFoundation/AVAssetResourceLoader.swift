// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// A loader for custom URL schemes. Assets load nothing, so the delegate is never called.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  public private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  public private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

/// Never called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  public let request: URLRequest
  open private(set) var isFinished = false
  open var isCancelled: Bool { false }
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  open var response: URLResponse?
  open var redirect: URLRequest?

  init(_ request: URLRequest) { self.request = request }

  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
}

open class AVAssetResourceLoadingDataRequest: NSObject {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var requestsAllDataToEndOfResource: Bool { false }
  open var currentOffset: Int64 { 0 }

  open func respond(with data: Data) {}
}

extension AVURLAsset {
  /// A new loader for each access.
  public var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  public init(rawValue: String) { self.rawValue = rawValue }
}
