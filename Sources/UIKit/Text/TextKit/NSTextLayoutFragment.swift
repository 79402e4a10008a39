// SPDX-License-Identifier: MIT

public import Foundation

/// The lines of a paragraph. Frames are in the container's coordinates.
open class NSTextLayoutFragment: NSObject {
  public enum State: UInt, Sendable {
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Changes nothing, like the two options below: every fragment is laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var textElement: NSTextElement?
  open private(set) var rangeInElement: NSTextRange
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  open var layoutFragmentFrame: CGRect { ownFrame }
  private var ownFrame = CGRect.zero
  /// The layout is available as soon as a manager returns the fragment.
  open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }
  /// No effect.
  open var layoutQueue: OperationQueue?
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }

  /// Creates a fragment without lines. A manager adds the lines of the paragraph if its delegate
  /// returns the fragment.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(from: 0, to: 0)
    super.init()
  }

  func set(_ lines: [NSTextLineFragment], frame: CGRect, by manager: NSTextLayoutManager) {
    textLayoutManager = manager
    ownFrame = frame
    textLineFragments = lines
  }

  /// No effect.
  open func invalidateLayout() {}

  // MARK: Lines and attachments

  /// The line at a distance from the fragment's origin. Without an exact match, the nearest line,
  /// unless `requiresExactMatch` is true.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let exact = textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    if exact != nil || requiresExactMatch { return exact }
    return verticalOffset < 0 ? textLineFragments.first : textLineFragments.last
  }

  /// The line of a location. Between two lines, the upper one if `isUpstreamAffinity` is true.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    let place = textLocation.offset - rangeInElement.location.offset
    return textLineFragments.first {
      isUpstreamAffinity
        ? $0.characterRange.location < place && place <= NSMaxRange($0.characterRange)
        : NSLocationInRange(place, $0.characterRange)
    }
  }

  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    attachments.compactMap { attachment, place in
      let call = UncheckedAccess((attachment, place))
      return onMainActor { UncheckedAccess(call.value.0.viewProvider(in: nil, at: call.value.1)) }
        .value
    }
  }

  /// The frame of an attachment, from the fragment's origin. Zero if there is no attachment at the
  /// location.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let (attachment, _) = attachments.first(where: { $0.place == location.offset }),
      let line = textLineFragment(for: location, isUpstreamAffinity: false)
    else { return .zero }
    let bounds = attachment.bounds(with: [:], at: location.offset)
    let start = line.locationForCharacter(
      at: location.offset - rangeInElement.location.offset)
    return CGRect(
      x: line.typographicBounds.minX + start.x,
      y: line.typographicBounds.minY + start.y - bounds.maxY, width: bounds.width,
      height: bounds.height)
  }

  private var attachments: [(attachment: NSTextAttachment, place: Int)] {
    (textElement?.text.attachments ?? []).map {
      ($0.attachment, rangeInElement.location.offset + $0.range.location)
    }
  }

  /// The bounds of the fragment, with a zero origin.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  @preconcurrency @MainActor
  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    for line in textLineFragments { line.draw(at: point + line.typographicBounds.origin) }
    UIGraphicsPopContext()
  }
}

extension CGPoint {
  fileprivate static func + (_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
}
