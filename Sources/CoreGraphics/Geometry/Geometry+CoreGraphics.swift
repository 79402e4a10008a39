// SPDX-License-Identifier: MIT

public import Foundation

// Members of CoreGraphics that Foundation's geometry types lack.

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
