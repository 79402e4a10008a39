// SPDX-License-Identifier: MIT

import Foundation

extension UIBezierPath {
  func writeArchive(_ coder: NSCoder) {
    var numbers: [CGFloat] = []
    cgPath.applyWithBlock { element in
      let type = element.pointee.type
      numbers.append(CGFloat(type.rawValue))
      for place in 0..<type.countOfPoints {
        numbers += [element.pointee.points[place].x, element.pointee.points[place].y]
      }
    }
    coder.encode(numbers: numbers, forKey: "UIElements")
    coder.encode(numbers.count, forKey: "UIElementsCount")
    coder.encode(Double(lineWidth), forKey: "UILineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UILineCap")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UILineJoin")
    coder.encode(usesEvenOddFillRule, forKey: "UIEvenOdd")
  }

  func readArchive(_ archive: NSKeyedUnarchiver) {
    var count = 0
    archive.integer("UIElementsCount") { count = $0 }
    var numbers = (archive.numbers("UIElements", count: count) ?? [])[...]
    while let type = numbers.popFirst().flatMap({ CGPathElementType(rawValue: Int32($0)) }) {
      guard numbers.count >= 2 * type.countOfPoints else { break }
      let points = (0..<type.countOfPoints).map { _ in
        CGPoint(x: numbers.removeFirst(), y: numbers.removeFirst())
      }
      switch type {
      case .moveToPoint: move(to: points[0])
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
      case .addCurveToPoint:
        addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      default: close()
      }
    }
    archive.number("UILineWidth") { lineWidth = $0 }
    archive.integer("UILineCap") { lineCapStyle = CGLineCap(rawValue: Int32($0)) ?? lineCapStyle }
    archive.integer("UILineJoin") {
      lineJoinStyle = CGLineJoin(rawValue: Int32($0)) ?? lineJoinStyle
    }
    archive.bool("UIEvenOdd") { usesEvenOddFillRule = $0 }
  }
}

extension CGPathElementType {
  fileprivate var countOfPoints: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    default: 0
    }
  }
}
