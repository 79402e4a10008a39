// SPDX-License-Identifier: MIT

public import Foundation
import Typography

open class NSTextContainer: _UIObject {
  var onChange: () -> Void = {}
  /// The size of the view that the container tracks.
  var trackedSize: (() -> CGSize)?

  public init(size: CGSize) {
    _size = size
    super.init(object: ())
  }

  public required init(coder: NSCoder) {
    let n = coder.archive?.numbers("NSSize", count: 2) ?? [0, 0]
    _size = CGSize(width: n[0], height: n[1])
    super.init(object: ())
  }

  /// Writes the size.
  open func encode(with coder: NSCoder) {
    coder.encode(numbers: [size.width, size.height], forKey: "NSSize")
  }

  public convenience init() { self.init(size: .zero) }

  /// Where text may stand. A width or height of 0 is no limit.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let trackedSize else { return _size }
      return CGSize(
        width: trackedSize().width,
        height: heightTracksTextView ? trackedSize().height : CGFloat(Float.greatestFiniteMagnitude)
      )
    }
    set {
      _size = newValue
      layoutManager?.textContainerChangedGeometry(self)
    }
  }

  /// Whether lines take the width of the container at every height; asked by code alone.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private var _size: CGSize

  open private(set) weak var layoutManager: NSLayoutManager?

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  func join(_ manager: NSLayoutManager?) { layoutManager = manager }

  /// Gives the containers of the former manager, and its text, to another.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let containers = former.textContainers
    for _ in containers { former.removeTextContainer(at: 0) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    if let storage = former.textStorage {
      storage.removeLayoutManager(former)
      storage.addLayoutManager(newLayoutManager)
    }
  }

  @_ObservedChange(NSTextContainer.noteChange) open var lineFragmentPadding: CGFloat = 5

  @_ObservedChange(NSTextContainer.noteChange) open var maximumNumberOfLines = 0

  /// How the last line ends that fits.
  @_ObservedChange(NSTextContainer.noteChange)
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  private func noteChange() {
    layoutManager?.textContainerChangedGeometry(self)
    onChange()
  }

  /// What lines go around, in the container's coordinates. A line that a path parts stands on both sides of it.
  @_ObservedChange(NSTextContainer.noteChange) open var exclusionPaths: [UIBezierPath] = []

  var exclusions: [TextExclusion] { excludedByPaths + excludedByLines }

  /// What ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` has answered without an override.
  var ownLineRect: CGRect?

  private var excludedByPaths: [TextExclusion] {
    exclusionPaths.flatMap { path in
      path.cgPath.outline.flattened(within: 0.5).polygons.map { points in
        TextExclusion(points.map { TextExclusion.Corner(x: $0.x, y: $0.y) })
      }
    }
  }

  /// The part of a line that text may fill: within the container, and beside what paths exclude. Subclasses override
  /// it for containers of other shapes, and are asked for bands of the container rather than for lines.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let rect = freeRect(of: proposedRect, baseWritingDirection, remaining: remainingRect)
    ownLineRect = rect
    return rect
  }

  private func freeRect(
    of proposedRect: CGRect, _ baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let size = size
    let room = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : CGFloat(Float.greatestFiniteMagnitude),
      height: size.height > 0 ? size.height : CGFloat(Float.greatestFiniteMagnitude))
    remainingRect?.pointee = .zero
    let whole = proposedRect.intersection(room)
    guard !whole.isNull else { return .zero }
    let free = excludedByPaths.reduce([whole.minX..<whole.maxX]) { free, exclusion in
      let crossed = exclusion.span(between: whole.minY, and: whole.maxY)
      return free.flatMap { $0.without(crossed) }
    }
    func rect(_ part: Range<CGFloat>) -> CGRect {
      CGRect(
        x: part.lowerBound, y: whole.minY, width: part.upperBound - part.lowerBound,
        height: whole.height)
    }
    let ordered = baseWritingDirection == .rightToLeft ? free.reversed() : free
    guard let first = ordered.first else { return .zero }
    if ordered.count > 1 {
      remainingRect?.pointee = ordered.dropFirst(2).reduce(rect(ordered[1])) { $0.union(rect($1)) }
    }
    return rect(first)
  }

  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  /// Whether the width follows that of the text view that shows the container.
  open var widthTracksTextView = false

  open var heightTracksTextView = false
}
