// SPDX-License-Identifier: MIT

public import AutoLayout
package import InterfaceBuilder

/// The rules that hold and the rules that are broken over all widths and heights of a scene.
public struct PlaneReport: Sendable {
  /// A rule that does not hold for all sizes.
  public struct Refutation: Sendable {
    public var rule: RangeRule
    /// The views that break it; empty for contradicting constraints.
    public var views: [RangeReport.View]
    /// The sizes at which it is broken.
    public var areas: [ConvexPolygon]
    /// The least width on the device's pixels at which it is broken, and the least height at that
    /// width.
    public var first: Size
    /// The constraints that cause it, in words.
    public var constraints: [String]
    /// The frames of ``views`` at ``first``, in their superviews' coordinates.
    public var frames: [Rect]
  }

  public var file: String
  public var scene: String
  public var title: String
  public var line: Int
  public var layout: PlaneLayout
  /// The rules that were judged.
  public var rules: [RangeRule]
  public var refutations: [Refutation] = []
  /// The views of the file, with their indices in the layout's frames.
  public var views: [(index: Int, view: RangeReport.View)] = []
  /// Pixels per point.
  public var scale = 2.0
  /// The superview of each view, as an index into the layout's frames.
  var parents: [Int?] = []

  /// Whether all requested sizes were decided.
  public var isComplete: Bool { layout.undecided.isEmpty }
  /// The rules that hold at every size. It is empty if not all sizes were decided.
  public var proved: [RangeRule] {
    guard isComplete else { return [] }
    let refuted = Set(refutations.map(\.rule))
    return rules.filter { !refuted.contains($0) }
  }

  /// Judges `rules` over a layout.
  public init(_ layout: PlaneLayout, rules: [RangeRule], names: ViewNames) {
    self.init(layout, rules: rules, names: names, series: layout.scene.series())
  }

  /// - Parameter series: builds the scene.
  package init(
    _ layout: PlaneLayout, rules: [RangeRule], names: ViewNames, series: SceneSeries
  ) {
    let scene = layout.scene
    (self.layout, self.rules) = (layout, rules)
    file = scene.document.file
    self.scene = scene.scene.id
    (title, line) = (scene.scene.title, scene.scene.line)
    var found: [Key: [ConvexPolygon]] = [:]
    var order: [Key] = []
    for cell in layout.cells {
      var built = series.build(cell.area.center.size)
      scale = built.forest.environment.pixels.scale
      let facts = PieceFacts(layingOut: &built, along: nil)
      if views.isEmpty {
        views = RangeReport.views(facts, built.views, names)
        parents = facts.views.map(\.parent)
      }
      let frames = cell.area.corners.map { RuleCondition.Frames(cell.frames(at: $0.size), facts) }
      for condition in facts.conditions(Set(rules), in: frames) {
        guard let area = Self.area(of: condition, cell.area, frames, scale) else { continue }
        let key = Key(rule: condition.rule, ids: condition.views.map { facts.views[$0].id ?? "" })
        if found[key] == nil { order.append(key) }
        found[key, default: []].append(area)
      }
    }
    let scenes = SizedScenes(layout.scene, series)
    refutations = order.map { key in refutation(key, found[key] ?? [], names, scenes) }
    refutations.sort {
      ($0.first.width, $0.first.height, $0.rule.rawValue)
        < ($1.first.width, $1.first.height, $1.rule.rawValue)
    }
  }

  private struct Key: Hashable {
    var rule: RangeRule
    var ids: [String]
  }

  /// The area in which all functions of a condition exceed the tolerance, or nil.
  private static func area(
    of condition: RuleCondition, _ cell: ConvexPolygon, _ frames: [RuleCondition.Frames],
    _ scale: Double
  ) -> ConvexPolygon? {
    var area = cell
    for excess in condition.excesses {
      let values = frames.map { excess.value($0) - 0.5 / scale - RuleCondition.least }
      if values.allSatisfy({ $0 < 0 }) { return nil }
      if values.allSatisfy({ $0 >= 0 }) { continue }
      // The function is affine, so three corners of the cell determine its values at the corners of
      // a part.
      guard let function = AffineFunction(cell.corners, values) else { return nil }
      area = area.part(whereNotNegative: area.corners.map(function.value))
      if area.corners.count < 3 { return nil }
    }
    return area
  }

  private func refutation(
    _ key: Key, _ areas: [ConvexPolygon], _ names: ViewNames, _ scenes: SizedScenes
  ) -> Refutation {
    let first = firstPixel(key, areas, scenes)
    let at = scenes[first]
    return Refutation(
      rule: key.rule, views: key.ids.map { at.view($0, names) }, areas: areas, first: first,
      constraints: at.constraints(
        key.rule, key.ids, RowText(names: names), scale: scale, before: nil),
      frames: at.frames(key.ids))
  }

  /// The first size on pixels that breaks the rule, or a size inside the first area.
  private func firstPixel(
    _ key: Key, _ areas: [ConvexPolygon], _ scenes: SizedScenes
  ) -> Size {
    func corner(of area: ConvexPolygon) -> (width: Double, height: Double) {
      let width = (area.widths.lowerBound * scale).rounded(.up) / scale
      return (width, (area.heights(at: width) ?? area.heights).lowerBound)
    }
    let sorted = areas.sorted { corner(of: $0) < corner(of: $1) }
    for area in sorted {
      let start = corner(of: area).width
      for step in 0..<3 {
        let width = start + Double(step) / scale
        guard width <= area.widths.upperBound, let heights = area.heights(at: width) else {
          continue
        }
        let height = (heights.lowerBound * scale).rounded(.up) / scale
        for candidate in [height, height + 1 / scale] where candidate <= heights.upperBound {
          let size = Size(width: width, height: candidate)
          if scenes[size].violates(key.rule, key.ids, scale: scale) { return size }
        }
      }
    }
    return sorted.first?.center.size ?? .zero
  }
}

/// An affine function of width and height.
private struct AffineFunction {
  private var line: ConvexPolygon.Line

  /// Returns nil if all corners are on one line.
  init?(_ corners: [Point], _ values: [Double]) {
    for b in corners.indices.dropFirst() {
      for c in corners.indices.dropFirst(b + 1) {
        let (ux, uy) = (corners[b].x - corners[0].x, corners[b].y - corners[0].y)
        let (vx, vy) = (corners[c].x - corners[0].x, corners[c].y - corners[0].y)
        let determinant = ux * vy - uy * vx
        guard abs(determinant) > 1e-6 else { continue }
        let (p, q) = (values[b] - values[0], values[c] - values[0])
        let (x, y) = ((p * vy - q * uy) / determinant, (ux * q - vx * p) / determinant)
        line = .init(x: x, y: y, constant: values[0] - x * corners[0].x - y * corners[0].y)
        return
      }
    }
    return nil
  }

  func value(at point: Point) -> Double { line.value(at: point) }
}

extension ConvexPolygon {
  /// The heights of the area at a width.
  fileprivate func heights(at width: Double) -> ClosedRange<Double>? {
    var crossings: [Double] = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      if a.x == width { crossings.append(a.y) }
      guard (a.x < width) != (b.x < width), a.x != b.x else { continue }
      crossings.append(a.y + (b.y - a.y) * (width - a.x) / (b.x - a.x))
    }
    guard let low = crossings.min(), let high = crossings.max() else { return nil }
    return low...high
  }
}
