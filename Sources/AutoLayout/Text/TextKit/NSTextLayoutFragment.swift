// SPDX-License-Identifier: MIT

public import Foundation

/// A paragraph set in lines. Frames are in the container's coordinates.
open class NSTextLayoutFragment: NSObject {
  public enum State: UInt, Sendable {
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// As without it, and those below: every fragment is laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  public let textElement: NSTextElement?
  public let rangeInElement: NSTextRange
  public let textLineFragments: [NSTextLineFragment]
  public let layoutFragmentFrame: CGRect
  open var state: State { .layoutAvailable }
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }

  init(
    _ manager: NSTextLayoutManager, _ element: NSTextElement, range: NSRange, frame: CGRect,
    lines: [NSTextLineFragment]
  ) {
    textLayoutManager = manager
    textElement = element
    rangeInElement = NSTextRange(from: range.location, to: NSMaxRange(range))
    layoutFragmentFrame = frame
    textLineFragments = lines
    super.init()
  }

  /// The frame, from the fragment's own origin.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  /// Draws the lines, the fragment's origin at `point`.
  @MainActor
  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    for line in textLineFragments { line.draw(at: point + line.typographicBounds.origin) }
    UIGraphicsPopContext()
  }
}

/// A line of a paragraph. Bounds are in the coordinates of its layout fragment.
open class NSTextLineFragment: NSObject {
  /// The text of the paragraph.
  public let attributedString: NSAttributedString
  /// In the paragraph.
  public let characterRange: NSRange
  public let typographicBounds: CGRect
  /// Where the first glyph stands on its baseline.
  public let glyphOrigin: CGPoint
  private let edges: [CGFloat]

  init(
    _ string: NSAttributedString, _ line: LineFragments.Line, start: Int, origin: CGPoint,
    padding: CGFloat
  ) {
    attributedString = string
    characterRange = NSRange(location: line.glyphs.location - start, length: line.glyphs.length)
    let used = line.used.insetBy(dx: padding, dy: 0)
    typographicBounds = used.offsetBy(dx: -origin.x, dy: -origin.y)
    glyphOrigin = CGPoint(x: 0, y: line.baseline - line.rect.minY)
    edges = line.edges.map { $0 - used.minX }
    super.init()
  }

  /// From the line's origin.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let place = min(max(0, index - characterRange.location), edges.count - 1)
    return CGPoint(x: edges.isEmpty ? 0 : edges[place], y: glyphOrigin.y)
  }

  /// Of the paragraph.
  open func characterIndex(for point: CGPoint) -> Int {
    let place = edges.dropFirst().firstIndex { point.x < $0 }.map { $0 - 1 }
    return characterRange.location + (place ?? max(0, characterRange.length - 1))
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let place = characterIndex(for: point) - characterRange.location
    guard place + 1 < edges.count, edges[place + 1] > edges[place] else { return 0 }
    return min(max(0, (point.x - edges[place]) / (edges[place + 1] - edges[place])), 1)
  }

  @MainActor
  open func draw(at point: CGPoint) {
    attributedString.attributedSubstring(from: characterRange).draw(at: point)
  }
}

extension CGPoint {
  fileprivate static func + (_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
}
