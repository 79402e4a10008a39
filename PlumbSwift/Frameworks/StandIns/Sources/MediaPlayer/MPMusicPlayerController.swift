// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off, songs, albums
}

public protocol MPMediaPlayback {
  var isPreparedToPlay: Bool { get }
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func prepareToPlay()
  func play()
  func pause()
  func stop()
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}

/// A player that stores its queue and state and plays nothing.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()

  open class var systemMusicPlayer: MPMusicPlayerController { system }
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var applicationQueuePlayer: MPMusicPlayerController { application }
  open private(set) var playbackState = MPMusicPlaybackState.stopped
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var nowPlayingItem: MPMediaItem?
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open var indexOfNowPlayingItem: Int {
    nowPlayingItem.flatMap { queue.firstIndex(of: $0) } ?? NSNotFound
  }
  private var queue: [MPMediaItem] = []

  open func setQueue(with itemCollection: MPMediaItemCollection) {
    queue = itemCollection.items
    nowPlayingItem = queue.first
  }
  /// Empties the queue, because queries find nothing.
  open func setQueue(with query: MPMediaQuery) {
    setQueue(with: MPMediaItemCollection(items: query.items ?? []))
  }
  /// Empties the queue, because there is no store.
  open func setQueue(with storeIDs: [String]) { setQueue(with: MPMediaItemCollection(items: [])) }
  open func prepareToPlay() {}
  /// Calls the completion handler without an error.
  open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func play() {
    Absence.tell("players play neither audio nor video")
    playbackState = .playing
  }
  open func pause() { playbackState = .paused }
  open func stop() { playbackState = .stopped }
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() { skip(by: 1) }
  open func skipToPreviousItem() { skip(by: -1) }
  open func skipToBeginning() { currentPlaybackTime = 0 }

  private func skip(by count: Int) {
    let index = indexOfNowPlayingItem
    guard index != NSNotFound else { return }
    nowPlayingItem = queue.indices.contains(index + count) ? queue[index + count] : nil
  }

  /// No effect.
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification")
}
