// SPDX-License-Identifier: MIT

/// A view or layout guide of a ``LayoutForest``.
///
/// It holds everything that layout and rendering depend on, except its place in the hierarchy.
public struct Item: Sendable {
  // Layout passes read these properties of every item that moves. They are first, so that they
  // share cache lines.
  /// The frame in the superview's coordinates, in points, as last applied (not as solved).
  public var frame: Rect = .zero
  public var kind: ItemKind
  /// The content that the item shows. It determines the content size.
  public var layoutContent = AnyLayoutContent.none

  /// The content hugging priority of each axis.
  public var hugging = AxisPair<Float>(250, 250)
  /// The content compression resistance priority of each axis.
  public var compressionResistance = AxisPair<Float>(750, 750)

  public var autoresizingMask: AutoresizingMask = []
  /// Whether ``frame`` and ``autoresizingMask`` are translated into constraints.
  public var translatesAutoresizingMask = true
  /// Whether the host is asked for the size of the content, because its code may override the size
  /// of ``layoutContent``. If the host's answer equals that size, the engine measures from then on.
  public var isMeasuredByHost = false
  public var semanticContentAttribute: SemanticContentAttribute = .unspecified
  public var isHidden = false

  private var rareProperties = SparseStorage<RareItemProperties>()
  private var insetSources = SparseStorage<InsetSources>()
  /// How the item looks, in the type of the modules that draw; no layout depends on it.
  package var look = ItemLook()
  /// The name in messages, such as a class name.
  public var name: String
  /// The frame and superview size that the autoresizing mask starts from. If nil, ``frame`` does
  /// not change with the superview's size.
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

/// Properties that most items leave at their defaults. They take no memory until they are set.
extension Item {
  /// An identifier that the host sets: an Interface Builder, accessibility or guide identifier.
  public var identifier: String? {
    get { rareProperties.read { $0.identifier } }
    set { rareProperties.write { $0.identifier = newValue } }
  }

  /// Replaces the size of the content on both axes. An axis without a value has no content size.
  public var contentSizeOverride: ContentSize? {
    @inline(__always) get { rareProperties.read { $0.contentSizeOverride } }
    set { rareProperties.write { $0.contentSizeOverride = newValue } }
  }

  /// The length across the axis of a stack view where neither constraints nor a content determine
  /// it; zero if it is nil.
  public var arrangedSize: ContentSize? {
    get { rareProperties.read { $0.arrangedSize } }
    set { rareProperties.write { $0.arrangedSize = newValue } }
  }

  /// Replaces the alignment insets of the content: the distances from the frame's edges to the
  /// alignment rectangle's edges.
  public var alignmentInsetsOverride: EdgeInsets? {
    @inline(__always) get { rareProperties.read { $0.alignmentInsetsOverride } }
    set { rareProperties.write { $0.alignmentInsetsOverride = newValue } }
  }

  /// The descendant whose first baseline this item uses. If nil, kind and content determine the
  /// baseline.
  public var firstBaselineItem: ItemID? {
    @inline(__always) get { rareProperties.read { $0.firstBaselineItem } }
    set { rareProperties.write { $0.firstBaselineItem = newValue } }
  }

  /// The descendant whose last baseline this item uses. If nil, kind and content determine the
  /// baseline.
  public var lastBaselineItem: ItemID? {
    @inline(__always) get { rareProperties.read { $0.lastBaselineItem } }
    set { rareProperties.write { $0.lastBaselineItem = newValue } }
  }

  /// The distance by which a guide of a scroll view has moved with the view's bounds. The safe area
  /// and keyboard layout guides move in this way.
  public var guideOffset: Point {
    get { rareProperties.read { $0.guideOffset } }
    set { rareProperties.write { $0.guideOffset = newValue } }
  }

  /// The pixel grid for the frames of the item and its descendants; nil uses the environment's.
  public internal(set) var pixels: PixelGrid? {
    get { rareProperties.read { $0.pixels } }
    set { rareProperties.write { $0.pixels = newValue } }
  }

  /// Overrides of the colour appearance for the item and its descendants.
  public var colorAppearance: ColorAppearanceOverride {
    get { rareProperties.read { $0.colorAppearance } }
    set { rareProperties.write { $0.colorAppearance = newValue } }
  }

  /// The properties that the safe area and the margins are derived from, in one access.
  var insetProperties: InsetSources { insetSources.read { $0 } }

  public var margins: LayoutMargins {
    get { insetSources.read { $0.margins } }
    set { insetSources.write { $0.margins = newValue } }
  }

  /// Safe area insets that the host sets, such as those of a view controller's root view.
  ///
  /// If nil, the insets follow from the superview's safe area.
  public var imposedSafeArea: EdgeInsets? {
    get { insetSources.read { $0.imposedSafeArea } }
    set { insetSources.write { $0.imposedSafeArea = newValue } }
  }

  /// The height of the strip at the bottom of the item that a keyboard covers, in points; 0 without
  /// a keyboard. The host sets it on windows. The keyboard layout guides of all views inside follow
  /// it.
  public var imposedKeyboard: Double {
    get { insetSources.read { $0.imposedKeyboard } }
    set { insetSources.write { $0.imposedKeyboard = newValue } }
  }

  /// Insets that a view controller adds to the safe area of its view.
  public var additionalSafeArea: EdgeInsets {
    get { insetSources.read { $0.additionalSafeArea } }
    set { insetSources.write { $0.additionalSafeArea = newValue } }
  }

  /// Safe area insets from the host, which replace the computed ones; nil if the host has no
  /// override.
  public var safeAreaOverride: EdgeInsets? {
    get { insetSources.read { $0.safeAreaOverride } }
    set { insetSources.write { $0.safeAreaOverride = newValue } }
  }

  /// Effective layout margins from the host, which replace the computed ones; nil if the host has
  /// no override.
  public var marginsOverride: EdgeInsets? {
    get { insetSources.read { $0.marginsOverride } }
    set { insetSources.write { $0.marginsOverride = newValue } }
  }

  /// The part of the safe area that a scroll view adds to its content insets. The content's own
  /// safe area does not include it.
  public var safeAreaAroundContent: EdgeInsets {
    @inline(__always) get { insetSources.read { $0.safeAreaAroundContent } }
    set { insetSources.write { $0.safeAreaAroundContent = newValue } }
  }
}
