// SPDX-License-Identifier: MIT

/// A view or guide of a ``LayoutForest``: everything about it that layout and pictures depend on,
/// except its place in the hierarchy.
public struct Item: Sendable {
  public var kind: ItemKind
  /// The name in messages, such as a class name.
  public var name: String
  /// An identifier from outside: an Interface Builder id, an accessibility or guide identifier.
  public var identifier: String?

  /// The frame in the superview's coordinates, in points, as last applied (not as solved).
  public var frame: Rect = .zero
  public var autoresizingMask: AutoresizingMask = []
  /// Whether ``frame`` and mask stand for constraints.
  public var translatesAutoresizingMask = true
  /// The frame and superview size that the mask starts from; nil keeps ``frame`` whatever the
  /// superview's size.
  public var autoresizingOrigin: AutoresizingOrigin?

  /// How strongly the item resists being larger than its content, by axis.
  public var hugging = AxisPair<Float>(250, 250)
  /// How strongly the item resists being smaller than its content, by axis.
  public var compressionResistance = AxisPair<Float>(750, 750)
  /// What the item shows, and with it its content size.
  public var content: ItemContent = .none
  /// Replaces the content's own size, axis by axis; `ContentSize.none` axes have no content size.
  public var contentSizeOverride: ContentSize?
  /// Whether the host is asked how large the content is, because code of its own may know better than
  /// ``content`` does. An answer that agrees with ``content`` leaves the measuring to the core.
  public var isMeasuredByHost = false
  /// Replaces the content's own alignment insets: frame edges to alignment rect edges.
  public var alignmentInsetsOverride: EdgeInsets?
  /// The descendant whose first baseline stands for this item's; nil decides by kind and content.
  public var firstBaselineItem: ItemID?
  /// The descendant whose last baseline stands for this item's; nil decides by kind and content.
  public var lastBaselineItem: ItemID?

  public var margins = LayoutMargins()
  /// Insets of the safe area imposed from outside, as on the root view of a controller.
  ///
  /// nil: derived from the superview's.
  public var imposedSafeArea: EdgeInsets?
  /// Insets that a controller adds to the safe area of its view.
  public var additionalSafeArea = EdgeInsets.zero
  /// Insets of the safe area that the host answers instead of the above; nil for none.
  public var safeAreaOverride: EdgeInsets?
  /// Effective layout margins that the host answers in place of what follows from the rest; nil for none.
  public var marginsOverride: EdgeInsets?
  /// The part of the safe area that a scroll view makes room for, which its content does not see.
  public var safeAreaAroundContent = EdgeInsets.zero
  /// How far a guide of a scroll view has moved with the view's bounds, as its safe area and the keyboard's
  /// guide do.
  public var guideOffset = Point.zero
  public var semanticContentAttribute: SemanticContentAttribute = .unspecified
  public var isHidden = false
  public var appearance = Appearance()
  /// The grid that frames below a root snap to; nil takes the environment's.
  public internal(set) var pixels: PixelGrid?
  /// The parts of the appearance of colours that hold for the item and the items in it.
  public var colorAppearance = ColorAppearanceOverride()

  public init(kind: ItemKind = .view, name: String = "UIView", identifier: String? = nil) {
    self.kind = kind
    self.name = name
    self.identifier = identifier
  }

  public var isGuide: Bool {
    if case .guide = kind { return true }
    return false
  }
}

/// A frame and the size of the superview it was made for.
public struct AutoresizingOrigin: Hashable, Sendable {
  /// In the superview's coordinates, in points.
  public var frame: Rect
  public var superviewSize: Size

  public init(frame: Rect, superviewSize: Size) {
    self.frame = frame
    self.superviewSize = superviewSize
  }
}

/// A content size whose axes may each be without a value.
public struct ContentSize: Hashable, Sendable {
  /// The width in points; nil where the content has none.
  public var width: Double?
  /// The height in points; nil where the content has none.
  public var height: Double?

  public static let none = ContentSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
