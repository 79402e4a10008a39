// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import UIKit

/// A black view without controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var allowsVideoFrameAnalysis = true
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  open var pixelBufferAttributes: [String: Any]?
  open var toggleLookupAction: UIAction { UIAction { _ in } }

  /// Sets the player's default rate, and its current rate if it plays.
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    selectedSpeed = speed
    player?.defaultRate = speed.rate
    if let player, player.rate != 0 { player.rate = speed.rate }
  }
  /// A view between the video and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let overlay = contentOverlayView else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}

@preconcurrency @MainActor
open class AVPlaybackSpeed: NSObject {
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { "\(rate.formatted())×" }

  public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0.formatted())×")
  }

  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// A button without an effect, in the size of a bar button.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
  open weak var delegate: (any AVRoutePickerViewDelegate)?
}

/// Never called.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
