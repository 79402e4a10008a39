// SPDX-License-Identifier: MIT

/// Derivation of safe areas and margins. They depend on frames, and frames depend on them. They are
/// derived from the frames of the last solution and fed back until nothing changes.
extension LayoutForest {
  /// The insets from the frame of `item` to its alignment rectangle.
  func alignmentInsets(of item: ItemID) -> EdgeInsets { items[item.slot].alignmentInsets }

  /// The insets of a view with `frame` in a superview of `size` with the insets `outer`.
  ///
  /// Source: published samples of safe areas and margins of views inside and beyond the safe area.
  func effectiveInsets(
    of id: ItemID, frame: Rect, superviewSize size: Size?, outer: EffectiveInsets,
    overrides: OverriddenInsets = .all
  ) -> EffectiveInsets {
    let parent = items[id.slot].parent
    let own = items[id.slot].item.insetProperties
    let distances: EdgeInsets? = size.map {
      EdgeInsets(
        top: frame.y, left: frame.x, bottom: $0.height - frame.maxY, right: $0.width - frame.maxX)
    }
    var safeArea: EdgeInsets
    var outerSafeArea = EdgeInsets.zero
    if let imposed = own.imposedSafeArea {
      safeArea = imposed
    } else if let distances {
      let around = parent.map { items[$0.slot].item.safeAreaAroundContent }
      outerSafeArea = outer.safeArea.beyond(around ?? .zero)
      safeArea = outerSafeArea.reached(at: distances)
    } else {
      safeArea = .zero
    }

    safeArea = safeArea + own.additionalSafeArea
    if overrides.contains(.safeArea), let answer = own.safeAreaOverride {
      safeArea = answer
    }

    let direction = items[id.slot].item.semanticContentAttribute.resolved(in: environment.direction)
    var margins = own.margins.own(width: frame.width, screenMargins)
      .resolved(direction)
    if let minimum = own.margins.minimum(width: frame.width, screenMargins) {
      margins = .max(margins, minimum.resolved(direction))
    }
    if own.margins.insetsFromSafeArea, environment.platform.hasSafeAreas {
      // The margins of a scroll view apply to its content, which its content insets already move
      // out of the safe area.
      margins = margins + safeArea.beyond(own.safeAreaAroundContent)
    }
    let isScrolled = parent.map { items[$0.slot].item.kind == .scrollView } ?? false
    if decisions != nil {
      noteInsets(
        of: items[id.slot].item, width: frame.width, distances: distances,
        outerSafeArea: outerSafeArea, outerMargins: outer.margins, margins: margins,
        isScrolled: isScrolled)
    }
    if own.margins.preservesSuperview, let distances {
      let preserved = outer.margins.reached(at: distances) { margin, distance in
        // Content beyond the edge of a scroll view can be scrolled into view.
        max(margin - (isScrolled ? max(distance, 0) : distance), 0)
      }
      margins = .max(margins, preserved)
    }
    if overrides.contains(.margins), let answer = own.marginsOverride {
      margins = answer
    }
    let readable = screenMargins.readable(margins, width: frame.width)
    if own.margins.followsReadableWidth { margins = readable }
    return EffectiveInsets(
      safeArea: safeArea, margins: margins, readable: readable,
      keyboard: hasKeyboardGuides
        ? keyboard(
          raisedTo: own.imposedKeyboard, safeArea: safeArea.bottom,
          distance: distances?.bottom, outer: outer.keyboard)
        : KeyboardStrip())
  }

  /// The strip of the keyboard layout guide. A keyboard that covers a window also covers the views
  /// inside, as far as they reach down to it.
  ///
  /// Without a keyboard, the guide starts at the bottom of the safe area. If the view ends above
  /// that, its guide starts below the view, at the same place as the guide of its superview.
  ///
  /// Source: frames that UIKit recorded for views that end above the bottom of the screen.
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
