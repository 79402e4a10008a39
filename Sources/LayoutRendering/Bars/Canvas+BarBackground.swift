// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// The background of a bar and what separates it from the content, reaching to the edge of its container, or of the
  /// screen where only the status bar or the home indicator lies between.
  mutating func drawBarBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) {
    let frame = view.frame
    let outer = view.container ?? view.root
    let gap = isAtTop ? frame.y - outer.y : outer.maxY - frame.maxY
    let reach = gap > 0 && (gap <= 64 || view.container != nil) ? gap : 0
    let ground = Rect(
      x: frame.x, y: isAtTop ? frame.y - reach : frame.y, width: frame.width,
      height: frame.height + reach)
    for color in [barMaterial(bar, view, isAtTop: isAtTop), ownGround(bar, view)] {
      if let color { fill(.rect(ground), color) }
    }
    if let image = bar.background.image, !image.isEmpty {
      let place = Self.imageRect(image.size, in: ground, bar.background.imageMode)
      begin(DrawingGroup(clip: .rect(ground)))
      background(image, in: place, on: view)
      end()
    }
    drawBarShadow(bar, view, along: ground, isAtTop: isAtTop)
  }

  /// What separates a bar from the content at its lower or upper edge.
  private mutating func drawBarShadow(
    _ bar: BarContent, _ view: ViewDrawing, along ground: Rect, isAtTop: Bool
  ) {
    func strip(_ height: Double) -> Rect {
      Rect(
        x: ground.x, y: isAtTop ? ground.maxY : ground.y - height, width: ground.width,
        height: height)
    }
    switch bar.background.shadow {
    case .none: break
    case .line(let color): fill(.rect(strip(hairline)), color)
    case .system:
      if showsSystemShadow(bar, view, isAtTop: isAtTop) {
        fill(.rect(strip(hairline)), Color(.barHairline))
      }
    case .image(let image, let tint):
      guard !image.isEmpty, let height = image.size?.height.drawable, height > 0 else { break }
      if picture(image, in: strip(height), tint: nil, templateTint: tint ?? view.tint) { break }
      let ink = image.isTemplate == true ? tint ?? view.tint : nil
      if drawn(image, in: strip(height), ink: ink, on: view) { break }
      fill(.rect(strip(height)), (tint ?? Color(.barHairline)).faded(0.5))
    }
  }

  /// Whether a bar without a shadow of its own has the system's: where something is behind it, and before iOS 15 also
  /// where an image shows nothing.
  ///
  /// - Unverified: that bars of iOS 26 have none.
  private func showsSystemShadow(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Bool {
    guard era != .glass else { return false }
    if let image = bar.background.image, !image.isEmpty || view.environment.platform.major < 15 {
      return true
    }
    return bar.background.color != nil
      || ownGround(bar, view) == nil && barMaterial(bar, view, isAtTop: isAtTop) != nil
  }

  /// The colour that is set for a bar's ground. A clear background, as Interface Builder wrote it for every
  /// bar, leaves the system's.
  func ownGround(_ bar: BarContent, _ view: ViewDrawing) -> Color? {
    bar.background.color
      ?? view.appearance.backgroundColor.flatMap { resolved($0).alpha > 0 ? $0 : nil }
  }

  /// The material farthest behind a bar; nil where it has none.
  private func barMaterial(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Color? {
    switch bar.background.material {
    case .none: return nil
    case .flat(let color): return color
    case .system:
      // A bar at the edge of its content shows none of its own: from iOS 13 with a large title, from
      // iOS 15 any navigation bar, on iOS 26 any bar. An opaque colour covers it.
      let major = view.environment.platform.major
      let isClear = isAtTop && (major >= 15 || (major >= 13 && bar.isLargeTitle))
      guard !isClear, ownGround(bar, view) == nil else { return nil }
    case .systemAtEdge: break
    }
    guard era != .glass else { return nil }
    return bar.isTranslucent ? Color(.barBackground) : Color(.barBackground).withAlpha(1)
  }

  /// The colour behind a bar; nil where the content shows.
  func barBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Color? {
    ownGround(bar, view) ?? barMaterial(bar, view, isAtTop: isAtTop)
  }

  /// An image behind a bar, button or field, stretched to its place.
  mutating func background(_ image: ImageContent, in rect: Rect, on view: ViewDrawing) {
    if image.isEmpty || mirrored(image, in: rect, { $0.background($1, in: rect, on: view) }) {
      return
    }
    if picture(image, in: rect, tint: nil, templateTint: view.tint) { return }
    let ink = image.isTemplate == true ? view.tint : nil
    if drawn(image, in: rect, ink: ink, on: view) { return }
    if image.isSymbol { return symbol(image.name, in: rect, color: view.tint) }
    let radius = min(8, rect.height / 4)
    fill(.box(rect, radius: radius), view.tint.faded(0.16))
    stroke(.box(rect, radius: radius), view.tint.faded(0.3), width: hairline)
  }
}
