// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import EssentialFoundation
import InterfaceBuilder
import LayoutReports
import Typography

/// `plumb range`: proves properties of a layout for all sizes in a range.
struct RangeCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "range",
    abstract: "Proves or refutes layout rules for every size in a range.",
    discussion: """
      Computes the layout of a scene as a piecewise linear function of its width or height, exactly and \
      not by trying sizes. Each rule is proved, or refuted with the first size at which it is broken, to \
      the pixel. With ranges for both width and height the layout is computed in cells; sizes that the \
      budget does not reach are reported.

      Rules: \(RangeRule.allCases.map(\.rawValue).joined(separator: ", ")).

      EXAMPLES
        plumb range SignIn.storyboard --width 320...1366
        plumb range Main.storyboard --width 320...1366 --height 400 --text-size XS...AX5
        plumb range Main.storyboard --height 480...1366 --format json > range.json
        plumb range Main.storyboard --width 320...1366 --height 480...1366 --budget 5000
        plumb range SignIn.storyboard --width 320...1366 --scene abc-12-xyz -o chart.svg
        plumb range Main.storyboard --width 320...1366 -o range.html
        plumb range SignIn.storyboard --width 320...1366 --at 507
      """)

  @Argument(help: "Storyboards, xibs, folders that contain them, or - for standard input.")
  var paths: [String]

  @Option(
    help: ArgumentHelp("The range of widths in points, or a single width.", valueName: "from...to"))
  var width: String?

  @Option(
    help: ArgumentHelp(
      "The range of heights in points, or a single height.", valueName: "from...to"))
  var height: String?

  @Option(
    help: ArgumentHelp(
      "Only the scene with this id, controller id or root view id.", valueName: "id"))
  var scene: String?

  @OptionGroup(title: "Canvas")
  var canvas: CanvasArguments

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Rules to skip.", valueName: "rule"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print the frames at this size (400, or 400x700) instead, like 'plumb frames'.",
      valueName: "pt"))
  var at: String?

  @Flag(help: "Compare with layouts from scratch at 400 sizes and beside every breakpoint.")
  var verifyProof = false

  @Option(help: ArgumentHelp("The greatest number of layouts for a scene.", valueName: "count"))
  var budget = 20_000

  @Option(help: "The output format.")
  var format: Format = .text

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write a page about all scenes to this .html file, or draw a chart of edges against sizes: an .svg file for one scene, or a folder.",
      valueName: "path"))
  var output: String?

  @OptionGroup
  var live: LiveArguments

  func validate() throws {
    guard budget > 0 else {
      throw ValidationError("--budget must be at least 1.")
    }
  }

  func run() async throws {
    if let plane = try plane() { return try await run(over: plane) }
    let job = try job()
    let target = try output.flatMap { path throws(Failure) -> RenderTarget? in
      Self.isPage(path) ? nil : try RenderTarget(path)
    }
    let files = try InputFile.find(paths)
    var progress = Progress(total: files.count, noun: "files decided")
    var isComplete = true
    var passes = true
    var results: [RangeJob.Result] = []
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
        passes = passes && result.report.refutations.isEmpty && result.report.isComplete
        passes = passes && result.proof?.holds ?? true
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
    if let at {
      try printFrames(results, at: at, job.lengths)
    } else if format == .json {
      let json = RangeJSON(results.map { ($0.report, $0.textSize) })
      StandardOutput.write(bytes: try json.encoded() + [0x0A])
      for result in results {
        if let proof = result.proof { StandardError.write(RangeText.line(of: proof)) }
      }
    }
    if let target {
      try draw(results, to: target)
    } else if let output {
      var live = try live.files()
      for file in files { live.add(file) }
      try PictureWriter.save(RangePage(results: results, live: live).html(), to: output)
      StandardError.write("→ \(output)")
    }
    if !isComplete { throw ExitCode(2) }
    if !passes { throw ExitCode(1) }
  }

  private static func isPage(_ path: String) -> Bool {
    ["html", "htm"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private func show(_ result: RangeJob.Result) {
    if let size = result.textSize { StandardOutput.write("text size \(size)") }
    for line in RangeText.lines(of: result.report) { StandardOutput.write(line) }
    if let proof = result.proof { StandardOutput.write(RangeText.line(of: proof)) }
  }

  private func printFrames(
    _ results: [RangeJob.Result], at: String, _ lengths: ClosedRange<Double>
  ) throws {
    let length = try LengthRange.length(at, option: "--at")
    guard lengths.contains(length) else {
      throw Failure("--at \(at) is outside of \(lengths.lowerBound)...\(lengths.upperBound)")
    }
    try printFrames(results.compactMap { $0.report.sceneFrames(at: length) }, of: results.count)
  }

  /// - Parameter count: the expected number of scenes.
  func printFrames(_ frames: [SceneFrames], of count: Int) throws {
    guard frames.count == count else {
      throw Failure("--at \(at ?? "") was not reached within the budget")
    }
    switch format {
    case .text:
      for scene in frames { FramesText.lines(of: scene).forEach { StandardOutput.write($0) } }
    case .json: StandardOutput.write(bytes: try FramesJSON(frames).encoded() + [0x0A])
    }
  }

  private func draw(_ results: [RangeJob.Result], to target: RenderTarget) throws(Failure) {
    for (index, result) in results.enumerated() {
      let path: String
      switch target {
      case .file(let file, let format):
        guard format == .svg else { throw Failure(in: file, "a chart is an .svg file") }
        guard results.count == 1 else {
          throw Failure(
            in: file,
            "a chart shows one scene; select it with --scene, or name a folder")
        }
        path = file
      case .folder(let folder):
        let size = result.textSize.map { "-\($0)" } ?? ""
        path = "\(folder)/\(index + 1)-\(PictureWriter.fileName(result.report.scene))\(size).svg"
      }
      try PictureWriter.save(RangeChart(result.report).svg(), to: path)
      StandardError.write("→ \(path)")
    }
  }

  // MARK: Arguments

  private func job() throws(Failure) -> RangeJob {
    var axis = Axis.horizontal
    var lengths: ClosedRange<Double>
    var across: Double?
    switch (width, height) {
    case (let width?, let height?) where !height.contains("..."):
      lengths = try LengthRange.read(width, option: "--width")
      across = try LengthRange.length(height, option: "--height")
    case (let width?, let height?):
      axis = .vertical
      lengths = try LengthRange.read(height, option: "--height")
      across = try LengthRange.length(width, option: "--width")
    case (let width?, nil): lengths = try LengthRange.read(width, option: "--width")
    case (nil, let height?):
      axis = .vertical
      lengths = try LengthRange.read(height, option: "--height")
    case (nil, nil): throw Failure("no range given; write, for example, --width 320...1366")
    }
    guard canvas.size == nil else {
      throw Failure("--size cannot be used here; use --width or --height")
    }
    return RangeJob(
      options: try visibleBars(), scene: scene, axis: axis, lengths: lengths, across: across,
      rules: try rules(), budget: budget, samples: verifyProof ? 400 : nil)
  }

  func rules() throws(Failure) -> [RangeRule] {
    var rules = RangeRule.allCases
    for name in skip {
      guard let rule = RangeRule(rawValue: name) else {
        let names = RangeRule.allCases.map(\.rawValue).joined(separator: " ")
        throw Failure("unknown rule '\(name)'; the rules are \(names)")
      }
      rules.removeAll { $0 == rule }
    }
    return rules
  }

  /// The scene options for each text size.
  func visibleBars() throws(Failure) -> [(options: SceneOptions, textSize: String?)] {
    guard let sizes = canvas.textSize, sizes.contains("...") else {
      return [(try canvas.options(), nil)]
    }
    var single = canvas
    single.textSize = nil
    let options = try single.options()
    let ends = sizes.split(separator: "...", omittingEmptySubsequences: false).map {
      ContentSizeCategory(commandLineName: String($0))
    }
    let all = ContentSizeCategory.allCases
    guard ends.count == 2, let first = ends[0].flatMap({ all.firstIndex(of: $0) }),
      let last = ends[1].flatMap({ all.firstIndex(of: $0) }), first <= last
    else { throw Failure("'\(sizes)' is not a range of text sizes; write, for example, XS...AX5") }
    return all[first...last].map { category in
      var options = options
      options.contentSizeCategory = category
      return (options, category.commandLineName)
    }
  }
}
