// SPDX-License-Identifier: MIT

import CoreMedia
import Foundation
import PlumbAbsence
import UIKit

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heic = AVFileType(rawValue: "public.heic")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// A session whose exports always fail.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  open class func allExportPresets() -> [String] {
    [AVAssetExportPresetHighestQuality, AVAssetExportPresetMediumQuality]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    fail()
    handler()
  }

  open func export() async { fail() }

  private func fail() {
    Absence.tell("assets cannot be exported")
    status = .failed
    error = AVError(.unknown)
  }

  open func cancelExport() { status = .cancelled }
}

open class AVAudioMix: NSObject, @unchecked Sendable {}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  open var inputParameters: [AVAudioMixInputParameters] = []

  public override init() { super.init() }
}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public convenience init(track: AVAssetTrack?) { self.init() }

  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}

/// A composition of tracks. Media files are not read.
open class AVComposition: AVAsset, @unchecked Sendable {}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var added: [AVMutableCompositionTrack] = []
  open var naturalSize = CGSize.zero

  public override init() { super.init() }

  open override var tracks: [AVAssetTrack] { added }

  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    added.filter { $0.mediaType == mediaType }
  }

  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType)
    added.append(track)
    return track
  }

  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {}

  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private var transform = CGAffineTransform.identity

  init(_ kind: AVMediaType) { self.kind = kind }

  open override var mediaType: AVMediaType { kind }
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open var preferredVolume: Float = 1

  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {}

  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVVideoComposition: NSObject, @unchecked Sendable {}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var frameDuration = CMTime.invalid
  open var instructions: [any AVVideoCompositionInstructionProtocol] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?

  public override init() { super.init() }
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {}

open class AVMutableVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  open var timeRange = CMTimeRange.zero
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public convenience init(
    postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer
  ) { self.init() }
}
