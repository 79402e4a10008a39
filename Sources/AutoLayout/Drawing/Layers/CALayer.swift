// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// What a view is drawn by, as far as layout code touches it.
///
/// The layer of a view reads and writes the view's geometry and looks; its superlayer is that of the
/// superview, and its sublayers are those of the subviews with what was added between them. A layer
/// without a view has geometry of its own and is laid out after the view that it belongs to.
open class CALayer: NSObject {
  /// The view whose layer this is; nil for one that code made.
  weak var view: UIView?
  /// What answers for the layer when it is laid out: the view whose layer this is, or whom code set.
  open weak var delegate: (any CALayerDelegate)?
  private var own = Appearance()
  private var ownIsHidden = false
  var ownGeometry = LayerGeometry()
  /// The layer that this one was added to, other than as the layer of a subview.
  weak var addedTo: CALayer?
  /// The layers that were added, back to front, each with the subview that it stands in front of.
  var added: [AddedLayer] = []
  /// Whether the sublayers wait for being placed; those of a view wait with it.
  var awaitsLayout = false

  /// A name by which code may find the layer.
  open var name: String?
  /// Whether what lies outside the bounds is cut off; the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { appearance.clipsToBounds }
    set { update { $0.clipsToBounds = newValue } }
  }
  /// How far corners are rounded, in points.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { update { $0.cornerRadius = newValue } }
  }
  /// The width of the line along the edges, in points.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { update { $0.borderWidth = newValue } }
  }
  /// The colour of the line along the edges.
  open var borderColor: CGColor? {
    get { appearance.borderColor.map { CGColor($0) } }
    set { update { $0.borderColor = newValue?.color } }
  }
  /// The colour behind everything; the view's.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor.map { CGColor($0) } }
    set { update { $0.backgroundColor = newValue?.color } }
  }
  /// How opaque the layer is drawn, from 0 to 1; the view's `alpha`.
  open var opacity: Float {
    get { Float(appearance.alpha) }
    set { update { $0.alpha = Double(newValue) } }
  }
  /// Whether the layer is left out of drawing; the view's.
  open var isHidden: Bool {
    get { onView { $0.isHidden } ?? ownIsHidden }
    set { if onView({ $0.isHidden = newValue }) == nil { ownIsHidden = newValue } }
  }
  /// What stands in front of what; kept, subviews' order counts.
  open var zPosition: CGFloat = 0
  /// The colour of the shadow: black unless set. Pictures show shadows of views' layers.
  open var shadowColor: CGColor? {
    get { CGColor(appearance.ornaments.shadow.color) }
    set { update { $0.ornaments.shadow.color = (newValue?.color ?? .clear) } }
  }
  /// How opaque the shadow is, from 0 to 1: none unless set.
  open var shadowOpacity: Float {
    get { Float(appearance.ornaments.shadow.opacity) }
    set { update { $0.ornaments.shadow.opacity = Double(newValue) } }
  }
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset: CGSize {
    get {
      let offset = appearance.ornaments.shadow.offset
      return CGSize(width: offset.x, height: offset.y)
    }
    set {
      update { $0.ornaments.shadow.offset = Point(x: newValue.width, y: newValue.height) }
    }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { appearance.ornaments.shadow.radius }
    set { update { $0.ornaments.shadow.radius = newValue } }
  }
  /// The shape that the shadow is of; kept, that of the bounds counts.
  open var shadowPath: CGPath?
  /// Which corners ``cornerRadius`` rounds: all unless set.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(appearance.ornaments.roundedCorners.rawValue)) }
    set {
      update { $0.ornaments.roundedCorners = Corners(rawValue: UInt8(newValue.rawValue & 15)) }
    }
  }
  /// The shape of round corners; kept, quarter circles are drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// What lets the layer be seen where it is opaque; kept, not drawn.
  open var mask: CALayer?
  /// The animations that were added and not let go of, by their keys.
  var animations: [(key: String, animation: CAAnimation)] = []
  /// Whether the layer is drawn as an image; kept, without effect.
  open var shouldRasterize = false
  /// The scale of that image; kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// Pixels to the point of what is drawn; kept, without effect.
  open var contentsScale: CGFloat = 1

  /// A layer of no size, without a view.
  public override init() {
    super.init()
  }

  /// A copy of `layer`'s geometry, as Core Animation makes one to show a layer in motion. Nothing moves
  /// here; subclasses override it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { ownGeometry = layer.ownGeometry }
  }

  /// A layer of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    AssociatedObjects.drop(ObjectIdentifier(self))
  }

  /// The box around the transformed bounds in the superlayer's coordinates, in points. Setting it
  /// changes ``bounds`` and ``position`` and leaves ``transform`` and ``anchorPoint`` alone.
  open var frame: CGRect {
    get { onView { $0.frame } ?? ownGeometry.frame }
    set { if onView({ $0.frame = newValue }) == nil { changeOwn { $0.frame = newValue } } }
  }

  /// The layer's rectangle in its own coordinates; the view's bounds.
  open var bounds: CGRect {
    get { onView { $0.bounds } ?? ownGeometry.bounds }
    set { if onView({ $0.bounds = newValue }) == nil { changeOwn { $0.bounds = newValue } } }
  }

  /// Where the anchor point lies in the superlayer's coordinates; the view's center.
  open var position: CGPoint {
    get { onView { $0.center } ?? ownGeometry.position }
    set { if onView({ $0.center = newValue }) == nil { changeOwn { $0.position = newValue } } }
  }

  /// The point, in fractions of the bounds, that ``position`` places and ``transform`` leaves alone.
  ///
  /// Unlike the view's, a layer's anchor point moves the layer: its position stays.
  open var anchorPoint: CGPoint {
    get { onView { $0.anchorPoint } ?? ownGeometry.anchorPoint }
    set {
      let isOfView: Void? = onView { view in
        let center = view.center
        view.anchorPoint = newValue
        view.center = center
      }
      if isOfView == nil { changeOwn { $0.anchorPoint = newValue } }
    }
  }

  /// The map about the anchor point; the view's. Only what lies in the plane moves anything.
  open var transform: CATransform3D {
    get { onView { CATransform3DMakeAffineTransform($0.transform) } ?? ownGeometry.transform }
    set {
      let isOfView: Void? = onView { $0.transform = CATransform3DGetAffineTransform(newValue) }
      if isOfView == nil { changeOwn { $0.transform = newValue } }
    }
  }

  /// The part of ``transform`` that lies in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The layer that this one is drawn in: that of the superview, or the one it was added to.
  open var superlayer: CALayer? { (onView { $0.superview?.layer } ?? nil) ?? addedTo }

  /// The layers that are drawn in this one, back to front; nil where there are none. Setting it
  /// replaces those that were added; subviews stay, where they are not listed behind the others.
  open var sublayers: [CALayer]? {
    get { arrangedSublayers.isEmpty ? nil : arrangedSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index of ``sublayers``, 0 being the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }

  /// Adds a layer right behind `sibling`, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.count }
  }

  /// Adds a layer right in front of `sibling`, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of another; nothing happens if `oldLayer` is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, arrangedSublayers.contains(where: { $0 === oldLayer }) else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Leaves the layer that this one was added to; that of a view takes the view along.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Has the sublayers placed: by the view in the next pass, or after the view that the layer is in.
  open func setNeedsLayout() { if onView({ $0.setNeedsLayout() }) == nil { awaitsLayout = true } }

  /// Whether the sublayers wait for being placed.
  open func needsLayout() -> Bool {
    onView { LayoutStore.current.forest.needsLayout($0.item) } ?? awaitsLayout
  }

  /// Places the sublayers, and theirs, where they wait for it; the view lays out as it would itself.
  open func layoutIfNeeded() {
    if onView({ $0.layoutIfNeeded() }) == nil { layOutWaitingLayers() }
  }

  /// Places the sublayers by asking the delegate; the layer of a view has the view lay out its
  /// subviews. What subclasses do in it, they do when the layer or its view is laid out.
  open func layoutSublayers() {
    guard let delegate else { return }
    let call = Unguarded((delegate, self))
    onMainActor { call.value.0.layoutSublayers(of: call.value.1) }
  }

  /// The size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point in the superlayer's coordinates that is not hidden; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  /// The layer as it is shown: itself, as nothing moves here.
  open func presentation() -> Self? { self }

  /// The layer whose state is shown: itself.
  open func model() -> Self { self }

  /// Drawing is the renderer's: nothing happens.
  open func setNeedsDisplay() {}

  /// Adds an animation, which begins and ends at once: its delegate hears of both. The layer keeps one
  /// that is not to be removed at its end.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key) }

  /// The animation that was added under a key and kept; nil where there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }

  /// The keys of the animations that are kept; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Lets go of all animations.
  open func removeAllAnimations() { animations = [] }

  /// Lets go of the animation that was added under a key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  var appearance: Appearance {
    view.map { LayoutStore.current.forest[$0.item].appearance } ?? own
  }

  private func update(_ change: (inout Appearance) -> Void) {
    if let view {
      LayoutStore.current.forest.updateAppearance(of: view.item, change)
    } else {
      change(&own)
    }
  }

  /// Calls `body` with the layer's view; like it, the layer of a view belongs to the main actor.
  @discardableResult
  func onView<Result>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    return withoutActuallyEscaping(body) { body in
      let call = Unguarded((view, body))
      return onMainActor { Unguarded(call.value.1(call.value.0)) }.value
    }
  }

  private func changeOwn(_ change: (inout LayerGeometry) -> Void) {
    let old = ownGeometry.bounds
    change(&ownGeometry)
    if ownGeometry.bounds.size != old.size { setNeedsLayout() }
  }
}
