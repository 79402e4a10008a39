// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles
import LayoutReports

/// Measures proofs over ranges: every scene of some files, over widths of 320 to 1,366 points.
///
/// `range-driver FEWEST MOST TIMES FILE…` measures the scenes with FEWEST to MOST views. For each
/// it prints the layouts and pieces of the proof, and its processor time in milliseconds. The time
/// is the shortest of TIMES runs, without starting and reading.
@main
struct RangeDriver {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 3, let fewest = Int(arguments[0]), let most = Int(arguments[1]),
      let times = Int(arguments[2])
    else {
      print("usage: range-driver FEWEST MOST TIMES FILE…")
      exit(2)
    }
    print("views  pieces  layouts  refuted  ms      scene")
    for path in arguments.dropFirst(3) {
      guard let document = try? IBFile.load(path: path) else { continue }
      for scene in document.scenes {
        measure(document, scene, path, fewest...most, times: times)
      }
    }
  }

  private static func measure(
    _ document: IBDocument, _ scene: IBScene, _ path: String, _ views: ClosedRange<Int>, times: Int
  ) {
    let names = ViewNames(document)
    let sizes = SceneSizes(document, scene: scene, options: SceneOptions())
    let height = sizes.ownSize.height
    var least = Double.infinity
    var report: RangeReport?
    for turn in 0..<max(times, 1) {
      let start = processorTime()
      let found = RangeReport(
        sizes, along: .horizontal, 320...1366, across: height, rules: RangeRule.allCases,
        names: names)
      least = min(least, processorTime() - start)
      if turn == 0, !views.contains(found.views.count) { return }
      report = found
    }
    guard let report else { return }
    let file = path.split(separator: "/").last ?? ""
    print(
      String(
        format: "%5d  %6d  %7d  %7d  %6.2f  ", report.views.count, report.layout.pieces.count,
        report.layout.layouts, report.refutations.count, least * 1000) + "\(file) \(scene.id)")
  }

  /// The processor time of the process in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
