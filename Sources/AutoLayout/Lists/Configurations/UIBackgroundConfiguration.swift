// SPDX-License-Identifier: MIT

public import Foundation

/// A coloured, perhaps rounded and outlined rectangle behind the content of a cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Where the margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background the outline lies.
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
