// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Draws the background of a bar and the separator between the bar and the content.
  ///
  /// The background extends to the edge of the bar's container. Without a container it extends to
  /// the edge of the screen if the gap holds only the status bar or the home indicator.
  mutating func drawBarBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) {
    let frame = view.frame
    let outer = view.container ?? view.root
    let gap = isAtTop ? frame.y - outer.y : outer.maxY - frame.maxY
    let reach = gap > 0 && (gap <= 64 || view.container != nil) ? gap : 0
    let area = Rect(
      x: frame.x, y: isAtTop ? frame.y - reach : frame.y, width: frame.width,
      height: frame.height + reach)
    for color in [barMaterial(bar, view, isAtTop: isAtTop), explicitBackground(bar, view)] {
      if let color { fill(.rect(area), color) }
    }
    if let image = bar.background.image, !image.isEmpty {
      let place = Self.imageRect(image.size, in: area, bar.background.imageMode)
      begin(DrawingGroup(clip: .rect(area)))
      background(image, in: place, on: view)
      end()
    }
    drawBarShadow(bar, view, along: area, isAtTop: isAtTop)
  }

  /// Draws the separator at the lower edge of a bar at the top, or at the upper edge of a bar at
  /// the bottom.
  private mutating func drawBarShadow(
    _ bar: BarContent, _ view: ViewDrawing, along area: Rect, isAtTop: Bool
  ) {
    func strip(_ height: Double) -> Rect {
      Rect(
        x: area.x, y: isAtTop ? area.maxY : area.y - height, width: area.width,
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

  /// Whether a bar that sets no shadow shows the system's separator.
  ///
  /// It does if it has a colour or a material, or a background image that is not empty. Before iOS
  /// 15 an empty image counts too.
  ///
  /// - Unverified: bars have no separator on iOS 26.
  private func showsSystemShadow(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Bool {
    guard era != .glass else { return false }
    if let image = bar.background.image, !image.isEmpty || view.environment.platform.major < 15 {
      return true
    }
    return bar.background.color != nil
      || explicitBackground(bar, view) == nil && barMaterial(bar, view, isAtTop: isAtTop) != nil
  }

  /// The background colour that is set for a bar. Nil for a clear view background, which Interface
  /// Builder used to write for every bar: the bar then keeps the system's background.
  func explicitBackground(_ bar: BarContent, _ view: ViewDrawing) -> Color? {
    bar.background.color
      ?? view.appearance.backgroundColor.flatMap { resolved($0).alpha > 0 ? $0 : nil }
  }

  /// The material at the back of a bar; nil if the bar has none.
  private func barMaterial(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Color? {
    switch bar.background.material {
    case .none: return nil
    case .flat(let color): return color
    case .system:
      // A bar at the edge of its content is transparent: with a large title since iOS 13, any
      // navigation bar since iOS 15, any bar on iOS 26. An opaque colour covers the material.
      let major = view.environment.platform.major
      let isClear = isAtTop && (major >= 15 || (major >= 13 && bar.isLargeTitle))
      guard !isClear, explicitBackground(bar, view) == nil else { return nil }
    case .systemAtEdge: break
    }
    guard era != .glass else { return nil }
    return bar.isTranslucent ? Color(.barBackground) : Color(.barBackground).withAlpha(1)
  }

  /// The colour behind a bar; nil if the content shows through.
  func barBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Color? {
    explicitBackground(bar, view) ?? barMaterial(bar, view, isAtTop: isAtTop)
  }

  /// Draws the background image of a bar, button or field, stretched to `rect`.
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
