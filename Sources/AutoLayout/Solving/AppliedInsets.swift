// SPDX-License-Identifier: MIT

/// Insets at the applied frames, for questions between layouts.
extension LayoutForest {
  /// The insets of `item`'s frame to its safe area and to its effective layout margins, in points.
  ///
  /// - Parameter answered: which of the host's answers for the item itself count; what it answers for
  ///   those above always does.
  /// - Complexity: linear in the depth of the item.
  public func appliedInsets(
    of item: ItemID, answered: AnsweredInsets = .all
  ) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    guard contains(item) else { return (.zero, .zero) }
    let insets = appliedEffectiveInsets(of: item, answered: answered)
    return (insets.safeArea, insets.margins)
  }

  private func appliedEffectiveInsets(
    of item: ItemID, answered: AnsweredInsets = .all
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
        answered: id == item ? answered : .all)
      superviewSize = frame.size
    }
    return insets
  }

  /// The same of a view in one whose surroundings are known.
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

  /// What the insets of the views inside `item` follow from, apart from their own frames.
  package func surroundings(inside item: ItemID) -> Surroundings {
    let insets = appliedInsets(of: item)
    guard contains(item) else { return Surroundings(size: .zero, insets: insets, around: .zero) }
    return Surroundings(
      size: items[item.slot].item.frame.size, insets: insets,
      around: items[item.slot].item.safeAreaAroundContent)
  }

  /// The rectangle of a system guide at the applied frames, in the coordinates of its owning view;
  /// nil for guides that only constraints place.
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

/// Which of the insets that a host answers for an item count.
public struct AnsweredInsets: OptionSet, Sendable {
  public var rawValue: UInt8

  public static let safeArea = AnsweredInsets(rawValue: 1)
  public static let margins = AnsweredInsets(rawValue: 2)
  public static let all: AnsweredInsets = [.safeArea, .margins]

  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What the insets of the views inside a view follow from, apart from their own frames.
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
