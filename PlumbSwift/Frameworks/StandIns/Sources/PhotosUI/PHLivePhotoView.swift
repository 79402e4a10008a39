// SPDX-License-Identifier: MIT

import Photos
import UIKit

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full, hint
}

/// A view that stays empty.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  public let playbackGestureRecognizer = UIGestureRecognizer()

  open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions) -> UIImage {
    UIImage(systemName: "livephoto") ?? UIImage()
  }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

/// Never called.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
