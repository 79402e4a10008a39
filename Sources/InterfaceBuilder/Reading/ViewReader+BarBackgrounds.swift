// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// The appearances of a bar for the edge of content and for elsewhere, as high as the bar is.
  func barAppearances(of bar: IBElement) -> (edge: IBElement?, standard: IBElement?) {
    let isCompact = canvas.environment.verticalSizeClass == .compact
    func first(_ keys: String...) -> IBElement? {
      keys.lazy.compactMap { bar.child(key: $0) }.first
    }
    guard isCompact else { return (first("scrollEdgeAppearance"), first("standardAppearance")) }
    return (
      first("compactScrollEdgeAppearance", "scrollEdgeAppearance"),
      first("compactAppearance", "standardAppearance")
    )
  }

  /// What lies behind a bar.
  func background(
    of element: IBElement, _ appearances: (edge: IBElement?, standard: IBElement?),
    _ bar: BarContent
  ) -> BarContent.Background {
    var former = BarContent.FormerBackgroundLook()
    former.tint = colors.resolve("barTintColor", of: element)
    former.image = image("backgroundImage", of: element)
    former.shadowImage = image("shadowImage", of: element)
    return BarContent.Background(
      atEdge: appearances.edge.map(backgroundLook),
      standard: appearances.standard.map(backgroundLook) ?? BarContent.BackgroundLook(),
      former: former, isTranslucent: bar.isTranslucent, isBlack: bar.isBlack)
  }

  /// What an appearance says of a background; what is nil in the file is taken away.
  func backgroundLook(of appearance: IBElement) -> BarContent.BackgroundLook {
    var look = BarContent.BackgroundLook()
    if let effect = appearance.child(key: "backgroundEffect") {
      let style = effect["style"] ?? "regular"
      look.effect =
        effect.name == "nil"
        ? .none : style == "systemChromeMaterial" ? .chrome : .flat(.material(named: style))
    }
    look.color = colors.resolve("backgroundColor", of: appearance)
    look.image = image("backgroundImage", of: appearance)
    look.imageMode =
      appearance["backgroundImageContentMode"].flatMap { Self.contentModes[$0] } ?? .scaleToFill
    if appearance.child(key: "shadowColor")?.name == "nil" {
      look.shadowColor = nil
    } else if let color = colors.resolve("shadowColor", of: appearance) {
      look.shadowColor = color
    }
    look.shadowImage = image("shadowImage", of: appearance)
    return look
  }

  /// What else a bar and the appearance that counts say of places and images.
  func setPlaces(of bar: inout BarContent, _ element: IBElement, _ appearance: IBElement?) {
    switch bar.kind {
    case .navigation:
      if !bar.isLargeTitle {
        bar.titleOffset = appearance?.offset(key: "titlePositionAdjustment") ?? .zero
      }
      if image("backIndicatorTransitionMaskImage", of: element) != nil {
        bar.backImage = image("backIndicatorImage", of: element)
      }
    case .tab:
      bar.selectionImage =
        appearance.flatMap { image("selectionIndicatorImage", of: $0) }
        ?? image("selectionIndicatorImage", of: element)
      bar.selectionTint = appearance.flatMap {
        colors.resolve("selectionIndicatorTintColor", of: $0)
      }
      bar.tabPositioning = tabPositioning(of: element)
    case .toolbar, .status: break
    }
  }

  private func tabPositioning(of element: IBElement) -> BarContent.TabPositioning {
    func length(_ key: String) -> Double? { element.number(key).flatMap { $0 > 0 ? $0 : nil } }
    return switch element["itemPositioning"] {
    case "fill": .fill
    case "centered": .centered(width: length("itemWidth"), spacing: length("itemSpacing"))
    default: .automatic
    }
  }
}
