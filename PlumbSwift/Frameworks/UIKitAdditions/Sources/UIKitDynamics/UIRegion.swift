// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A part of the plane, relative to the origin.
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  public static let infinite = UIRegion { _ in true }

  /// Creates a circle centred at the origin.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// Creates a rectangle centred at the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }

  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }

  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
