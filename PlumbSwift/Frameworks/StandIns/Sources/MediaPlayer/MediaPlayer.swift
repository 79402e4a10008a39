// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Media is not played. Settings and metadata are stored.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

/// A volume slider without an effect.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  private var images: [String: UIImage] = [:]

  // Images are stored and not drawn.

  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum\(state.rawValue)"] = image
  }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    images["minimum\(state.rawValue)"]
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum\(state.rawValue)"] = image
  }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    images["maximum\(state.rawValue)"]
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb\(state.rawValue)"] = image
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    images["thumb\(state.rawValue)"]
  }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    images["route\(state.rawValue)"] = image
  }
  open func routeButtonImage(for state: UIControl.State) -> UIImage? {
    images["route\(state.rawValue)"]
  }
  open var volumeWarningSliderImage: UIImage?

  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func volumeThumbRect(
    forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float
  ) -> CGRect {
    CGRect(x: rect.minX + CGFloat(value) * rect.width, y: rect.midY, width: 0, height: 0)
  }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyGenre = "genre"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    handler = requestHandler
  }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {}

/// A command whose handlers are never called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio, video
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing, paused, stopped, interrupted
}
