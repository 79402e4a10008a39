// SPDX-License-Identifier: MIT

/// Insets at the applied frames, for queries between layouts.
extension LayoutForest {
  /// The insets from `item`'s frame to its safe area and to its effective layout margins, in
  /// points.
  ///
  /// `overrides` are the host's overrides for the item itself that apply. The overrides of its
  /// ancestors always apply.
  ///
  /// - Complexity: linear in the depth of the item.
  public func appliedInsets(
    of item: ItemID, overrides: OverriddenInsets = .all
  ) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    guard contains(item) else { return (.zero, .zero) }
    let insets = appliedEffectiveInsets(of: item, overrides: overrides)
    return (insets.safeArea, insets.margins)
  }

  func appliedEffectiveInsets(
    of item: ItemID, overrides: OverriddenInsets = .all
  ) -> EffectiveInsets {
    var path: [ItemID] = []
    path.reserveCapacity(16)
    path.append(item)
    while let parent = path.last.flatMap({ parent(of: $0) }) { path.append(parent) }
    var insets = EffectiveInsets()
    var superviewSize: Size?
    for id in path.reversed() {
      let frame = items[id.slot].item.frame
      insets = effectiveInsets(
        of: id, frame: frame, superviewSize: superviewSize, outer: insets,
        overrides: id == item ? overrides : .all)
      superviewSize = frame.size
    }
    return insets
  }

  /// The insets of a view inside a view with known `surroundings`.
  ///
  /// - Complexity: constant.
  package func appliedInsets(
    of item: ItemID, inside surroundings: Surroundings
  ) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    guard contains(item) else { return (.zero, .zero) }
    let insets = effectiveInsets(
      of: item, frame: items[item.slot].item.frame, superviewSize: surroundings.size,
      outer: EffectiveInsets(safeArea: surroundings.safeArea, margins: surroundings.margins))
    return (insets.safeArea, insets.margins)
  }

  /// The values that determine the insets of the views inside `item`, apart from their own frames.
  package mutating func surroundings(inside item: ItemID) -> Surroundings {
    let insets = cachedAppliedInsets(of: item)
    guard contains(item) else { return Surroundings(size: .zero, insets: insets, around: .zero) }
    return Surroundings(
      size: items[item.slot].item.frame.size, insets: insets,
      around: items[item.slot].item.safeAreaAroundContent)
  }

  /// The rectangle of a system guide at the applied frames, in its owning view's coordinates; nil
  /// for guides that only constraints place.
  public func appliedFrame(ofGuide guide: ItemID) -> Rect? {
    guard let owner = parent(of: guide), case .guide(let kind) = self[guide].kind else {
      return nil
    }
    let bounds = Rect(origin: .zero, size: frame(of: owner).size)
    let insets = appliedEffectiveInsets(of: owner)
    switch kind {
    case .layoutMargins: return bounds.inset(by: insets.margins)
    case .safeArea: return bounds.inset(by: insets.safeArea).offset(by: self[guide].guideOffset)
    case .readableContent:
      return bounds.inset(by: screenMargins.readable(insets.margins, width: bounds.width))
    case .scrollFrame(let offset): return Rect(origin: offset, size: bounds.size)
    case .keyboard(let aboveSafeArea):
      let strip = insets.keyboard.covered(aboveSafeArea: aboveSafeArea)
      return Rect(
        x: 0, y: bounds.height - strip.rise, width: bounds.width, height: strip.height
      ).offset(by: self[guide].guideOffset)
    case .plain, .scrollContent, .topLayoutGuide, .bottomLayoutGuide: return nil
    }
  }
}

/// The host's overrides of an item's insets that apply.
public struct OverriddenInsets: OptionSet, Sendable {
  public var rawValue: UInt8

  public static let safeArea = OverriddenInsets(rawValue: 1)
  public static let margins = OverriddenInsets(rawValue: 2)
  public static let all: OverriddenInsets = [.safeArea, .margins]

  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The values that determine the insets of the views inside a view, apart from their own frames.
package struct Surroundings: Equatable, Sendable {
  fileprivate var size: Size
  fileprivate var safeArea: EdgeInsets
  fileprivate var margins: EdgeInsets
  private var around: EdgeInsets

  fileprivate init(
    size: Size, insets: (safeArea: EdgeInsets, margins: EdgeInsets), around: EdgeInsets
  ) {
    self.size = size
    (safeArea, margins) = insets
    self.around = around
  }
}
