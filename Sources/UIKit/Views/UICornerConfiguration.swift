// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// A fixed corner radius, or one that is concentric with the superview's corners.
public struct UICornerRadius: Hashable, Sendable {
  /// The fixed radius, or the minimum of a concentric one.
  let value: CGFloat
  let isConcentric: Bool

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(value: radius, isConcentric: false)
  }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(value: minimum ?? 0, isConcentric: true)
  }
}

extension UICornerRadius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

@preconcurrency @MainActor
public struct UICornerConfiguration: Equatable {
  enum Kind: Equatable {
    case capsule(maximum: CGFloat?)
    /// In the order top left, top right, bottom left, bottom right.
    case corners([UICornerRadius?])
  }

  let kind: Kind

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([radius, radius, radius, radius]))
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// The corner radii of a view of `size`, `gap` points inside a container with the corner radius
  /// `outer`.
  func radii(in size: CGSize, outer: CGFloat, gap: CGFloat) -> [CGFloat] {
    let most = min(size.width, size.height) / 2
    switch kind {
    case .capsule(let maximum): return Array(repeating: min(most, maximum ?? most), count: 4)
    case .corners(let radii):
      return radii.map { radius in
        guard let radius else { return 0 }
        return min(most, radius.isConcentric ? max(radius.value, outer - gap) : radius.value)
      }
    }
  }
}

extension UIView {
  /// Rounds the layer at each layout. If the radii differ, all rounded corners get the largest one.
  public var cornerConfiguration: UICornerConfiguration {
    get { state.corners ?? .corners(radius: 0) }
    set {
      state.corners = newValue
      LayoutStore.current.forest.setNeedsNoSteps(false, of: item)
      roundCorners()
    }
  }

  /// The corner's radius in the present frame.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(order, cornerRadii).first { corner.contains($0.0) }?.1 ?? 0
  }

  private var cornerRadii: [CGFloat] {
    guard let superview else { return cornerConfiguration.radii(in: bounds.size, outer: 0, gap: 0) }
    let gap = min(
      frame.minX, frame.minY, superview.bounds.width - frame.maxX,
      superview.bounds.height - frame.maxY)
    return cornerConfiguration.radii(
      in: bounds.size, outer: superview.layer.cornerRadius, gap: max(0, gap))
  }

  /// Rounds the layer, if a configuration was set.
  func roundCorners() {
    guard state.corners != nil else { return }
    let radii = cornerRadii
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(radii, masks).reduce(into: []) { mask, corner in
      if corner.0 > 0 { mask.insert(corner.1) }
    }
  }
}
