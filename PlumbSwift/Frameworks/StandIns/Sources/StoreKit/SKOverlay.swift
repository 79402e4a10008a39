// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// An overlay that fails to load.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  open class Configuration: NSObject {}

  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var userDismissible = true

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?

    public init(position: Position) { self.position = position }
  }

  open class TransitionContext: NSObject {}

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unknown))
  }

  /// No effect.
  open class func dismiss(in scene: UIWindowScene) {}
}

@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// Never called.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Never called.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
