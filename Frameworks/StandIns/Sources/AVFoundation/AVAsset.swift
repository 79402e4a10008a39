// SPDX-License-Identifier: MIT

import CoreMedia
import Foundation
import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A recording by its address, of which nothing is read.
open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }

  public convenience init(url URL: URL) { self.init() }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    handler?()
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
}

/// Makes no pictures.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.noImageAtTime)
  }

  open func cancelAllCGImageGeneration() {}
}

public struct AVError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case noImageAtTime = -11832
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public static let errorDomain = "AVFoundationErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
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

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
}
