// SPDX-License-Identifier: MIT

import Foundation

// The layout regions of iOS 26, which can avoid the rounded corners of a window.
//
// Windows have square corners here, so corner adaptation changes nothing.

extension UIView {
  /// An area of a view for content.
  public struct LayoutRegion: Hashable, Sendable {
    /// The direction in which a region avoids corners.
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

  /// The view's existing guide for the region, such as ``safeAreaLayoutGuide``.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    switch layoutRegion.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The insets of the region within the bounds, as of the last layout.
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

  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  public var appliedContentSizeCategoryLimitsDescription: String {
    "minimum \(minimumContentSizeCategory?.rawValue ?? "none")"
      + ", maximum \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
}
