// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// Never called.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}

extension UIVibrancyEffect {
  /// An effect for widgets, on `systemMaterial`.
  public class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle)
    -> UIVibrancyEffect
  { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle) }

  public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }

  public class func widgetSecondary() -> UIVibrancyEffect {
    widgetEffect(forVibrancyStyle: .secondaryLabel)
  }
}

open class NCWidgetController: NSObject {
  /// No effect.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
  /// Always compact.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// No effect.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }

  public func widgetMaximumSize(for mode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: 359, height: mode == .compact ? 110 : 548)
  }
}
