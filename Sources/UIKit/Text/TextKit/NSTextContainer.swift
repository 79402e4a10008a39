// SPDX-License-Identifier: MIT

public import Foundation
import Typography

open class NSTextContainer: _UIObject {
  var onChange: () -> Void = {}
  /// The size of the text view that the container tracks.
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

  /// Writes the size only.
  open func encode(with coder: NSCoder) {
    coder.encode(numbers: [size.width, size.height], forKey: "NSSize")
  }

  public convenience init() { self.init(size: .zero) }

  /// The size of the text area. A width or height of 0 is unlimited.
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

  /// Whether there are no exclusion paths. Only code reads this property.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private var _size: CGSize

  open private(set) weak var layoutManager: NSLayoutManager?

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  func join(_ manager: NSLayoutManager?) { layoutManager = manager }

  /// Moves the containers and the text of the former manager to another one.
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

  /// The line break mode of the last line that fits.
  @_ObservedChange(NSTextContainer.noteChange)
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  private func noteChange() {
    layoutManager?.textContainerChangedGeometry(self)
    onChange()
  }

  /// The areas that text flows around, in the container's coordinates. A line that a path splits
  /// continues on its other side.
  @_ObservedChange(NSTextContainer.noteChange) open var exclusionPaths: [UIBezierPath] = []

  var exclusions: [TextExclusion] { excludedByPaths + excludedByLines }

  /// The latest result of ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` in
  /// this class. A different result of the method shows that a subclass overrides it.
  var ownLineRect: CGRect?

  private var excludedByPaths: [TextExclusion] {
    exclusionPaths.flatMap { path in
      path.cgPath.outline.flattened(within: 0.5).polygons.map { points in
        TextExclusion(points.map { TextExclusion.Corner(x: $0.x, y: $0.y) })
      }
    }
  }

  /// The part of a line that text can fill: within the container, and outside the exclusion paths.
  ///
  /// Subclasses override this method for other shapes. The layout calls it for bands of the
  /// container, not for lines.
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

  open var widthTracksTextView = false

  open var heightTracksTextView = false
}
