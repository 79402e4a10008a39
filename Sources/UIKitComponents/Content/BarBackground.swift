// SPDX-License-Identifier: MIT

import AutoLayout

extension BarContent {
  /// What lies behind the items of a bar, from back to front: a material, a colour, an image, and what separates the
  /// bar from the content.
  public struct Background: Hashable, Sendable {
    public enum Material: Hashable, Sendable {
      /// The system's, where a bar of the release has one at the edge of its content.
      case system
      /// The system's at the edge of content too.
      case systemAtEdge
      case flat(Color)
      case none
    }

    /// What lies along the edge towards the content.
    public enum Shadow: Hashable, Sendable {
      /// The system's hairline, where something is behind the bar.
      case system
      case line(Color)
      /// An image outside the bar, as wide as it is; drawn in the colour where that is not nil.
      case image(ImageContent, Color?)
      case none
    }

    public var material = Material.system
    public var color: Color?
    public var image: ImageContent?
    public var imageMode = ContentMode.scaleToFill
    public var shadow = Shadow.system

    public init() {}
  }

  /// The colour of the background; nil for the system's.
  public var barTint: Color? {
    get { background.color }
    set { background.color = newValue }
  }

  /// What an appearance says of a background; as it is made, that it is the system's.
  public struct BackgroundLook: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
      /// The system's for bars.
      case chrome
      case flat(Color)
      case none
    }

    public var effect = Effect.chrome
    public var color: Color?
    public var image: ImageContent?
    public var imageMode = ContentMode.scaleToFill
    /// Nil for no shadow, and for an image that has its own colours.
    public var shadowColor: Color? = Color(.separator)
    public var shadowImage: ImageContent?

    public init() {}
  }

  /// What is said of a background without an appearance.
  public struct FormerBackgroundLook: Hashable, Sendable {
    public var tint: Color?
    public var image: ImageContent?
    /// Counts beside an image alone.
    public var shadowImage: ImageContent?

    public init() {}
  }
}

extension BarContent.Background {
  /// The background of a bar, at whose edge content stands unless it has scrolled below it.
  ///
  /// - Parameters:
  ///   - edge: what is said for that place; nil for nothing.
  ///   - standard: what is said for all other places, and without the system's material for that one.
  ///   - former: what counts where both say nothing.
  ///   - isOverContent: whether content has scrolled below the bar.
  public init(
    atEdge edge: BarContent.BackgroundLook?, standard: BarContent.BackgroundLook,
    former: BarContent.FormerBackgroundLook, isTranslucent: Bool, isBlack: Bool,
    isOverContent: Bool = false
  ) {
    if isOverContent {
      if standard != BarContent.BackgroundLook() {
        self.init(standard, chrome: .systemAtEdge)
      } else {
        self.init(former, isTranslucent: isTranslucent, isBlack: isBlack)
        if material == .system { material = .systemAtEdge }
      }
    } else if let edge {
      self.init(edge, chrome: .systemAtEdge)
    } else if standard != BarContent.BackgroundLook() {
      self.init(standard, chrome: .system)
    } else {
      self.init(former, isTranslucent: isTranslucent, isBlack: isBlack)
    }
  }

  private init(_ look: BarContent.BackgroundLook, chrome: Material) {
    material =
      switch look.effect {
      case .chrome: chrome
      case .flat(let color): .flat(color)
      case .none: .none
      }
    (color, image, imageMode) = (look.color, look.image, look.imageMode)
    let shadowColor = look.shadowColor.flatMap { $0.isClear ? nil : $0 }
    if let image = look.shadowImage {
      let isTemplate = image.isTemplate ?? image.asset?.isTemplate ?? false
      shadow = isTemplate && shadowColor == nil ? .none : .image(image, shadowColor)
    } else if let shadowColor {
      shadow = shadowColor == Color(.separator) ? .system : .line(shadowColor)
    } else {
      shadow = .none
    }
  }

  /// Source: the references of `UINavigationBar.isTranslucent`, `shadowImage` and their like of the other bars: an image
  /// of a bar that is not translucent lies on its tint, else on black or white.
  private init(_ look: BarContent.FormerBackgroundLook, isTranslucent: Bool, isBlack: Bool) {
    guard let image = look.image else {
      color = look.tint
      return
    }
    self.image = image
    material = isTranslucent ? .none : .flat(look.tint ?? (isBlack ? .black : .white))
    if let shadowImage = look.shadowImage { shadow = .image(shadowImage, nil) }
  }
}

extension ImageContent {
  /// Whether it is the image that shows nothing: without a size, a name and a drawing.
  public var isEmpty: Bool {
    name.isEmpty && asset == nil && figures?.isEmpty ?? true
      && (size.map { $0.width <= 0 || $0.height <= 0 } ?? false)
  }
}

extension Color {
  /// The flat colour that stands for a material of blur, by the name of its style in UIKit and in files.
  ///
  /// - Unverified: how opaque a material is; what lies behind it is not blurred.
  public static func material(named style: String) -> Color {
    if style == "extraLight" || style == "light" || style.hasSuffix("Light") {
      return Color(white: 0.97, alpha: 0.82)
    }
    if style == "dark" || style.hasSuffix("Dark") { return Color(white: 0.12, alpha: 0.82) }
    return Color(.secondarySystemBackground).withAlpha(0.85)
  }

  /// Whether it shows nothing whatever the appearance.
  fileprivate var isClear: Bool { alpha <= 0 }
}
