// SPDX-License-Identifier: MIT

import CoreMedia
import Foundation
import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An asset with its URL. Media files are not read.
open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }

  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var preferredTransform: CGAffineTransform { .identity }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }

  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { .loaded }

  open func cancelLoading() {}
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { handler?() }
}

/// Declares an initializer that makes an object of a subclass.
public protocol _AVAssetMaking {}

extension AVAsset: _AVAssetMaking {}

extension _AVAssetMaking {
  /// Makes an `AVURLAsset`.
  @_disfavoredOverload
  public init(url URL: URL) {
    guard let asset = AVURLAsset(url: URL, options: nil) as? Self else {
      fatalError("\(Self.self) cannot be made from a URL")
    }
    self = asset
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading, loaded, failed, cancelled
}

public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

/// A property for `load(_:)`.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let value: (Root) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init(value: \.duration) }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init(value: \.tracks) }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(value: \.isPlayable) }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init(value: \.isExportable) }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(value: \.metadata) }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init(value: \.commonMetadata)
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init(value: \.preferredTransform)
  }
}

extension AVAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init(value: \.naturalSize) }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init(value: \.nominalFrameRate)
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init(value: \.preferredTransform)
  }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init(value: \.timeRange) }
}

/// Loads properties at once, because they need no file access.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
    property.value(self)
  }

  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }

  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { (first.value(self), second.value(self), third.value(self)) }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var numberValue: NSNumber? { nil }
  open var dataValue: Data? { nil }
  open var dateValue: Date? { nil }
  open var identifier: AVMetadataIdentifier? { nil }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var mediaType: AVMediaType { .video }
  open var timeRange: CMTimeRange { .zero }
  open var estimatedDataRate: Float { 0 }
  open var formatDescriptions: [Any] { [] }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
}

/// A generator whose requests all fail.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  open var apertureMode: String?

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.noImageAtTime) }

  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed, cancelled
  }

  /// Fails for every time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for time in requestedTimes {
      handler(time.timeValue, nil, .invalid, .failed, AVError(.noImageAtTime))
    }
  }

  /// Fails.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.noImageAtTime)) }

  /// - Throws: Always, because images cannot be decoded.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  open func cancelAllCGImageGeneration() {}
}

public struct AVError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = AVError
    case unknown = -11800
    case noImageAtTime = -11832
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaServicesWereReset = -11819
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case exportFailed = -11820
    case fileFormatNotRecognized = -11828
    case contentIsProtected = -11831
    case contentIsNotAuthorized = -11835
    case operationInterrupted = -11847
    case sessionWasInterrupted = -11818
  }

  public static let errorDomain = "AVFoundationErrorDomain"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var exportFailed: Code { .exportFailed }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
}

open class AVPlayerItem: NSObject, FrameworkMembers, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var loadedTimeRanges: [NSValue] { [] }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var forwardPlaybackEndTime = CMTime.invalid
  open var seekableTimeRanges: [NSValue] { [] }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var canPlayFastForward: Bool { false }
  open var canStepForward: Bool { false }
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var externalMetadata: [AVMetadataItem] = []
  /// No effect.
  open var textStyleRules: [AVTextStyleRule]?
  open var preferredPeakBitRateForExpensiveNetworks: Double = 0
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var startsOnFirstEligibleVariant = false
  open var canPlayReverse: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open var canStepBackward: Bool { false }
  open var reversePlaybackEndTime = CMTime.invalid

  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open private(set) var outputs: [AVPlayerItemOutput] = []

  /// Stores the output, which receives nothing.
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open func currentDate() -> Date? { nil }
  open func step(byCount stepCount: Int) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  private var time = CMTime.zero

  public init(asset: AVAsset) { self.asset = asset }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open func currentTime() -> CMTime { time }

  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    self.time = time
    completionHandler?(true)
  }

  open func cancelPendingSeeks() {}

  public func _frameworkMember(_ name: String) -> NamedMember? {
    switch name {
    case "status": .property { self.status.rawValue }
    case "duration": .property { self.duration }
    case "loadedTimeRanges": .property { self.loadedTimeRanges }
    case "playbackBufferEmpty", "isPlaybackBufferEmpty":
      .property { self.isPlaybackBufferEmpty }
    case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp":
      .property { self.isPlaybackLikelyToKeepUp }
    case "playbackBufferFull", "isPlaybackBufferFull": .property { self.isPlaybackBufferFull }
    case "presentationSize": .property { self.presentationSize }
    default: nil
    }
  }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class AVPlayerItemTrack: NSObject {
  open var isEnabled = true
  open var assetTrack: AVAssetTrack? { nil }
}

open class AVPlayerItemOutput: NSObject {}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}

  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}
