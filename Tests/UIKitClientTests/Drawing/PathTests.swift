// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Paths: their bounding boxes, the points that they contain, and their construction.
struct PathTests {
  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance
  }

  @Test func ovalContainsItsMiddleAndNotItsCorners() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(isClose(oval.bounds, CGRect(x: 10, y: 20, width: 100, height: 60)))
    #expect(oval.contains(CGPoint(x: 60, y: 50)))
    #expect(!oval.contains(CGPoint(x: 13, y: 23)))
    #expect(oval.contains(CGPoint(x: 11, y: 50)))
  }

  /// Source: the elements of a circle that iOS recorded in the test `testCGPath` of
  /// swift-snapshot-testing. This one is moved to the origin and has a radius of 1.
  @Test func ellipsesAreFourCurvesFromTheirRightEdge() {
    let rect = CGRect(x: -1, y: -1, width: 2, height: 2)
    for path in [CGPath(ellipseIn: rect, transform: nil), UIBezierPath(ovalIn: rect).cgPath] {
      var types: [CGPathElementType] = []
      var ends: [CGPoint] = []
      path.applyWithBlock { element in
        types.append(element.pointee.type)
        switch element.pointee.type {
        case .moveToPoint: ends.append(element.pointee.points[0])
        case .addCurveToPoint: ends.append(element.pointee.points[2])
        default: break
        }
      }
      let curves = Array(repeating: CGPathElementType.addCurveToPoint, count: 4)
      #expect(types == [.moveToPoint] + curves + [.closeSubpath])
      let (right, bottom) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
      #expect(ends == [right, bottom, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), right])
    }
  }

  @Test func onlyChosenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 99)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func boundsAreTightAndBoundingBoxHoldsControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100))
    // The middle of the curve is three quarters of the way to its control points.
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 75)))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func quadraticCurveGoesHalfTheWayToItsControlPoint() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 80))
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 40)))
  }

  @Test func clockwiseArcsRunClockwiseOnTheScreen() {
    let center = CGPoint(x: 50, y: 50)
    // Clockwise on the screen, the arc goes down from the right.
    let lower = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isClose(lower.bounds, CGRect(x: 0, y: 50, width: 100, height: 50), 0.05))
    let upper = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(isClose(upper.bounds, CGRect(x: 0, y: 0, width: 100, height: 50), 0.05))
    let circle = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isClose(circle.bounds, CGRect(x: 0, y: 0, width: 100, height: 100), 0.05))
    #expect(lower.currentPoint.x < 0.01)
    let core = CGMutablePath()
    core.addArc(center: center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isClose(core.boundingBoxOfPath, upper.bounds, 0.05), "the other way, as y points down")
  }

  @Test func rulesDifferWhereFiguresOverlap() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
  }

  @Test func pathsAreMappedAndJoined() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 2))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 20, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10)))
    #expect(path.bounds == CGRect(x: 5, y: 0, width: 105, height: 45))
    let copy = UIBezierPath(cgPath: path.cgPath)
    #expect(copy.cgPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
    #expect(!copy.isEmpty)
  }
}
