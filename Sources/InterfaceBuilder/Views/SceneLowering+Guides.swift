// SPDX-License-Identifier: MIT

import AutoLayout

extension SceneLowering {
  /// Adds the layout guides of a view in the file.
  mutating func addGuides(of element: IBElement, to view: ItemID) {
    for guide in element.children where guide.isViewGuide {
      guard let kind = Self.guideKind(guide) else {
        note(
          .unknownElement, "the layout guide '\(guide.key ?? "")' is unknown; it is ignored",
          at: guide)
        continue
      }
      // A scroll view has exactly one content layout guide, even if the file does not contain it.
      if kind == .scrollContent, let own = contentGuide(of: view) {
        if let id = guide.id { scope.items[id] = own }
        continue
      }
      addGuide(kind, id: guide.id, to: view)
    }
  }

  /// Adds the content layout guide of a scroll view.
  mutating func addScrollGuides(of element: IBElement, to view: ItemID) {
    addGuide(.scrollContent, id: nil, to: view)
  }

  /// Adds the top and bottom layout guides of a controller without safe areas to its root view.
  mutating func addLayoutGuides(of controller: IBElement, to root: ItemID) {
    for guide in controller.list("layoutGuides") {
      switch guide["type"] {
      case "top": addGuide(.topLayoutGuide(length: scope.barLengths.top), id: guide.id, to: root)
      case "bottom":
        addGuide(.bottomLayoutGuide(length: scope.barLengths.bottom), id: guide.id, to: root)
      default:
        note(
          .unknownElement, "the layout guide '\(guide["type"] ?? "")' is unknown; it is ignored",
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
  /// Whether the element is a layout guide of its parent view. The keyboard guide has a different
  /// tag.
  fileprivate var isViewGuide: Bool { name == "viewLayoutGuide" || name == "keyboardLayoutGuide" }
}
