// SPDX-License-Identifier: MIT

import AutoLayout

extension SceneLowering {
  /// Adds the guides that the file names in a view.
  mutating func addGuides(of element: IBElement, to view: ItemID) {
    for guide in element.children where guide.isViewGuide {
      guard let kind = Self.guideKind(guide) else {
        note(
          .unknownElement, "the layout guide '\(guide.key ?? "")' is not known; left out",
          at: guide)
        continue
      }
      // A scroll view's content area is one rectangle, whether the file names it or not.
      if kind == .scrollContent, let own = contentGuide(of: view) {
        if let id = guide.id { scope.items[id] = own }
        continue
      }
      addGuide(kind, id: guide.id, to: view)
    }
  }

  /// Adds the content area of a scroll view.
  mutating func addScrollGuides(of element: IBElement, to view: ItemID) {
    addGuide(.scrollContent, id: nil, to: view)
  }

  /// Adds the guides that a controller without safe areas has in its root view.
  mutating func addLayoutGuides(of controller: IBElement, to root: ItemID) {
    for guide in controller.list("layoutGuides") {
      switch guide["type"] {
      case "top": addGuide(.topLayoutGuide(length: scope.barLengths.top), id: guide.id, to: root)
      case "bottom":
        addGuide(.bottomLayoutGuide(length: scope.barLengths.bottom), id: guide.id, to: root)
      default:
        note(
          .unknownElement, "the layout guide '\(guide["type"] ?? "")' is not known; left out",
          at: guide)
      }
    }
  }

  private mutating func addGuide(_ kind: ItemKind.GuideKind, id: String?, to view: ItemID) {
    let guide = forest.add(
      Item(kind: .guide(kind), name: "UILayoutGuide", identifier: id), to: view)
    if let id { scope.items[id] = guide }
  }

  private func contentGuide(of view: ItemID) -> ItemID? {
    for child in forest.children(of: view) where forest[child].kind == .guide(.scrollContent) {
      return child
    }
    return nil
  }

  private static func guideKind(_ guide: IBElement) -> ItemKind.GuideKind? {
    switch guide.name == "viewLayoutGuide" ? guide.key : guide.name {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .scrollContent
    case "frameLayoutGuide": .scrollFrame(offset: .zero)
    case "keyboard", "keyboardLayoutGuide":
      .keyboard(aboveSafeArea: guide.flag("usesBottomSafeArea") ?? true)
    case "layoutMargins", "layoutMarginsGuide": .layoutMargins
    case "readableContent", "readableContentGuide": .readableContent
    default: nil
    }
  }
}

extension IBElement {
  /// Whether the element is a guide of the view it stands in. The keyboard's has a tag of its own.
  fileprivate var isViewGuide: Bool { name == "viewLayoutGuide" || name == "keyboardLayoutGuide" }
}
