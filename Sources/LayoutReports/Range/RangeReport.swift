// SPDX-License-Identifier: MIT

public import AutoLayout
package import InterfaceBuilder

/// The rules that hold and the rules that are broken over all sizes of a scene.
public struct RangeReport: Sendable {
  /// A view with an id in the file.
  public struct View: Hashable, Sendable {
    public var id: String
    public var className: String
    public var name: String
    public var line: Int
  }

  /// A rule that is broken at some sizes.
  public struct Refutation: Sendable {
    public var rule: RangeRule
    /// The views that break it; empty for contradicting constraints.
    public var views: [View]
    /// The sizes at which it is broken, in points, ascending.
    public var ranges: [ClosedRange<Double>]
    /// The least size on the device's pixels at which it is broken. If all ranges are between
    /// pixels, it is just inside the first range.
    public var first: Double
    /// The constraints that cause it, in words.
    public var constraints: [String]
    /// The frames of ``views`` one pixel before ``first``, where the rule holds, in their
    /// superviews' coordinates. It is nil if the requested range begins with ``first``. ``after``
    /// are the frames at ``first``.
    public var before: [Rect]?
    public var after: [Rect]
  }

  public var file: String
  public var scene: String
  public var title: String
  public var line: Int
  public var layout: ParametricLayout
  /// The requested sizes.
  public var lengths: ClosedRange<Double>
  /// The rules that were judged.
  public var rules: [RangeRule]
  public var refutations: [Refutation]
  /// The views of the file, with their indices in the layout's frames.
  public var views: [(index: Int, view: View)]
  /// The superview of each view, as an index into the layout's frames.
  var parents: [Int?]
  /// Pixels per point.
  public var scale: Double

  /// Whether all requested sizes were decided.
  public var isComplete: Bool { layout.reached >= lengths.upperBound }
  /// The rules that hold at every size. It is empty if not all sizes were reached.
  public var proved: [RangeRule] {
    guard isComplete else { return [] }
    let refuted = Set(refutations.map { $0.rule })
    return rules.filter { !refuted.contains($0) }
  }
}

extension RangeReport {
  /// Lays out a scene for every length along an axis, and judges `rules`.
  ///
  /// `across` is the fixed length along the other axis, in points. `budget` is the number of
  /// layouts after which tracing stops.
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
        parents = facts.views.map { $0.parent }
      }
      for violation in PieceChecker(facts, piece, scale: scale).violations(Set(rules)) {
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

  /// Joins ranges that meet or overlap.
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

  /// The least length on a pixel that breaks the rule; nil if all ranges are between two pixels.
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

  /// A length in a range that is narrower than a pixel, as close to its start as the precision
  /// allows.
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
