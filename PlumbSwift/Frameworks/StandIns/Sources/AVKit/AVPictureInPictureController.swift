// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import UIKit

/// Called only for the failure to start.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// A controller that never starts.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The player layer, or the source view of a call.
  open class ContentSource: NSObject {
    public let playerLayer: AVPlayerLayer?
    public private(set) weak var activeVideoCallSourceView: UIView?
    public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      activeVideoCallContentViewController = nil
    }

    public init(
      activeVideoCallSourceView sourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      playerLayer = nil
      activeVideoCallSourceView = sourceView
      activeVideoCallContentViewController = contentViewController
    }
  }

  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let contentSource: ContentSource?
  open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open var requiresLinearPlayback = false
  open var canStartPictureInPictureAutomaticallyFromInline = false

  public init?(playerLayer: AVPlayerLayer) {
    contentSource = ContentSource(playerLayer: playerLayer)
    super.init()
  }

  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
  }

  open class func isPictureInPictureSupported() -> Bool { false }

  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }

  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  open func startPictureInPicture() {
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVError(.unknown))
  }

  open func stopPictureInPicture() {}
}

/// Never shown.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}
