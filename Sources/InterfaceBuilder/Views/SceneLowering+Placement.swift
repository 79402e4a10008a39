// SPDX-License-Identifier: MIT

import AutoLayout

extension SceneLowering {
  /// Whether constraints determine the frame of a view.
  func isPlacedByLayout(
    _ element: IBElement, in surroundings: ViewSurroundings
  ) -> Bool {
    guard document.usesAutolayout, element.flag("fixedFrame") != true, !surroundings.isCollapsed
    else { return false }
    return surroundings.isArranged
      || element.flag("translatesAutoresizingMaskIntoConstraints") == false
  }

  /// Sets the frame of a view whose frame constraints do not determine.
  func place(
    _ item: inout Item, _ element: IBElement, in surroundings: ViewSurroundings,
    isPlacedByLayout: Bool
  ) {
    item.translatesAutoresizingMask = !isPlacedByLayout
    guard !isPlacedByLayout else { return }
    let frame = element.recordedFrame ?? .zero
    item.frame = frame
    if surroundings.superview?.flag("autoresizesSubviews") != false {
      item.autoresizingMask = element.autoresizingMask
    }
    if element.fillsSuperview {
      // The owner stretches this view to its own bounds, even if the file has another frame.
      item.frame.origin = .zero
      item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      item.autoresizingOrigin = AutoresizingOrigin(
        frame: item.frame, superviewSize: item.frame.size)
    } else if element.flag("fixedFrame") != true, !surroundings.isSuperviewPlacedByLayout,
      let size = surroundings.superview?.recordedFrame?.size
    {
      item.autoresizingOrigin = AutoresizingOrigin(frame: frame, superviewSize: size)
    }
  }

  /// Registers the item of an element.
  mutating func register(
    _ element: IBElement, _ item: ItemID, in surroundings: ViewSurroundings,
    isPlacedByLayout: Bool
  ) {
    guard let id = element.id else { return }
    scope.items[id] = item
    guard scope.isScene else { return }
    views.append(
      SceneView(
        id: id, item: item, element: element.name, line: element.line,
        recordedFrame: element.recordedFrame, frameLine: element.child(key: "frame")?.line,
        isPlacedByLayout: isPlacedByLayout,
        isHiddenInStack: surroundings.isArranged && element.flag("hidden") == true))
  }
}

extension IBElement {
  /// Whether the view's owner stretches it to its own bounds.
  fileprivate var fillsSuperview: Bool {
    name == "collectionViewCellContentView" || (name == "view" && key == "contentView")
  }
}
