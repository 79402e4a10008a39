// SPDX-License-Identifier: MIT

public import AutoLayout

/// An image that an app brings, in all its variants.
public struct ImageAsset: Hashable, Sendable {
  /// One picture, and for what it is meant; what is nil does not matter.
  public struct Variant: Hashable, Sendable {
    public var idiom: Device.Idiom?
    public var style: ColorAppearance.Style?
    public var contrast: ColorAppearance.Contrast?
    public var direction: LayoutDirection?
    /// Pixels per point; nil for a drawing, which is sharp at all.
    public var scale: Double?
    /// In points.
    public var size: Size
    /// nil for a picture whose size alone is known.
    public var picture: PictureData?
    /// The parts at the edges that keep their size where the image is stretched, in points.
    public var capInsets: EdgeInsets?

    public init(size: Size, scale: Double? = nil, picture: PictureData? = nil) {
      self.size = size
      self.scale = scale
      self.picture = picture
    }
  }

  public var variants: [Variant]
  /// Whether the image is drawn in the tint rather than in its own colours; nil where the view decides.
  public var isTemplate: Bool?

  public init(_ variants: [Variant], isTemplate: Bool? = nil) {
    self.variants = variants
    self.isTemplate = isTemplate
  }

  /// The variant for an environment: of those that are meant for it the most particular, and of these
  /// the one with the device's pixels, else the next sharper, else the sharpest.
  ///
  /// Where none is meant for it, any of them; nil only without variants.
  ///
  /// - Parameters:
  ///   - appearance: that of the place where the image shows; nil for the environment's.
  ///   - direction: that of the place where the image shows; nil for the environment's.
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
    return fitting.min { $0.strangeness(at: scale) < $1.strangeness(at: scale) }
  }
}

extension ImageAsset.Variant {
  /// How closely the variant is meant for a place; nil where it is meant for another.
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

  /// How far the pixels are from those of a screen; sharper counts less than blurred.
  fileprivate func strangeness(at scale: Double) -> Double {
    guard let own = self.scale else { return -1 }
    return own >= scale ? own - scale : 100 + scale - own
  }
}
