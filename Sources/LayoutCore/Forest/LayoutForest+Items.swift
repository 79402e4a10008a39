// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The item's properties. A stale id reads as a plain item and ignores writes.
  ///
  /// Writing invalidates the item's root; see ``setContentSize(_:of:)`` and
  /// ``setFrame(_:of:)`` for the changes that happen often.
  public subscript(id: ItemID) -> Item {
    get { contains(id) ? items[id.slot].item : Item() }
    set {
      guard contains(id) else { return }
      items[id.slot].item = newValue
      invalidateStructure(of: id)
    }
  }

  /// Sets the applied frame, in the superview's coordinates, as code that sets `frame` does.
  ///
  /// The frame of an item with `translatesAutoresizingMask` is also what its mask starts from.
  public mutating func setFrame(_ frame: Rect, of id: ItemID) {
    guard contains(id), items[id.slot].item.frame != frame else { return }
    items[id.slot].item.frame = frame
    items[id.slot].item.autoresizingOrigin = parent(of: id).map {
      AutoresizingOrigin(frame: frame, superviewSize: items[$0.slot].item.frame.size)
    }
    invalidateRows(of: id)
  }

  /// Lets the masks below `root` start from the frames applied now, where they have no origin yet.
  ///
  /// A file gives frames for one canvas: laid out on that canvas first, its views then follow their
  /// masks to any other.
  public mutating func captureAutoresizingOrigins(below root: ItemID) {
    for id in preorder(root) {
      guard let parent = parent(of: id), items[id.slot].item.autoresizingOrigin == nil else {
        continue
      }
      items[id.slot].item.autoresizingOrigin = AutoresizingOrigin(
        frame: items[id.slot].item.frame, superviewSize: items[parent.slot].item.frame.size)
    }
    invalidateStructure(of: root)
  }

  /// The direction that leading and trailing of `id` follow.
  public func direction(of id: ItemID) -> LayoutDirection {
    var view = id
    if self[id].isGuide, let owner = parent(of: id) { view = owner }
    return self[view].semanticContentAttribute.resolved(in: environment.direction)
  }
}
