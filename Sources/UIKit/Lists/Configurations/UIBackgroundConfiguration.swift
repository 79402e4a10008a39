// SPDX-License-Identifier: MIT

public import Foundation

/// A coloured, perhaps rounded and outlined rectangle behind the content of a cell.
///
/// In a cell that updates its configurations itself, a colour that code has not set follows the cell's state.
public struct UIBackgroundConfiguration: Hashable {
  /// Where it is nil the background has the tint of the cell.
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

  private let style: Style
  private var styleColor: UIColor?
  /// What code has set, nil included.
  private var ownColor: UIColor??

  private init(_ style: Style) {
    self.style = style
    styleColor = style.color
  }

  /// That of a button, which has colours of its own where this has none.
  static var button: UIBackgroundConfiguration { Self(.button) }

  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }

  /// A cell of a list of whatever look: which one it is in, the state's traits say.
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

  /// The same with the style's colour for the state: a selected or highlighted cell is gray. A colour that code
  /// has set stays.
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
  /// What the colour follows from.
  private enum Style: Hashable {
    case clear, button, listCell, plainCell, plainHeader, groupedCell, sidebarCell

    /// The colour while nothing is known of the state.
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
        return SelectedGround.color
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
