// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// A layer. The layer of a view uses the view's geometry and appearance. Its superlayer is the
/// layer of the superview. Its sublayers are those of the subviews, with the added layers between
/// them.
///
/// A layer without a view has its own geometry, and is laid out after the view that contains it.
open class CALayer: NSObject {
  weak var view: UIView?
  open weak var delegate: (any CALayerDelegate)?
  private var own = Appearance()
  private var ownIsHidden = false
  var ownGeometry = LayerGeometry()
  /// The superlayer to which this layer was added. Nil for the layer of a subview.
  weak var addedTo: CALayer?
  /// The added layers, back to front, each with the subview directly behind it.
  var addedLayers: [AddedLayer] = []
  var awaitsLayout = false

  open var name: String?
  open var masksToBounds: Bool {
    get { appearance.clipsToBounds }
    set { update { $0.clipsToBounds = newValue } }
  }
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      if newValue != cornerRadius { onView { $0.noteAnimation(of: "cornerRadius") } }
      update { $0.cornerRadius = newValue }
    }
  }
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { update { $0.borderWidth = newValue } }
  }
  open var borderColor: CGColor? {
    get { appearance.borderColor.map { CGColor($0) } }
    set { update { $0.borderColor = newValue?.color } }
  }
  open var backgroundColor: CGColor? {
    get { appearance.background }
    set { update { $0.background = newValue } }
  }
  open var opacity: Float {
    get { Float(appearance.alpha) }
    set { update { $0.alpha = Double(newValue) } }
  }
  open var isHidden: Bool {
    get { onView { $0.isHidden } ?? ownIsHidden }
    set { if onView({ $0.isHidden = newValue }) == nil { ownIsHidden = newValue } }
  }
  /// No effect.
  open var zPosition: CGFloat = 0
  /// Pictures omit the shadow of a layer without a view.
  open var shadowColor: CGColor? {
    get { CGColor(appearance.ornaments.shadow.color) }
    set { update { $0.ornaments.shadow.color = (newValue?.color ?? .clear) } }
  }
  open var shadowOpacity: Float {
    get { Float(appearance.ornaments.shadow.opacity) }
    set { update { $0.ornaments.shadow.opacity = Double(newValue) } }
  }
  open var shadowOffset: CGSize {
    get {
      let offset = appearance.ornaments.shadow.offset
      return CGSize(width: offset.x, height: offset.y)
    }
    set {
      update { $0.ornaments.shadow.offset = Point(x: newValue.width, y: newValue.height) }
    }
  }
  open var shadowRadius: CGFloat {
    get { appearance.ornaments.shadow.radius }
    set { update { $0.ornaments.shadow.radius = newValue } }
  }
  /// No effect.
  open var shadowPath: CGPath?
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(appearance.ornaments.roundedCorners.rawValue)) }
    set {
      update { $0.ornaments.roundedCorners = Corners(rawValue: UInt8(newValue.rawValue & 15)) }
    }
  }
  /// No effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The mask clips to an outline: the path of a shape layer, or the shape of any other layer.
  open var mask: CALayer?
  /// A `CGImage` to draw in the bounds. Other values are ignored.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  /// No effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// No effect.
  open var isOpaque = false
  /// No effect.
  open var isDoubleSided = true
  /// No effect.
  open var isGeometryFlipped = false
  /// No effect.
  open var drawsAsynchronously = false
  /// No effect.
  open var allowsEdgeAntialiasing = false
  /// No effect.
  open var allowsGroupOpacity = true
  /// No effect.
  open var needsDisplayOnBoundsChange = false
  /// No effect.
  open var sublayerTransform = CATransform3D()
  /// No effect.
  open var anchorPointZ: CGFloat = 0
  /// No effect.
  open var actions: [String: any CAAction]?
  /// No effect.
  open var compositingFilter: Any?
  /// No effect.
  open var filters: [Any]?
  /// No effect.
  open var backgroundFilters: [Any]?
  /// No effect.
  open var speed: Float = 1
  /// No effect.
  open var beginTime: CFTimeInterval = 0
  /// No effect.
  open var timeOffset: CFTimeInterval = 0
  /// No effect.
  open var duration: CFTimeInterval = 0

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Never called.
  open func display() {}

  /// Called whenever a picture of the layer is made.
  open func draw(in ctx: CGContext) {}

  /// Never called.
  open func needsDisplay() -> Bool { false }

  /// Never called.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Never called.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Draws a picture of the layer's view. Without a view, draws the layer and its sublayers.
  open func render(in ctx: CGContext) {
    let drawn: Void? = onView { view in
      ctx.draw(view.layoutSnapshot(), in: view.bounds)
    }
    guard drawn == nil else { return }
    var figures = LayerFigures()
    figures.add(alone: self)
    for figure in figures.figures { ctx.write(.group([figure], ctx.ctm.core, opacity: 1)) }
  }
  /// The attached animations, including those whose time has passed.
  var animations: [ListedAnimation] = []
  /// No effect.
  open var shouldRasterize = false
  /// No effect.
  open var rasterizationScale: CGFloat = 1
  /// Applies to images that ``contentsGravity`` does not resize.
  open var contentsScale: CGFloat = 1

  /// The outline to which the layer clips as a mask. Nil for its bounds.
  var maskPath: PathOutline? { nil }

  /// The copies of the sublayers. Nil if each is drawn once.
  var copies: LayerCopies? { nil }

  /// Adds the layer's content, without its background and border.
  func addContent(to figures: inout LayerFigures, _ map: CGAffineTransform, opacity: Double) {}

  public override init() { super.init() }

  /// Never called.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { ownGeometry = layer.ownGeometry }
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let archive = coder.archive { readArchive(archive) }
  }

  /// Writes the frame, colors, border, corners, shadow and opacity.
  open func encode(with coder: NSCoder) { writeArchive(coder) }

  /// Replaces the appearance of a layer without a view.
  final func show(_ appearance: Appearance) { own = appearance }

  deinit {
    AssociatedObjects.removeValues(of: ObjectIdentifier(self))
  }

  open var frame: CGRect {
    get { onView { $0.frame } ?? ownGeometry.frame }
    set { if onView({ $0.frame = newValue }) == nil { changeOwn { $0.frame = newValue } } }
  }

  open var bounds: CGRect {
    get { onView { $0.bounds } ?? ownGeometry.bounds }
    set { if onView({ $0.bounds = newValue }) == nil { changeOwn { $0.bounds = newValue } } }
  }

  open var position: CGPoint {
    get { onView { $0.center } ?? ownGeometry.position }
    set { if onView({ $0.center = newValue }) == nil { changeOwn { $0.position = newValue } } }
  }

  /// Setting it moves the layer and keeps its position. Setting a view's anchor point keeps the
  /// view's stored frame.
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

  /// Only the two-dimensional part of the transform has an effect.
  open var transform: CATransform3D {
    get { onView { CATransform3DMakeAffineTransform($0.transform) } ?? ownGeometry.transform }
    set {
      let isOfView: Void? = onView { $0.transform = CATransform3DGetAffineTransform(newValue) }
      if isOfView == nil { changeOwn { $0.transform = newValue } }
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open var superlayer: CALayer? { (onView { $0.superview?.layer } ?? nil) ?? addedTo }

  /// Setting it replaces the added layers. The layers of subviews stay.
  open var sublayers: [CALayer]? {
    get { arrangedSublayers.isEmpty ? nil : arrangedSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.count }
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, arrangedSublayers.contains(where: { $0 === oldLayer }) else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removing the layer of a view removes the view from its superview.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  open func setNeedsLayout() { if onView({ $0.setNeedsLayout() }) == nil { awaitsLayout = true } }

  open func needsLayout() -> Bool {
    onView { LayoutStore.current.forest.needsLayout($0.item) } ?? awaitsLayout
  }

  open func layoutIfNeeded() {
    if onView({ $0.layoutIfNeeded() }) == nil { layOutWaitingLayers() }
  }

  open func layoutSublayers() {
    guard let delegate else { return }
    let call = UncheckedAccess((delegate, self))
    onMainActor { call.value.0.layoutSublayers(of: call.value.1) }
  }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  /// A copy with intermediate values while an animation of the layer's view is paused. Otherwise
  /// the layer itself.
  open func presentation() -> Self? {
    // Layer classes of clients may lack an initializer without arguments.
    guard !InterfaceClasses.isClient(self) else { return self }
    return layerInBetween.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  open func model() -> Self { self }

  /// No effect.
  open func setNeedsDisplay() {}

  /// Adds a copy of the animation. The layer keeps it until it is removed, or until its duration
  /// has passed on the clock of ``CACurrentMediaTime()``. Without a duration, the transaction's
  /// applies.
  ///
  /// The layer does not move. The delegate is called for the start and the end before this method
  /// returns. For an animation that repeats forever, it is called only for the start. A transition
  /// has the key ``kCATransition``, regardless of `key`.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key) }

  open func animation(forKey key: String) -> CAAnimation? {
    currentAnimations.last { $0.key == key }?.animation
  }

  /// The keys in the order of addition. Nil if there are no animations.
  open func animationKeys() -> [String]? {
    let current = currentAnimations
    return current.isEmpty ? nil : current.map(\.key)
  }

  open func removeAllAnimations() { animations = [] }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  var appearance: Appearance { view.map { LayoutStore.current.forest[$0.item].appearance } ?? own }

  private func update(_ change: (inout Appearance) -> Void) {
    if let view {
      LayoutStore.current.forest.updateAppearance(of: view.item, change)
    } else {
      change(&own)
    }
  }

  /// Calls `body` with the layer's view on the main actor, to which both belong. Returns nil if
  /// there is no view.
  @discardableResult
  func onView<Result>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    return withoutActuallyEscaping(body) { body in
      let call = UncheckedAccess((view, body))
      return onMainActor { UncheckedAccess(call.value.1(call.value.0)) }.value
    }
  }

  private func changeOwn(_ change: (inout LayerGeometry) -> Void) {
    let old = ownGeometry.bounds
    change(&ownGeometry)
    if ownGeometry.bounds.size != old.size { setNeedsLayout() }
    KeyValueObserving.compare(self)
  }

  /// No effect.
  open var minificationFilter = CALayerContentsFilter.linear
  /// No effect.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// No effect.
  open var minificationFilterBias: Float = 0
  /// No effect.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// No effect.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// No effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// No effect.
  open var wantsExtendedDynamicRangeContent = false
  /// No effect.
  open var toneMapMode = ToneMapMode.automatic
  /// No effect.
  open var preferredDynamicRange = DynamicRange.automatic
  /// No effect.
  open var contentsHeadroom: CGFloat = 0
  /// No effect.
  open var style: [AnyHashable: Any]?
  /// No effect.
  open var repeatCount: Float = 0
  /// No effect.
  open var repeatDuration: CFTimeInterval = 0
  /// No effect.
  open var autoreverses = false
  /// No effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// No effect.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// No effect.
  open func displayIfNeeded() {}

  open func contentsAreFlipped() -> Bool { false }

  /// Nil: changes of values run no actions.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The first action for the key from the delegate, ``actions`` or the class. `NSNull` ends the
  /// search with nil. The action is not run.
  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate {
      let call = UncheckedAccess((delegate, self))
      let found: UncheckedAccess<(any CAAction)?> = onMainActor {
        UncheckedAccess(call.value.0.action(for: call.value.1, forKey: event))
      }
      if let action = found.value { return NSNull().isEqual(action) ? nil : action }
    }
    if let action = actions?[event] { return NSNull().isEqual(action) ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }

  open func scroll(_ p: CGPoint) {}

  open func scrollRectToVisible(_ r: CGRect) {}

  open var visibleRect: CGRect { bounds }

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  var keyedValues: [String: Any] = [:]
}
