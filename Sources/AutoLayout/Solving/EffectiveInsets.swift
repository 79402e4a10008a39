// SPDX-License-Identifier: MIT

/// Safe areas and margins follow from geometry, and geometry from them: they are derived from the
/// frames of the last solution and fed back until nothing changes.
extension LayoutForest {
  /// Insets from the frame of `item` to its alignment rect.
  func alignmentInsets(of item: ItemID) -> EdgeInsets { items[item.slot].alignmentInsets }

  /// The insets of a view whose frame is `frame` in a superview with `outer` insets and `size`.
  ///
  /// Source: samples of safe areas and margins published for views inside and beyond the safe area.
  func effectiveInsets(
    of id: ItemID, frame: Rect, superviewSize size: Size?, outer: EffectiveInsets,
    answered: AnsweredInsets = .all
  ) -> EffectiveInsets {
    let parent = items[id.slot].parent
    let distances: EdgeInsets? = size.map {
      EdgeInsets(
        top: frame.y, left: frame.x, bottom: $0.height - frame.maxY, right: $0.width - frame.maxX)
    }
    var safeArea: EdgeInsets
    var outerSafeArea = EdgeInsets.zero
    if let imposed = items[id.slot].item.imposedSafeArea {
      safeArea = imposed
    } else if let distances {
      let around = parent.map { items[$0.slot].item.safeAreaAroundContent }
      outerSafeArea = outer.safeArea.beyond(around ?? .zero)
      safeArea = outerSafeArea.reached(at: distances)
    } else {
      safeArea = .zero
    }

    safeArea = safeArea + items[id.slot].item.additionalSafeArea
    if answered.contains(.safeArea), let answer = items[id.slot].item.safeAreaOverride {
      safeArea = answer
    }

    let direction = items[id.slot].item.semanticContentAttribute.resolved(in: environment.direction)
    var margins = items[id.slot].item.margins.own(width: frame.width, screenMargins)
      .resolved(direction)
    if let minimum = items[id.slot].item.margins.minimum(width: frame.width, screenMargins) {
      margins = .max(margins, minimum.resolved(direction))
    }
    if items[id.slot].item.margins.insetsFromSafeArea, environment.platform.hasSafeAreas {
      // The margins of a scroll view are its content's, for which it has made room.
      margins = margins + safeArea.beyond(items[id.slot].item.safeAreaAroundContent)
    }
    let isScrolled = parent.map { items[$0.slot].item.kind == .scrollView } ?? false
    if decisions != nil {
      noteInsets(
        of: items[id.slot].item, width: frame.width, distances: distances,
        outerSafeArea: outerSafeArea, outerMargins: outer.margins, margins: margins,
        isScrolled: isScrolled)
    }
    if items[id.slot].item.margins.preservesSuperview, let distances {
      let preserved = outer.margins.reached(at: distances) { margin, distance in
        // What sticks out of a scroll view is scrolled to.
        max(margin - (isScrolled ? max(distance, 0) : distance), 0)
      }
      margins = .max(margins, preserved)
    }
    if answered.contains(.margins), let answer = items[id.slot].item.marginsOverride {
      margins = answer
    }
    let readable = screenMargins.readable(margins, width: frame.width)
    if items[id.slot].item.margins.followsReadableWidth { margins = readable }
    return EffectiveInsets(
      safeArea: safeArea, margins: margins, readable: readable,
      keyboard: hasKeyboardGuides
        ? keyboard(
          raisedTo: items[id.slot].item.imposedKeyboard, safeArea: safeArea.bottom,
          distance: distances?.bottom, outer: outer.keyboard)
        : KeyboardStrip())
  }

  /// The keyboard that covers a window covers the views inside as far as they reach.
  ///
  /// Without one its guide begins at the bottom of the safe area; that of a view which ends above
  /// begins below the view, where that of the view around it does.
  ///
  /// Source: frames that UIKit recorded of views which end above the bottom of the screen.
  private func keyboard(
    raisedTo height: Double, safeArea: Double, distance: Double?, outer: KeyboardStrip
  ) -> KeyboardStrip {
    if height > 0 { return KeyboardStrip(rise: height, height: height, isKeyboard: true) }
    if outer.isKeyboard, let distance {
      return KeyboardStrip(
        rise: outer.rise - distance, height: outer.height, isKeyboard: true)
    }
    guard safeArea <= 0, let distance else {
      return KeyboardStrip(rise: safeArea, height: safeArea)
    }
    let rise = min(0, outer.rise - distance)
    return KeyboardStrip(rise: rise, height: outer.height)
  }
}
