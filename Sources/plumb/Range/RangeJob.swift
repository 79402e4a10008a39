// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports

/// Decides the layout of scenes for all sizes along one axis.
struct RangeJob: Sendable {
  /// The options of the scenes. The text size is named if there are several.
  var options: [(options: SceneOptions, textSize: String?)]
  var scene: String?
  var axis: Axis
  var lengths: ClosedRange<Double>
  /// The length along the other axis; nil for the scene's own.
  var across: Double?
  var rules: [RangeRule]
  var budget: Int
  /// The number of layouts from scratch to compare with; nil for none.
  var samples: Int?

  struct Result: Sendable {
    var report: RangeReport
    var textSize: String?
    var proof: RangeProof?
  }

  func run(_ file: InputFile) -> FileDecisions<Result> {
    FileDecisions(file, scene: scene, in: options) { sizes, names, textSize in
      let own = sizes.ownSize
      var result = Result(
        report: RangeReport(
          sizes, along: axis, lengths,
          across: across ?? (axis == .horizontal ? own.height : own.width), budget: budget,
          rules: rules, names: names),
        textSize: textSize)
      if let samples {
        // A fixed seed, so that each run compares the same sizes.
        var random = SeededRandom(seed: 320)
        result.proof = RangeProof(result.report, count: samples, using: &random)
      }
      return result
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
