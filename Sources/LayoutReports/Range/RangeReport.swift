// SPDX-License-Identifier: MIT

public import AutoLayout
package import InterfaceBuilder

/// What holds, and what does not, for every size of a scene.
public struct RangeReport: Sendable {
  /// A view that the file names.
  public struct View: Hashable, Sendable {
    public var id: String
    public var className: String
    public var name: String
    public var line: Int
  }

  /// A rule that is broken at some sizes.
  public struct Refutation: Sendable {
    public var rule: RangeRule
    /// The views that break it; empty for contradictions.
    public var views: [View]
    /// The sizes at which it is broken, in points, ascending.
    public var ranges: [ClosedRange<Double>]
    /// The least size on the device's pixels at which it is broken; just inside of the first of the
    /// ranges where all lie between pixels.
    public var first: Double
    /// The constraints that decide it, in words.
    public var constraints: [String]
    /// The frames of ``views`` one pixel before ``first``, where the rule holds, and at it; in their
    /// superviews' coordinates. Nothing is before where the range begins broken.
    public var before: [Rect]?
    public var after: [Rect]
  }

  public var file: String
  public var scene: String
  public var title: String
  public var line: Int
  public var layout: ParametricLayout
  /// The sizes that were asked about.
  public var lengths: ClosedRange<Double>
  /// The rules that were judged.
  public var rules: [RangeRule]
  public var refutations: [Refutation]
  /// The views of the file in the layout's order of frames, where a piece has them.
  public var views: [(index: Int, view: View)]
  /// The superview of each view, among the frames of the layout.
  var parents: [Int?]
  /// Pixels per point.
  public var scale: Double

  /// Whether everything asked about was decided.
  public var isComplete: Bool { layout.reached >= lengths.upperBound }
  /// The rules that hold at every size; none where not all sizes were reached.
  public var proved: [RangeRule] {
    guard isComplete else { return [] }
    let refuted = Set(refutations.map(\.rule))
    return rules.filter { !refuted.contains($0) }
  }
}

extension RangeReport {
  /// Lays out a scene for every length along an axis, and judges `rules`.
  ///
  /// - Parameters:
  ///   - across: the length across the axis, in points.
  ///   - budget: the number of layouts after which to give up.
  public init(
    _ scene: SceneSizes, along axis: Axis, _ lengths: ClosedRange<Double>, across: Double,
    budget: Int = 20_000, rules: [RangeRule], names: ViewNames
  ) {
    let series = scene.series()
    let layout = ParametricLayout(
      scene, along: axis, lengths, across: across, budget: budget, series: series)
    self.init(layout, lengths, rules: rules, names: names, series: series)
  }

  /// Judges `rules` over a layout.
  public init(
    _ layout: ParametricLayout, _ lengths: ClosedRange<Double>, rules: [RangeRule],
    names: ViewNames
  ) { self.init(layout, lengths, rules: rules, names: names, series: layout.scene.series()) }

  /// - Parameter series: builds the scene.
  package init(
    _ layout: ParametricLayout, _ lengths: ClosedRange<Double>, rules: [RangeRule],
    names: ViewNames, series: SceneSeries
  ) {
    let scene = layout.scene
    self.layout = layout
    self.lengths = lengths
    self.rules = rules
    file = scene.document.file
    self.scene = scene.scene.id
    title = scene.scene.title
    line = scene.scene.line
    refutations = []
    views = []
    parents = []
    scale = 2
    var found: [Key: [ClosedRange<Double>]] = [:]
    var order: [Key] = []
    for piece in layout.pieces {
      let facts =
        piece.facts
        ?? scene.facts(at: layout.size(at: piece.last.parameter), along: layout.axis, series)
      if views.isEmpty {
        let built = series.build(layout.size(at: piece.last.parameter))
        scale = built.forest.environment.pixels.scale
        views = Self.views(facts, built.views, names)
        parents = facts.views.map(\.parent)
      }
      for violation in PieceJudge(facts, piece, scale: scale).violations(Set(rules)) {
        let key = Key(
          rule: violation.rule, ids: violation.views.map { facts.views[$0].id ?? "" })
        if found[key] == nil { order.append(key) }
        found[key, default: []].append(violation.range)
      }
    }
    let scenes = SizedScenes(scene, series)
    for key in order {
      let ranges = Self.merged(found[key] ?? [])
      guard let least = ranges.first else { continue }
      refutations.append(refutation(key, ranges, from: least, names, scenes))
    }
    refutations.sort { ($0.first, $0.rule.rawValue) < ($1.first, $1.rule.rawValue) }
  }

  private struct Key: Hashable {
    var rule: RangeRule
    var ids: [String]
  }

  static func views(
    _ facts: PieceFacts, _ views: [SceneView], _ names: ViewNames
  ) -> [(index: Int, view: View)] {
    var lines: [String: Int] = [:]
    for view in views { lines[view.id] = view.line }
    return facts.views.enumerated().compactMap { index, view in
      view.id.map {
        (
          index,
          View(id: $0, className: view.className, name: names[$0], line: lines[$0] ?? 0)
        )
      }
    }
  }

  /// Ranges that meet, as one.
  static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + PieceTracer.resolution {
        merged[merged.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// The least length on a pixel that is not below `length`.
  private func pixel(from length: Double) -> Double {
    max(
      ((length - PieceTracer.resolution) * scale).rounded(.up) / scale,
      (lengths.lowerBound * scale).rounded(.up) / scale)
  }

  /// The least length on a pixel at which a layout breaks the rule; nil where all ranges lie between two.
  private func firstPixel(
    _ key: Key, _ ranges: [ClosedRange<Double>], _ scenes: SizedScenes
  ) -> Double? {
    for range in ranges {
      // The end of a piece is known to a small fraction of a pixel.
      let pixel = pixel(from: range.lowerBound)
      for candidate in [pixel, pixel + 1 / scale] where candidate <= range.upperBound {
        if scenes[layout.size(at: candidate)].violates(key.rule, key.ids, scale: scale) {
          return candidate
        }
      }
    }
    return nil
  }

  /// A length in a range that is narrower than a pixel: as near to its beginning as that is known.
  private func inside(
    _ key: Key, _ range: ClosedRange<Double>, _ scenes: SizedScenes
  ) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    let near = min(range.lowerBound + PieceTracer.resolution, middle)
    return scenes[layout.size(at: near)].violates(key.rule, key.ids, scale: scale)
      ? near : middle
  }

  private func refutation(
    _ key: Key, _ ranges: [ClosedRange<Double>], from least: ClosedRange<Double>,
    _ names: ViewNames, _ scenes: SizedScenes
  ) -> Refutation {
    let first = firstPixel(key, ranges, scenes) ?? inside(key, least, scenes)
    let before = first - 1 / scale
    let text = RowText(names: names)
    let at = scenes[layout.size(at: first)]
    let former = before < lengths.lowerBound ? nil : scenes[layout.size(at: before)]
    return Refutation(
      rule: key.rule, views: key.ids.map { id in at.view(id, names) }, ranges: ranges,
      first: first,
      constraints: at.constraints(key.rule, key.ids, text, scale: scale, before: former?.frames),
      before: former?.frames(key.ids),
      after: at.frames(key.ids))
  }
}
