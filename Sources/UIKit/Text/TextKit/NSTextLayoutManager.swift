// SPDX-License-Identifier: MIT

public import Foundation

/// Sets the text of its content manager in its container, with one fragment for each paragraph,
/// like ``NSLayoutManager``. It caches nothing: each query lays out the whole text.
open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable { case standard, selection, highlight }

  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open internal(set) weak var textContentManager: NSTextContentManager?
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  open var textContainer: NSTextContainer? {
    get { ownContainer }
    set {
      let change = UncheckedAccess((former: ownContainer, new: newValue, manager: self))
      ownContainer = newValue
      onMainActor {
        let (former, new, manager) = change.value
        if former !== new, former?.textLayoutManager === manager { former?.textLayoutManager = nil }
        new?.textLayoutManager = manager
      }
    }
  }
  private var ownContainer: NSTextContainer?
  /// No effect.
  open var usesFontLeading = true
  /// No effect.
  open var limitsLayoutForSuspiciousContents = false
  /// No effect.
  open var usesHyphenation = false
  /// No effect.
  open var layoutQueue: OperationQueue?

  // MARK: Rendering

  var renderingRuns: [RenderingRun] = []
  /// Called when rendering attributes change.
  var onRendering: (() -> Void)?

  /// Called for each fragment before its lines are returned, to set its rendering attributes.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    get { ownValidator }
    set {
      ownValidator = newValue
      onRendering?()
    }
  }

  private var ownValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  var isValidating = false

  /// The rendering attributes of links.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link]
  }

  /// Sets attributes that a range is drawn with in addition to those of the text. Attributes that
  /// change measurements, such as fonts and paragraph styles, are ignored.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { setRendering(renderingAttributes, in: textRange.range) }

  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(in: textRange.range) { $0[renderingAttribute] = value } }

  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { changeRendering(in: textRange.range) { $0[renderingAttribute] = nil } }

  /// Removes the rendering attributes of a range.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    setRendering([:], in: textRange.range)
  }

  /// Enumerates the runs of rendering attributes from a location on, or before it, until `block`
  /// returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let runs = reverse ? renderingRuns.reversed() : renderingRuns
    for run in runs
    where reverse ? run.range.location < location.offset : NSMaxRange(run.range) > location.offset {
      let range = NSTextRange(from: run.range.location, to: NSMaxRange(run.range))
      guard block(self, run.attributes, range) else { return }
    }
  }

  // MARK: Editing

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    let text = NSMutableAttributedString(string: "")
    for element in textElements { text.append(element.text) }
    textContentManager?.replaceText(in: range, with: text)
  }

  open func replaceContents(
    in range: NSTextRange, with attributedString: NSAttributedString
  ) { textContentManager?.replaceText(in: range, with: attributedString) }

  /// Passes the visible fragments to its delegate.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// The selections, which are not drawn.
  open var textSelections: [NSTextSelection] = []

  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

  public override init() { super.init() }

  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(from: 0, to: 0)
  }

  // MARK: Layout

  open func ensureLayout(for range: NSTextRange) {}

  open func ensureLayout(for bounds: CGRect) {}

  open func invalidateLayout(for range: NSTextRange) {}

  /// The bounds of the text in the container.
  open var usageBoundsForTextContainer: CGRect {
    let lines = lines
    var bounds = lines.lines.reduce(CGRect.null) { $0.union($1.used) }
    if let extra = lines.extra { bounds = bounds.union(extra) }
    return bounds.isNull ? .zero : bounds
  }

  /// Enumerates the fragments from a location on until `block` returns false. Without a location,
  /// all fragments.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    var fragments = self.fragments
    if options.contains(.reverse) {
      fragments = fragments.reversed().filter {
        $0.rangeInElement.location.offset < location?.offset ?? .max
      }
    } else {
      fragments = fragments.filter {
        $0.rangeInElement.endLocation.offset > (location?.offset ?? -1)
      }
    }
    for fragment in fragments where !block(fragment) { return fragment.rangeInElement.endLocation }
    return fragments.last?.rangeInElement.endLocation
  }

  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }

  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { position.y < $0.layoutFragmentFrame.maxY } ?? fragments.last
  }

  /// Enumerates the rectangles of a range, one for each line, with their baselines.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    let lines = lines
    let places = DocumentMapping(textContentManager)
    for line in lines.lines {
      let range = places.shown(textRange.range)
      let part = NSIntersectionRange(line.glyphs, range)
      let isCaret = range.length == 0 && NSLocationInRange(range.location, line.glyphs)
      guard part.length > 0 || isCaret else { continue }
      let own = isCaret ? range : part
      for rect in lines.rects(of: own)
      where !block(
        options.contains(.rangeNotRequired)
          ? nil
          : places.document(own), rect,
        line.baseline - line.rect.minY, textContainer)
      { return }
    }
  }
}
