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
    of id: ItemID, frame: Rect, superviewSize size: Size?, outer: EffectiveInsets
  ) -> EffectiveInsets {
    let item = items[id.slot].item
    let distances: EdgeInsets? = size.map {
      EdgeInsets(
        top: frame.y, left: frame.x, bottom: $0.height - frame.maxY, right: $0.width - frame.maxX)
    }
    var safeArea: EdgeInsets
    if let imposed = item.imposedSafeArea {
      safeArea = imposed
    } else if let distances {
      let around = items[id.slot].parent.map { items[$0.slot].item.safeAreaAroundContent }
      safeArea = outer.safeArea.beyond(around ?? .zero).reached(at: distances) { inset, distance in
        min(max(inset - distance, 0), inset)
      }
    } else {
      safeArea = .zero
    }

    safeArea = safeArea + item.additionalSafeArea

    let direction = item.semanticContentAttribute.resolved(in: environment.direction)
    var margins = item.margins.own.resolved(direction)
    if let minimum = item.margins.systemMinimum?.resolved(direction) {
      margins = .max(margins, minimum)
    }
    if item.margins.insetsFromSafeArea { margins = margins + safeArea }
    if item.margins.preservesSuperview, let distances {
      let preserved = outer.margins.reached(at: distances) { margin, distance in
        max(margin - distance, 0)
      }
      margins = .max(margins, preserved)
    }
    return EffectiveInsets(
      safeArea: safeArea, margins: margins,
      readable: readableInsets(margins, width: frame.width))
  }

  /// Insets from the frame to the readable content of a view of `width`: the margins, and no wider
  /// than 672 pt at the default text size.
  func readableInsets(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    var insets = margins
    let excess = max(0, width - insets.left - insets.right - Self.readableWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// Measured on a 1024 pt wide iPad at content size L; the table of other sizes is not public.
  private static var readableWidth: Double { 672 }
}

extension EdgeInsets {
  /// The part of a superview's insets that reaches to edges `distances` inside it.
  fileprivate func reached(
    at distances: EdgeInsets, _ rule: (_ inset: Double, _ distance: Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: rule(top, distances.top), left: rule(left, distances.left),
      bottom: rule(bottom, distances.bottom), right: rule(right, distances.right))
  }
}
