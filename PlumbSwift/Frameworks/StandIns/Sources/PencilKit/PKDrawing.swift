// SPDX-License-Identifier: MIT

import UIKit

/// Strokes in points.
///
/// Its data is a format of its own: data of Apple's drawings are refused.
public struct PKDrawing: Equatable, @unchecked Sendable {
  public var strokes: [PKStroke]

  public init() { strokes = [] }

  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }

  public init(data: Data) throws {
    self = try PropertyListDecoder().decode(Self.self, from: data)
  }

  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(self)) ?? Data()
  }

  /// The box of all strokes; null without any.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }

  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices {
      strokes[index].transform = strokes[index].transform.concatenating(transform)
    }
  }

  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }

  @preconcurrency @MainActor
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw() }
    }
  }
}

extension PKDrawing: Codable {
  private struct Record: Codable {
    var ink: PKInk.InkType
    var color: [CGFloat]
    var points: [[Double]]
    var date: Date
    var transform: CGAffineTransform
    var seed: UInt32
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      strokes.map { stroke in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Record(
          ink: stroke.ink.inkType, color: [red, green, blue, alpha],
          points: stroke.path.map(\.numbers), date: stroke.path.creationDate,
          transform: stroke.transform, seed: stroke.randomSeed)
      })
  }

  public init(from decoder: any Decoder) throws {
    let records = try decoder.singleValueContainer().decode([Record].self)
    strokes = try records.map { record in
      guard record.color.count == 4, record.points.allSatisfy({ $0.count == 10 }) else {
        throw CocoaError(.coderReadCorrupt)
      }
      let color = UIColor(
        red: record.color[0], green: record.color[1], blue: record.color[2],
        alpha: record.color[3])
      return PKStroke(
        ink: PKInk(record.ink, color: color),
        path: PKStrokePath(
          controlPoints: record.points.map(PKStrokePoint.init(numbers:)), creationDate: record.date),
        transform: record.transform, randomSeed: record.seed)
    }
  }
}

extension PKStrokePoint {
  fileprivate var numbers: [Double] {
    let lengths: [CGFloat] = [
      size.width, size.height, opacity, force, azimuth, altitude, secondaryScale,
    ]
    return [Double(location.x), Double(location.y), timeOffset] + lengths.map { Double($0) }
  }

  fileprivate init(numbers: [Double]) {
    self.init(
      location: CGPoint(x: numbers[0], y: numbers[1]), timeOffset: numbers[2],
      size: CGSize(width: numbers[3], height: numbers[4]), opacity: numbers[5], force: numbers[6],
      azimuth: numbers[7], altitude: numbers[8], secondaryScale: numbers[9])
  }
}
