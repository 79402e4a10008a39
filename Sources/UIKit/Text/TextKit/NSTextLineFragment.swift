// SPDX-License-Identifier: MIT

public import Foundation

/// A line of a paragraph. Bounds are in the coordinates of its layout fragment.
open class NSTextLineFragment: NSObject {
  /// The text of the whole paragraph.
  public let attributedString: NSAttributedString
  /// The range of the line in the paragraph.
  public let characterRange: NSRange
  public let typographicBounds: CGRect
  public let glyphOrigin: CGPoint
  private let edges: [CGFloat]
  /// The text with its rendering attributes.
  private let shown: NSAttributedString

  /// Lays out a range of a text as one line.
  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    shown = attributedString
    characterRange = range
    let line = LineFragments(
      attributedString.attributedSubstring(from: range), size: .zero, padding: 0, maximumLines: 1,
      mode: .byClipping
    ).lines.first
    typographicBounds = line?.used ?? .zero
    glyphOrigin = CGPoint(x: 0, y: line?.baseline ?? 0)
    edges = line?.edges ?? []
    super.init()
  }

  /// - Parameter shown: the text with its rendering attributes, which do not change measurements.
  init(
    _ string: NSAttributedString, shown: NSAttributedString, _ line: LineFragments.Line, start: Int,
    origin: CGPoint, padding: CGFloat
  ) {
    attributedString = string
    self.shown = shown
    characterRange = NSRange(location: line.glyphs.location - start, length: line.glyphs.length)
    let used = line.used.insetBy(dx: padding, dy: 0)
    typographicBounds = used.offsetBy(dx: -origin.x, dy: -origin.y)
    glyphOrigin = CGPoint(x: 0, y: line.baseline - line.rect.minY)
    edges = line.edges.map { $0 - used.minX }
    super.init()
  }

  /// The location from the line's origin.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let place = min(max(0, index - characterRange.location), edges.count - 1)
    return CGPoint(x: edges.isEmpty ? 0 : edges[place], y: glyphOrigin.y)
  }

  /// The index in the paragraph.
  open func characterIndex(for point: CGPoint) -> Int {
    let place = edges.dropFirst().firstIndex { point.x < $0 }.map { $0 - 1 }
    return characterRange.location + (place ?? max(0, characterRange.length - 1))
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let place = characterIndex(for: point) - characterRange.location
    guard place + 1 < edges.count, edges[place + 1] > edges[place] else { return 0 }
    return min(max(0, (point.x - edges[place]) / (edges[place + 1] - edges[place])), 1)
  }

  @preconcurrency @MainActor
  open func draw(at point: CGPoint) {
    shown.attributedSubstring(from: characterRange).draw(at: point)
  }

  @preconcurrency @MainActor
  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(at: point)
    UIGraphicsPopContext()
  }
}
