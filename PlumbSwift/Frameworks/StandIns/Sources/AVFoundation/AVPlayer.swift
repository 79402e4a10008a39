// SPDX-License-Identifier: MIT

@_exported import CoreMedia
@_exported import Foundation
@_exported import PlumbAbsence
@_exported import UIKit

// Players store their items, rates and times. They play nothing, and their time never advances.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

open class AVPlayer: NSObject, FrameworkMembers, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause, none
  }

  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private var _rate: Float = 0
  private var _item: AVPlayerItem?
  private var time = CMTime.zero

  open var currentItem: AVPlayerItem? { _item }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { _rate == 0 ? .paused : .playing }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var rate: Float {
    get { _rate }
    set {
      if newValue != 0 { Absence.tell("players play neither audio nor video") }
      for key in ["rate", "timeControlStatus"] { KeyValueObserving.willChange(self, key) }
      _rate = newValue
      for key in ["rate", "timeControlStatus"] { KeyValueObserving.didChange(self, key) }
    }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var audiovisualBackgroundPlaybackPolicy =
    AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    _item = item
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    KeyValueObserving.willChange(self, "currentItem")
    _item = item
    time = .zero
    KeyValueObserving.didChange(self, "currentItem")
  }

  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to date: Date) {}

  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    self.time = time
    completionHandler(true)
  }

  /// No effect: the block is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// No effect: the block is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}

  public func _frameworkMember(_ name: String) -> NamedMember? {
    switch name {
    case "rate": .property({ self.rate }, { self.rate = $0 })
    case "status": .property { self.status.rawValue }
    case "timeControlStatus": .property { self.timeControlStatus.rawValue }
    case "currentItem": .property { self.currentItem }
    case "play": .method { _ in self.play() }
    case "pause": .method { _ in self.pause() }
    default: nil
    }
  }
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public override init() { super.init() }

  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
  }

  open func items() -> [AVPlayerItem] { queue }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item)
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap(queue.firstIndex(of:)).map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.first !== currentItem { replaceCurrentItem(with: queue.first) }
  }

  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if queue.first !== currentItem { replaceCurrentItem(with: queue.first) }
  }

  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
}

/// No effect.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  open var loopCount: Int { 0 }

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
  }

  open func disableLooping() {}
}

/// A layer that draws nothing. Its frame and gravity are stored.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The largest centred rectangle with the aspect ratio that fits into another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}
