// SPDX-License-Identifier: MIT

public import AutoLayout

/// An image of an app's resources, with all its variants.
public struct ImageAsset: Hashable, Sendable {
  /// One picture and its intended traits. A trait that is nil matches every environment.
  public struct Variant: Hashable, Sendable {
    public var idiom: Device.Idiom?
    public var style: ColorAppearance.Style?
    public var contrast: ColorAppearance.Contrast?
    public var direction: LayoutDirection?
    /// Pixels per point; nil for vector drawings, which are sharp at every scale.
    public var scale: Double?
    /// The size in points.
    public var size: Size
    /// The picture; nil if only its size is known.
    public var picture: PictureData?
    /// The edges that keep their size when the image is stretched, in points.
    public var capInsets: EdgeInsets?

    public init(size: Size, scale: Double? = nil, picture: PictureData? = nil) {
      self.size = size
      self.scale = scale
      self.picture = picture
    }
  }

  public var variants: [Variant]
  /// Whether the image is drawn in the tint; nil leaves it to the view.
  public var isTemplate: Bool?

  public init(_ variants: [Variant], isTemplate: Bool? = nil) {
    self.variants = variants
    self.isTemplate = isTemplate
  }

  /// The best variant for an environment.
  ///
  /// The choice is made among the matching variants with the most specific traits. Of these it is
  /// the one with the device's scale, otherwise the one with the next higher scale, otherwise the
  /// one with the highest scale. If no variant matches, all take part. The result is nil only
  /// without variants.
  ///
  /// `appearance` is the colour appearance of the view; nil uses the environment's. `direction` is
  /// the layout direction of the view; nil uses the environment's.
  public func variant(
    for environment: Environment, appearance: ColorAppearance? = nil,
    direction: LayoutDirection? = nil
  ) -> Variant? {
    let appearance = appearance ?? environment.colorAppearance
    let direction = direction ?? environment.direction
    let ranked = variants.compactMap { variant in
      variant.rank(environment.idiom, appearance, direction).map { (variant: variant, rank: $0) }
    }
    let best = ranked.lazy.map { $0.rank }.max()
    let fitting =
      best.map { best in ranked.filter { $0.rank == best }.map { $0.variant } } ?? variants
    let scale = environment.pixels.scale
    return fitting.min { $0.scaleDistance(at: scale) < $1.scaleDistance(at: scale) }
  }
}

extension ImageAsset.Variant {
  /// The number of matching traits by weight; nil if a trait does not match.
  fileprivate func rank(
    _ idiom: Device.Idiom, _ appearance: ColorAppearance, _ direction: LayoutDirection
  ) -> Int? {
    guard self.idiom.map({ $0 == idiom }) ?? true, style.map({ $0 == appearance.style }) ?? true,
      contrast.map({ $0 == appearance.contrast }) ?? true,
      self.direction.map({ $0 == direction }) ?? true
    else { return nil }
    return (self.idiom == nil ? 0 : 8) + (style == nil ? 0 : 4) + (contrast == nil ? 0 : 2)
      + (self.direction == nil ? 0 : 1)
  }

  /// The distance of the scale from that of the screen. Higher scales are preferred to lower ones.
  fileprivate func scaleDistance(at scale: Double) -> Double {
    guard let own = self.scale else { return -1 }
    return own >= scale ? own - scale : 100 + scale - own
  }
}
