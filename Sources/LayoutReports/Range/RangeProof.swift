// SPDX-License-Identifier: MIT

import AutoLayout

/// A verification of a report by layouts from scratch.
public struct RangeProof: Sendable {
  /// The number of sizes at which frames were compared.
  public var samples = 0
  /// The greatest difference of any edge, in points. ``deviationAt`` is its size.
  public var deviation = 0.0
  public var deviationAt = 0.0
  /// Contradictions between the report and a layout from scratch, in words.
  public var disagreements: [String] = []

  /// The greatest accepted difference. The solver rounds to a grid of 2⁻¹⁶ points, which a straight
  /// line need not meet.
  public static let tolerance = 0x1p-16

  public var holds: Bool { deviation <= Self.tolerance && disagreements.isEmpty }

  /// Compares frames and rules at `count` random sizes and on both sides of every breakpoint.
  public init(
    _ report: RangeReport, count: Int, using random: inout some RandomNumberGenerator
  ) {
    let lengths = report.lengths.lowerBound...max(report.lengths.lowerBound, report.layout.reached)
    for _ in 0..<count { compare(report, Double.random(in: lengths, using: &random)) }
    let pixel = 1 / report.scale
    for point in report.layout.breakpoints {
      for length in [point - pixel, point + pixel] where lengths.contains(length) {
        compare(report, length)
        check(report, length)
      }
    }
    let scenes = SizedScenes(report.layout.scene, nil)
    for refutation in report.refutations {
      let ids = refutation.views.map { $0.id }
      let at = scenes[report.layout.size(at: refutation.first)]
      if !at.violates(refutation.rule, ids, scale: report.scale) {
        disagreements.append(
          "\(refutation.rule.rawValue) is not broken at \(FramesText.number(refutation.first))")
      }
      guard refutation.before != nil else { continue }
      let before = scenes[report.layout.size(at: refutation.first - pixel)]
      if before.violates(refutation.rule, ids, scale: report.scale) {
        disagreements.append(
          "\(refutation.rule.rawValue) is broken before \(FramesText.number(refutation.first))")
      }
    }
  }

  private mutating func compare(_ report: RangeReport, _ length: Double) {
    samples += 1
    let layout = report.layout
    let truth = layout.scene.layout(
      at: layout.size(at: length), along: layout.axis, texts: LineBreaks(isSearching: false)
    ).frames
    let frames = layout.frames(at: length) ?? []
    guard frames.count == truth.count else {
      disagreements.append("the views differ at \(FramesText.number(length))")
      return
    }
    for (a, b) in zip(frames, truth) {
      let place = max(abs(a.x - b.x), abs(a.y - b.y))
      let size = max(abs(a.width - b.width), abs(a.height - b.height))
      let difference = max(place, size)
      if difference > deviation { (deviation, deviationAt) = (difference, length) }
    }
  }

  /// Checks that every rule that is broken at this length was reported for it.
  private mutating func check(_ report: RangeReport, _ length: Double) {
    let at = SizedScene(report.layout.scene.build(report.layout.size(at: length)))
    for (rule, ids) in at.violations(report.rules, scale: report.scale) {
      let isReported = report.refutations.contains { refutation in
        refutation.rule == rule && refutation.views.map { $0.id } == ids
          && refutation.ranges.contains { $0.contains(length) }
      }
      if !isReported {
        disagreements.append(
          "\(rule.rawValue) is broken at \(FramesText.number(length)), which is not reported")
      }
    }
  }
}
