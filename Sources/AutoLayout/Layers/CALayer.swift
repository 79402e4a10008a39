// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// What a view is drawn by, as far as layout code touches it.
///
/// The layer of a view reads and writes the view's geometry and looks; a layer without a view only
/// keeps what it is told.
open class CALayer: NSObject {
  /// The view that the layer belongs to.
  public internal(set) weak var delegate: UIView?
  private var own = Appearance()
  private var ownFrame = CGRect.zero
  private var ownBoundsOrigin = CGPoint.zero
  private var ownTransform = CATransform3D()
  /// The layer that this one was added to; those of views stand by themselves.
  public private(set) weak var superlayer: CALayer?
  /// The layers that were added, back to front; nil where there are none.
  public private(set) var sublayers: [CALayer]?

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
  /// Whether the layer is left out of drawing; kept, the view decides.
  open var isHidden = false
  /// What stands in front of what; kept, subviews' order counts.
  open var zPosition: CGFloat = 0
  /// The colour of the shadow; kept, not drawn.
  open var shadowColor: CGColor?
  /// How opaque the shadow is; kept, not drawn.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls; kept, not drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is; kept, not drawn.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is drawn as an image; kept, without effect.
  open var shouldRasterize = false
  /// The scale of that image; kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// Pixels to the point of what is drawn; kept, without effect.
  open var contentsScale: CGFloat = 1

  public required override init() {
    super.init()
  }

  /// In the superlayer's coordinates, in points.
  open var frame: CGRect {
    get { onView { $0.frame } ?? ownFrame }
    set { if onView({ $0.frame = newValue }) == nil { ownFrame = newValue } }
  }

  /// The layer's rectangle in its own coordinates; the view's bounds.
  open var bounds: CGRect {
    get { onView { $0.bounds } ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
    set {
      guard onView({ $0.bounds = newValue }) == nil else { return }
      ownBoundsOrigin = newValue.origin
      let position = position
      ownFrame.size = newValue.size
      self.position = position
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { onView { $0.center } ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      guard onView({ $0.center = newValue }) == nil else { return }
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }

  /// The point, in fractions of the bounds, that `position` places; the view's.
  open var anchorPoint: CGPoint {
    get { onView { $0.anchorPoint } ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      // Unlike the view's, a layer's anchor point moves the layer: its position stays.
      onView { view in
        let center = view.center
        view.anchorPoint = newValue
        view.center = center
      }
    }
  }

  /// The map about the anchor point; the view's.
  open var transform: CATransform3D {
    get { onView { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      ownTransform = newValue
      onView { $0.transform = CATransform3DGetAffineTransform(newValue) }
    }
  }

  /// The part of ``transform`` that lies in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  /// Adds a layer at an index, 0 being the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Leaves the layer that this one was added to.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Has the view lay out its subviews in the next pass.
  open func setNeedsLayout() { onView { $0.setNeedsLayout() } }

  /// Lays out the view now if it waits for that.
  open func layoutIfNeeded() { onView { $0.layoutIfNeeded() } }

  /// Drawing is the renderer's: nothing happens.
  open func setNeedsDisplay() {}

  /// Nothing is animated here, so nothing has to be removed.
  open func removeAllAnimations() {}

  /// Nothing moves here: there is no animation to remove.
  open func removeAnimation(forKey key: String) {}

  private var appearance: Appearance {
    delegate.map { LayoutStore.current.forest[$0.item].appearance } ?? own
  }

  private func update(_ change: (inout Appearance) -> Void) {
    if let view = delegate {
      LayoutStore.current.forest.updateAppearance(of: view.item, change)
    } else {
      change(&own)
    }
  }

  /// Calls `body` with the layer's view; like it, the layer of a view belongs to the main actor.
  @discardableResult
  private func onView<Result>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let delegate else { return nil }
    return withoutActuallyEscaping(body) { body in
      let call = Unguarded((delegate, body))
      return onMainActor { Unguarded(call.value.1(call.value.0)) }.value
    }
  }
}
