// SPDX-License-Identifier: MIT

public import Foundation

/// A coloured, perhaps rounded and outlined rectangle behind the content of a cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// No effect.
  public var visualEffect: UIVisualEffect?
  /// No effect.
  public var image: UIImage?
  /// No effect.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// No effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// No effect.
  public var strokeOutset: CGFloat = 0
  public var shadowProperties = UIShadowProperties()
  /// A view in place of the colour.
  public var customView: UIView?

  init(_ color: UIColor?) { backgroundColor = color }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil)
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil)
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.clear)
    result.cornerRadius = 8
    return result
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// A selected or highlighted cell is gray.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      customView == nil
    else { return self }
    var result = self
    result.backgroundColor = .systemGray4
    return result
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background configuration.
final class BackgroundView: UIView {
  private var custom: UIView?

  func show(_ configuration: UIBackgroundConfiguration, in owner: UIView) {
    let insets = configuration.backgroundInsets
    let isLeftToRight = owner.effectiveUserInterfaceLayoutDirection == .leftToRight
    frame = owner.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom {
        custom.frame = bounds
        custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(custom)
      }
    }
    backgroundColor =
      configuration.customView == nil
      ? configuration.backgroundColor.map {
        configuration.backgroundColorTransformer?($0) ?? $0
      } : nil
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    if configuration.strokeWidth > 0 {
      layer.borderColor = configuration.resolvedStrokeColor(for: owner.tintColor).cgColor
    }
  }
}

extension UIView {
  /// Shows `configuration` behind everything else, in a view that is kept from call to call.
  func install(_ configuration: UIBackgroundConfiguration?, in shown: inout BackgroundView?) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    let view = shown ?? BackgroundView(frame: bounds)
    if view.superview == nil { insertSubview(view, at: 0) }
    shown = view
    view.show(configuration, in: self)
  }
}
