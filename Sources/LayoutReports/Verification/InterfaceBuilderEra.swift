// SPDX-License-Identifier: MIT

/// A range of builds of Interface Builder. The canvas changed between them.
struct InterfaceBuilderEra: Hashable, Sendable {
  var builds: Range<Int>
  /// The builds and the versions of Xcode, for readers.
  var name: String

  static let all = [
    InterfaceBuilderEra(builds: 0..<11_000, name: "below 11000 (Xcode 5 to 7)"),
    InterfaceBuilderEra(builds: 11_000..<15_000, name: "11000 to 14999 (Xcode 8 to 10)"),
    InterfaceBuilderEra(builds: 15_000..<20_000, name: "15000 to 19999 (Xcode 11 to 13)"),
    InterfaceBuilderEra(builds: 20_000..<22_000, name: "20000 to 21999 (Xcode 14)"),
    InterfaceBuilderEra(builds: 22_000..<24_000, name: "22000 to 23999 (Xcode 15 and 16)"),
    InterfaceBuilderEra(builds: 24_000..<Int.max, name: "from 24000 (Xcode 26)"),
  ]

  /// A table in Markdown: the compared scenes and views of each era, and those that agree. Empty if
  /// all scenes are of one era.
  static func table(_ scenes: [SceneVerification], tolerance: Double) -> [String] {
    let rows = all.compactMap { era -> String? in
      let own = scenes.filter { $0.build.map(era.builds.contains) ?? false }
      let summary = VerificationSummary(own, tolerance: tolerance)
      guard summary.views > 0 else { return nil }
      return "| \(era.name) | \(summary.scenes) | \(summary.exactScenes) | \(summary.views) | "
        + "\(summary.viewsWithin) | \(summary.viewPercentageText) |"
    }
    guard rows.count > 1 else { return [] }
    return [
      "| build of Interface Builder | scenes | exact | views | within | % |",
      "|---|---|---|---|---|---|",
    ] + rows + [""]
  }
}
