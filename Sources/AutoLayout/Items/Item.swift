// SPDX-License-Identifier: MIT

/// A view or guide of a ``LayoutForest``: everything about it that layout and pictures depend on,
/// except its place in the hierarchy.
public struct Item: Sendable {
  // What passes read of everything that moves comes first, so that it shares lines of the cache.
  /// The frame in the superview's coordinates, in points, as last applied (not as solved).
  public var frame: Rect = .zero
  public var kind: ItemKind
  /// What the item shows, and with it its content size.
  public var layoutContent = AnyLayoutContent.none

  /// How strongly the item resists being larger than its content, by axis.
  public var hugging = AxisPair<Float>(250, 250)
  /// How strongly the item resists being smaller than its content, by axis.
  public var compressionResistance = AxisPair<Float>(750, 750)

  public var autoresizingMask: AutoresizingMask = []
  /// Whether ``frame`` and mask stand for constraints.
  public var translatesAutoresizingMask = true
  /// Whether the host is asked how large the content is, because code of its own may know better than
  /// ``layoutContent`` does. An answer that agrees with it leaves the measuring to the core.
  public var isMeasuredByHost = false
  public var semanticContentAttribute: SemanticContentAttribute = .unspecified
  public var isHidden = false

  private var particulars = Rare<ItemParticulars>()
  private var insetSources = Rare<InsetSources>()
  /// How the item looks, in the type of the modules that draw; no layout depends on it.
  package var look = ItemLook()
  /// The name in messages, such as a class name.
  public var name: String
  /// The frame and superview size that the mask starts from; nil keeps ``frame`` whatever the
  /// superview's size.
  public var autoresizingOrigin: AutoresizingOrigin?

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

/// Parts that take no room in items that do not have them.
extension Item {
  /// An identifier from outside: an Interface Builder id, an accessibility or guide identifier.
  public var identifier: String? {
    get { particulars.read { $0.identifier } }
    set { particulars.write { $0.identifier = newValue } }
  }

  /// Replaces the content's own size, axis by axis; `ContentSize.none` axes have no content size.
  public var contentSizeOverride: ContentSize? {
    get { particulars.read { $0.contentSizeOverride } }
    set { particulars.write { $0.contentSizeOverride = newValue } }
  }

  /// Replaces the content's own alignment insets: frame edges to alignment rect edges.
  public var alignmentInsetsOverride: EdgeInsets? {
    get { particulars.read { $0.alignmentInsetsOverride } }
    set { particulars.write { $0.alignmentInsetsOverride = newValue } }
  }

  /// The descendant whose first baseline stands for this item's; nil decides by kind and content.
  public var firstBaselineItem: ItemID? {
    get { particulars.read { $0.firstBaselineItem } }
    set { particulars.write { $0.firstBaselineItem = newValue } }
  }

  /// The descendant whose last baseline stands for this item's; nil decides by kind and content.
  public var lastBaselineItem: ItemID? {
    get { particulars.read { $0.lastBaselineItem } }
    set { particulars.write { $0.lastBaselineItem = newValue } }
  }

  /// How far a guide of a scroll view has moved with the view's bounds, as its safe area and the keyboard's
  /// guide do.
  public var guideOffset: Point {
    get { particulars.read { $0.guideOffset } }
    set { particulars.write { $0.guideOffset = newValue } }
  }

  /// The grid that frames below a root snap to; nil takes the environment's.
  public internal(set) var pixels: PixelGrid? {
    get { particulars.read { $0.pixels } }
    set { particulars.write { $0.pixels = newValue } }
  }

  /// The parts of the appearance of colours that hold for the item and the items in it.
  public var colorAppearance: ColorAppearanceOverride {
    get { particulars.read { $0.colorAppearance } }
    set { particulars.write { $0.colorAppearance = newValue } }
  }

  public var margins: LayoutMargins {
    get { insetSources.read { $0.margins } }
    set { insetSources.write { $0.margins = newValue } }
  }

  /// Insets of the safe area imposed from outside, as on the root view of a controller.
  ///
  /// nil: derived from the superview's.
  public var imposedSafeArea: EdgeInsets? {
    get { insetSources.read { $0.imposedSafeArea } }
    set { insetSources.write { $0.imposedSafeArea = newValue } }
  }

  /// How far a keyboard covers the item from below, as it does a window; zero where there is none. The guides for the
  /// keyboard of all views inside follow it.
  public var imposedKeyboard: Double {
    get { insetSources.read { $0.imposedKeyboard } }
    set { insetSources.write { $0.imposedKeyboard = newValue } }
  }

  /// Insets that a controller adds to the safe area of its view.
  public var additionalSafeArea: EdgeInsets {
    get { insetSources.read { $0.additionalSafeArea } }
    set { insetSources.write { $0.additionalSafeArea = newValue } }
  }

  /// Insets of the safe area that the host answers instead of the above; nil for none.
  public var safeAreaOverride: EdgeInsets? {
    get { insetSources.read { $0.safeAreaOverride } }
    set { insetSources.write { $0.safeAreaOverride = newValue } }
  }

  /// Effective layout margins that the host answers in place of what follows from the rest; nil for none.
  public var marginsOverride: EdgeInsets? {
    get { insetSources.read { $0.marginsOverride } }
    set { insetSources.write { $0.marginsOverride = newValue } }
  }

  /// The part of the safe area that a scroll view makes room for, which its content does not see.
  public var safeAreaAroundContent: EdgeInsets {
    get { insetSources.read { $0.safeAreaAroundContent } }
    set { insetSources.write { $0.safeAreaAroundContent = newValue } }
  }
}
