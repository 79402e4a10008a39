// SPDX-License-Identifier: MIT

public import Foundation

/// The shadow has the shape of the background's layer. `path` has no effect.
public struct UIShadowProperties: Hashable {
  public var color: UIColor = .clear
  public var radius: CGFloat = 0
  public var offset = CGSize.zero
  public var opacity: CGFloat = 0
  public var path: UIBezierPath?
}
