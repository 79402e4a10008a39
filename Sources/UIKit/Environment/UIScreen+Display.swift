// SPDX-License-Identifier: MIT

public import Foundation

extension UIScreen {
  public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported, notEnabled, limited, enabled
  }

  /// Always zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  public var calibratedLatency: CFTimeInterval { 0 }

  /// Always 1.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// Always 1.
  public var potentialEDRHeadroom: CGFloat { 1 }

  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Always false.
  public var supportsFocus: Bool { false }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Never posted.
  nonisolated public static let referenceDisplayModeStatusDidChangeNotification =
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
