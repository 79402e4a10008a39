// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports

/// Decides for every size what scenes do.
struct RangeJob: Sendable {
  /// The circumstances, one by one; the text size is named where several were asked for.
  var options: [(options: SceneOptions, textSize: String?)]
  var scene: String?
  var axis: Axis
  var lengths: ClosedRange<Double>
  /// nil takes the scene's own.
  var across: Double?
  var rules: [RangeRule]
  var budget: Int
  /// The number of layouts from scratch to compare with; nil compares none.
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
        // The same sizes in every run.
        var random = SeededRandom(seed: 320)
        result.proof = RangeProof(result.report, count: samples, using: &random)
      }
      return result
    }
  }
}

/// Numbers that are the same in every run.
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
