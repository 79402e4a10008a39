// SPDX-License-Identifier: MIT

import Foundation

// The regions of iOS 26, which can step aside for the rounded corners of a window. Corners are straight here, so that
// adapting to them changes nothing.

extension UIView {
  /// A part of a view that content belongs in.
  public struct LayoutRegion: Hashable, Sendable {
    /// The direction in which a region steps aside for corners.
    public enum AdaptivityAxis: Int, Sendable { case horizontal, vertical }

    enum Area: Hashable, Sendable { case safeArea, margins, readableContent }

    let area: Area

    public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .safeArea)
    }

    public static func margins(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .margins)
    }

    public static func readableContent(
      cornerAdaptation axis: AdaptivityAxis? = nil
    ) -> LayoutRegion { LayoutRegion(area: .readableContent) }
  }

  /// The view's guide for the region: ``safeAreaLayoutGuide`` and its like.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    switch layoutRegion.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// How far the edges of the region lie within the bounds, as they were laid out last.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    switch layoutRegion.area {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  /// As ``edgeInsets(for:)``, from the leading edge.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// What bounds the text size of the view, in words, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    "minimum \(minimumContentSizeCategory?.rawValue ?? "none")"
      + ", maximum \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
}
