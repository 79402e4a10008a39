// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Boolean operations on the areas of paths. Source: the areas of the shapes, and Apple's
/// documentation of CGPath.
struct PathRegionTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  /// The area of a path without curves, minus its holes.
  private func area(_ path: CGPath) -> CGFloat {
    var (area, points) = (CGFloat(0), [CGPoint]())
    func end() {
      for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
        area += (point.x * next.y - next.x * point.y) / 2
      }
      points = []
    }
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        end()
        points = [element.pointee.points[0]]
      case .addLineToPoint: points.append(element.pointee.points[0])
      default: break
      }
    }
    end()
    return area
  }

  @Test func overlappingSquaresCombine() {
    let (first, second) = (square(0, 0), square(5, 5))
    #expect(area(first.union(second)) == 175)
    #expect(area(first.intersection(second)) == 25)
    #expect(first.intersection(second).isRect(nil))
    #expect(
      first.intersection(second).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(first.subtracting(second)) == 75)
    #expect(area(first.symmetricDifference(second)) == 150)
    #expect(first.intersects(second))
    #expect(
      !first.contains(CGPoint(x: 12, y: 12)) && first.union(second).contains(CGPoint(x: 12, y: 12)))
  }

  @Test func adjacentSquaresCombineToARectangle() {
    let (first, second) = (square(0, 0), square(10, 0))
    #expect(first.union(second).isRect(nil))
    #expect(area(first.union(second)) == 200)
    #expect(first.intersection(second).isEmpty && !first.intersects(second))
    #expect(first.subtracting(second).boundingBox == first.boundingBox)
    #expect(area(first.subtracting(first)) == 0)
    #expect(area(first.union(first)) == 100)
  }

  @Test func aHoleIsCutOut() {
    let ring = square(0, 0, 30).subtracting(square(10, 10))
    #expect(area(ring) == 800)
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 15)))
    let parts = ring.union(square(12, 12, 4)).componentsSeparated()
    #expect(parts.map { area($0) }.sorted() == [16, 800])
  }

  @Test func curvesAreFollowed() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let half = circle.intersection(
      square(0, -50, 10).union(square(0, -50, 100)).intersection(square(10, -40, 100)))
    #expect(abs(area(half) - 50 * CGFloat.pi) < 0.5)
    #expect(abs(area(circle.flattened(threshold: 0.01)) - 100 * CGFloat.pi) < 0.5)
  }

  @Test func fillRulesDetermineTheInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(area(path.normalized(using: .winding)) == 900)
    #expect(area(path.normalized(using: .evenOdd)) == 800)
  }

  @Test func linesAreCutWhereTheyEnter() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 25, y: 5))
    #expect(
      line.lineIntersection(square(0, 0)).boundingBox
        == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(square(0, 0))
    #expect(outside.boundingBox == CGRect(x: -5, y: 5, width: 30, height: 0))
    var moves = 0
    outside.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }
    #expect(moves == 2)
  }
}
