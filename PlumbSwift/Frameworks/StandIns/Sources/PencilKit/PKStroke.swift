// SPDX-License-Identifier: MIT

import UIKit

public struct PKStrokePoint: Equatable, Sendable {
  public var location: CGPoint
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  public var force: CGFloat
  public var azimuth: CGFloat
  public var altitude: CGFloat
  public var secondaryScale: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat = 1
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }
}

/// The control points of a uniform cubic B-spline.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
  private var points: [PKStrokePoint]
  public private(set) var creationDate: Date

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }

  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// The place of the spline at a parametric value from 0 to the last index.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let last = points.indices.last else { return .zero }
    let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(last))
    let index = Swift.min(Int(value), last)
    let share = value - CGFloat(index)
    let weights = [
      (1 - share) * (1 - share) * (1 - share), 3 * share * share * share - 6 * share * share + 4,
      -3 * share * share * share + 3 * share * share + 3 * share + 1, share * share * share,
    ]
    var place = CGPoint.zero
    for (offset, weight) in weights.enumerated() {
      let point = points[Swift.min(Swift.max(index + offset - 1, 0), last)].location
      place.x += point.x * weight / 6
      place.y += point.y * weight / 6
    }
    return place
  }

  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    let last = Swift.max(points.count - 1, 0)
    let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(last))
    var point = points[Int(value.rounded())]
    point.location = interpolatedLocation(at: value)
    return point
  }
}

public struct PKStroke: Equatable, @unchecked Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  public var mask: UIBezierPath?
  public var randomSeed: UInt32

  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil, randomSeed: UInt32 = 0
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
    self.randomSeed = randomSeed
  }

  /// The box of the control points and their widths.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { box, point in
      let half = point.size.width / 2
      return box.union(
        CGRect(origin: point.location, size: .zero).insetBy(dx: -half, dy: -point.size.height / 2))
    }.applying(transform)
  }

  /// Draws the spline as a line of its points' mean width, in the current context.
  func draw() {
    guard !path.isEmpty else { return }
    let line = UIBezierPath()
    line.move(to: path.interpolatedLocation(at: 0).applying(transform))
    for step in 0...(path.count - 1) * 4 {
      line.addLine(to: path.interpolatedLocation(at: CGFloat(step) / 4).applying(transform))
    }
    line.lineWidth = path.map(\.size.width).reduce(0, +) / CGFloat(path.count)
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    ink.color.setStroke()
    line.stroke(with: ink.inkType == .marker ? .multiply : .normal, alpha: path[0].opacity)
  }
}
