// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// `UIBezierPath.reversing()` (Apple): "a path with the reversed contents of the current path",
/// with the same points.
struct ReversedPathTests {
  private static func square() -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func reversedSubpathsCutHoles() {
    let outer = UIBezierPath(rect: CGRect(x: -10, y: -10, width: 30, height: 30))
    outer.append(Self.square())
    #expect(outer.contains(CGPoint(x: 5, y: 5)), "both run the same way, so they add up")
    let holed = UIBezierPath(rect: CGRect(x: -10, y: -10, width: 30, height: 30))
    holed.append(Self.square().reversing())
    #expect(!holed.contains(CGPoint(x: 5, y: 5)))
    #expect(holed.contains(CGPoint(x: -5, y: 5)))
  }

  @Test func reversedOpenPathsEndAtTheirStart() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5),
      controlPoint2: CGPoint(x: 7, y: 8))
    path.lineWidth = 3
    let reversed = path.reversing()
    #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.lineWidth == 3)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test func segmentsAfterAClosedSubpathBeginAtItsStart() {
    let path = Self.square()
    path.addLine(to: CGPoint(x: -5, y: 0))
    #expect(path.reversing().bounds == path.bounds)
    #expect(UIBezierPath().reversing().isEmpty)
  }
}
