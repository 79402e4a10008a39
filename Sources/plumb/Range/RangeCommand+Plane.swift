// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// Ranges of both widths and heights.
extension RangeCommand {
  /// The ranges of widths and heights, if both options are given as ranges.
  func plane() throws(Failure) -> (widths: ClosedRange<Double>, heights: ClosedRange<Double>)? {
    guard let width, let height, width.contains("..."), height.contains("...") else { return nil }
    let widths = try LengthRange.read(width, option: "--width")
    let heights = try LengthRange.read(height, option: "--height")
    for (range, name) in [(widths, "--width"), (heights, "--height")]
    where range.upperBound - range.lowerBound < 1 {
      throw Failure("\(name): the range is less than a point; write a single number")
    }
    return (widths, heights)
  }

  func run(over plane: (widths: ClosedRange<Double>, heights: ClosedRange<Double>)) async throws {
    guard output == nil else {
      throw Failure(
        "-o: a chart shows widths or heights, not both; give one of them as a single number")
    }
    guard canvas.size == nil else {
      throw Failure("--size cannot be used here; use --width or --height")
    }
    let size = try at.map { text throws(Failure) in try planeSize(text, in: plane) }
    let job = PlaneJob(
      options: try visibleBars(), scene: scene, widths: plane.widths, heights: plane.heights,
      rules: try rules(), budget: budget, samples: verifyProof ? 400 : nil)
    let files = try InputFile.find(paths)
    var progress = Progress(total: files.count, noun: "files decided")
    var results: [PlaneJob.Result] = []
    var (isComplete, passes) = (true, true)
    await files.mapConcurrently {
      job.run($0)
    } handing: { outcome in
      progress.advance {
        for message in outcome.messages { StandardError.write(message) }
      }
      isComplete = isComplete && !outcome.hasFailed
      results += outcome.results
      guard at == nil else { return }
      for result in outcome.results {
        passes = passes && result.passes
        if format == .text { show(result) }
      }
    }
    guard !results.isEmpty else {
      guard isComplete else { throw ExitCode(2) }
      guard !files.isEmpty else { return }
      throw Failure(
        scene.map { "no scene with the id '\($0)'" } ?? "nothing to prove: no scene in these files"
      )
    }
    if let size {
      try printFrames(results.compactMap { $0.report.sceneFrames(at: size) }, of: results.count)
    } else if format == .json {
      let value = PlaneJSON.value(of: results.map { ($0.report, $0.textSize) })
      StandardOutput.write(bytes: Array((value.indented + "\n").utf8))
      for result in results { result.proofLine.map { StandardError.write($0) } }
    }
    if !isComplete { throw ExitCode(2) }
    if !passes { throw ExitCode(1) }
  }

  private func planeSize(
    _ text: String, in plane: (widths: ClosedRange<Double>, heights: ClosedRange<Double>)
  ) throws(Failure) -> Size {
    let size = try CanvasSize.read(text)
    guard plane.widths.contains(size.width), plane.heights.contains(size.height) else {
      throw Failure("--at \(text) is outside of the ranges")
    }
    return size
  }

  private func show(_ result: PlaneJob.Result) {
    if let size = result.textSize { StandardOutput.write("text size \(size)") }
    for line in PlaneText.lines(of: result.report) { StandardOutput.write(line) }
    if let line = result.proofLine { StandardOutput.write(line) }
  }
}

/// Decides the layout of scenes for all widths and heights.
private struct PlaneJob: Sendable {
  var options: [(options: SceneOptions, textSize: String?)]
  var scene: String?
  var widths: ClosedRange<Double>
  var heights: ClosedRange<Double>
  var rules: [RangeRule]
  var budget: Int
  /// The number of layouts from scratch to compare with; nil for none.
  var samples: Int?

  struct Result: Sendable {
    var report: PlaneReport
    var textSize: String?
    var proof: (samples: Int, deviation: Double, at: Size)?

    var passes: Bool {
      report.refutations.isEmpty && report.isComplete
        && proof?.deviation ?? 0 <= PlaneReport.tolerance
    }

    var proofLine: String? {
      proof.map { proof in
        "  checked: \(proof.samples) layouts from scratch, greatest difference \(proof.deviation) pt"
          + (proof.deviation > 0 ? " at \(PlaneText.size(proof.at))" : "")
      }
    }
  }

  func run(_ file: InputFile) -> FileDecisions<Result> {
    FileDecisions(file, scene: scene, in: options) { sizes, names, textSize in
      let series = sizes.series()
      let layout = PlaneLayout(
        sizes, widths: widths, heights: heights, budget: budget, series: series)
      var result = Result(
        report: PlaneReport(layout, rules: rules, names: names, series: series),
        textSize: textSize)
      if let samples {
        var random = SeededRandom(seed: 320)
        result.proof = result.report.compared(count: samples, using: &random)
      }
      return result
    }
  }
}
