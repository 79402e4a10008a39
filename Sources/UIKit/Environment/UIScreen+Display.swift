// SPDX-License-Identifier: MIT

public import Foundation

extension UIScreen {
  public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported, notEnabled, limited, enabled
  }

  /// None: nothing lies beyond the edges.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  public var calibratedLatency: CFTimeInterval { 0 }

  /// 1: nothing is brighter than white.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// 1: nothing is brighter than white.
  public var potentialEDRHeadroom: CGFloat { 1 }

  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// False.
  public var supportsFocus: Bool { false }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Never posted.
  nonisolated public static let referenceDisplayModeStatusDidChangeNotification =
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
