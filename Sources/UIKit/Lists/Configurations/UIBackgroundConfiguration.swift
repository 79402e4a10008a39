// SPDX-License-Identifier: MIT

public import Foundation

/// If a cell updates its configurations automatically, an unset `backgroundColor` follows the
/// cell's state.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor? {
    get { ownColor ?? styleColor }
    set { ownColor = .some(newValue) }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var shadowProperties = UIShadowProperties()
  public var customView: UIView?

  private let style: Style
  private var styleColor: UIColor?
  /// The colour that app code has set. The outer optional is nil if it was not set.
  private var ownColor: UIColor??

  private init(_ style: Style) {
    self.style = style
    styleColor = style.color
  }

  /// The background of a button. It has no colour, so that the button's own colour is used.
  static var button: UIBackgroundConfiguration { Self(.button) }

  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }

  /// The state's `listEnvironment` trait selects the list's appearance.
  public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }

  public static func listHeader() -> UIBackgroundConfiguration { Self(.clear) }

  public static func listFooter() -> UIBackgroundConfiguration { Self(.clear) }

  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeader) }

  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.clear) }

  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = Self(.sidebarCell)
    result.cornerRadius = 8
    return result
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// Selected and highlighted cells are gray. A colour that app code has set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    result.styleColor = style.color(for: state)
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

extension UIBackgroundConfiguration {
  /// The kind of background, which determines the colour for each state.
  private enum Style: Hashable {
    case clear, button, listCell, plainCell, plainHeader, groupedCell, sidebarCell

    /// The colour without a state.
    var color: UIColor? {
      switch self {
      case .clear, .sidebarCell: .clear
      case .button: nil
      case .listCell, .plainCell, .plainHeader: .systemBackground
      case .groupedCell: .secondarySystemGroupedBackground
      }
    }

    func color(for state: any UIConfigurationState) -> UIColor? {
      switch self {
      case .clear, .button, .plainHeader: return color
      case .listCell, .plainCell, .groupedCell, .sidebarCell: break
      }
      if let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted {
        return SelectionBackground.color
      }
      guard self == .listCell else { return color }
      switch state.traitCollection.listEnvironment {
      case .grouped, .insetGrouped: return Style.groupedCell.color
      case .sidebar, .sidebarPlain: return Style.sidebarCell.color
      default: return color
      }
    }
  }
}
