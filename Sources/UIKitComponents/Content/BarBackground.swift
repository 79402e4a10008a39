// SPDX-License-Identifier: MIT

import AutoLayout

extension BarContent {
  /// The background of a bar, from back to front: a material, a colour, an image, and the shadow
  /// that separates the bar from the content.
  public struct Background: Hashable, Sendable {
    public enum Material: Hashable, Sendable {
      /// The system's material. At the edge of the content, bars of some releases show none.
      case system
      /// The system's material, also at the edge of the content.
      case systemAtEdge
      case flat(Color)
      case none
    }

    /// The line or image along the edge towards the content.
    public enum Shadow: Hashable, Sendable {
      /// The system's hairline. It is shown if the bar has a background.
      case system
      case line(Color)
      /// An image outside the bar, as wide as the bar; drawn in the colour unless that is nil.
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

  /// The colour of the background; nil uses the system's.
  public var barTint: Color? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The background of a bar appearance. The default is the system's background.
  public struct BackgroundLook: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
      /// The system's material for bars.
      case chrome
      case flat(Color)
      case none
    }

    public var effect = Effect.chrome
    public var color: Color?
    public var image: ImageContent?
    public var imageMode = ContentMode.scaleToFill
    /// The colour of the shadow. Nil means no shadow, or the image's own colours.
    public var shadowColor: Color? = Color(.separator)
    public var shadowImage: ImageContent?

    public init() {}
  }

  /// The background properties of a bar without an appearance object.
  public struct FormerBackgroundLook: Hashable, Sendable {
    public var tint: Color?
    public var image: ImageContent?
    /// The image of the shadow. It is only used together with ``image``.
    public var shadowImage: ImageContent?

    public init() {}
  }
}

extension BarContent.Background {
  /// The background of a bar. The bar is at the edge of its content until the content scrolls below
  /// it.
  ///
  /// `edge` is the appearance at the edge of the content; nil if it is not set. `standard` is the
  /// appearance elsewhere. It also applies at the edge if `edge` is nil, but without the system's
  /// material. `former` are the background properties of the bar, used if no appearance is set.
  /// `isOverContent` determines whether content has scrolled below the bar.
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

  /// Source: the references of `UINavigationBar.isTranslucent`, `shadowImage` and the same
  /// properties of the other bars. The image of a bar that is not translucent is drawn over its
  /// tint, or over black or white without a tint.
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
  /// Whether the image is empty: it has no name, asset or figures, and its size is zero.
  public var isEmpty: Bool {
    name.isEmpty && asset == nil && figures?.isEmpty ?? true
      && (size.map { $0.width <= 0 || $0.height <= 0 } ?? false)
  }
}

extension Color {
  /// The flat colour that replaces a blur material. `style` is its name in UIKit and in Interface
  /// Builder files.
  ///
  /// - Unverified: the opacity of a material; the content behind it is not blurred.
  public static func material(named style: String) -> Color {
    if style == "extraLight" || style == "light" || style.hasSuffix("Light") {
      return Color(white: 0.97, alpha: 0.82)
    }
    if style == "dark" || style.hasSuffix("Dark") { return Color(white: 0.12, alpha: 0.82) }
    return Color(.secondarySystemBackground).withAlpha(0.85)
  }

  /// Whether the colour is fully transparent in every appearance.
  fileprivate var isClear: Bool { alpha <= 0 }
}
