// SPDX-License-Identifier: MIT

public import Foundation

/// The shadow of a background; of the shape of the layer, whatever the path.
public struct UIShadowProperties: Hashable {
  public var color: UIColor = .clear
  public var radius: CGFloat = 0
  public var offset = CGSize.zero
  public var opacity: CGFloat = 0
  public var path: UIBezierPath?
}
