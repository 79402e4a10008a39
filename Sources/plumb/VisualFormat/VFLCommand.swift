// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles
import LayoutRendering
import StudioCore
import VisualFormat

/// `plumb vfl`: shows visual formats as constraints, frames and a picture.
struct VFLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Shows visual format strings as constraints, frames and a picture.",
    discussion: """
      Lays out all formats together, in a superview of the given size. Each name in brackets is a view \
      that is as large as its name. A position that the formats leave open is near the middle.

      EXAMPLES
        plumb vfl 'H:|-[a]-[b(==a)]-|'
        plumb vfl 'H:|-[icon(24)]-[title]-|' 'V:|-[title]' --options alignAllCenterY
        plumb vfl 'H:|-gap-[a]' --metrics gap=30 --size 200x60 -o a.svg
        plumb vfl --extended 'HV:|~[logo(25%)]~|' -o logo.svg
        plumb vfl --file formats.txt --format github
      """)

  @Argument(help: "Visual formats.")
  var formats: [String] = []

  @Option(
    help: ArgumentHelp("A file with a format on each line; - is standard input.", valueName: "path")
  )
  var file: String?

  @Flag(
    help: "Read Plumb's extended format: percentages, attributes, centring, lists, several axes.")
  var extended = false

  @Option(help: ArgumentHelp("The superview's size in points.", valueName: "width>x<height"))
  var size = "320x120"

  @Option(
    name: .customLong("metrics"), parsing: .upToNextOption,
    help: ArgumentHelp("Named numbers.", valueName: "name=value"))
  var metrics: [String] = []

  @Option(
    name: .customLong("options"), parsing: .upToNextOption,
    help: ArgumentHelp("Format options, such as alignAllTop.", valueName: "option"))
  var options: [String] = []

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Draw the layout to this .svg file.", valueName: "path"))
  var output: String?

  @Option(help: "The output format: text with constraints and frames, or a report of the errors.")
  var format: DiagnosticFormat = .text

  func run() throws {
    let formats = try allFormats()
    let scope = FormatNames(
      views: Set(formats.flatMap { Self.viewNames(of: $0.text, extended: extended) }),
      metrics: try metricValues())
    let options = try formatOptions()
    var canvas = FormatCanvas(
      size: try CanvasSize.read(size), direction: rtl ? .rightToLeft : .leftToRight,
      names: scope.views.sorted())
    var mistakes: [Diagnostic] = []
    for format in formats {
      let resolved =
        extended
        ? ExtendedFormat.parse(format.text).resolved(in: scope, options: options)
        : FormatStatement.parse(format.text).resolved(in: scope, options: options)
      for diagnostic in resolved.diagnostics {
        let located = diagnostic.diagnostic(
          in: resolved.source, file: format.file, line: format.line)
        mistakes.append(located)
        guard self.format == .text else { continue }
        if format.file == nil {
          StandardError.write(located, in: resolved.source.text)
        } else {
          StandardError.write(located)
        }
      }
      guard resolved.diagnostics.isEmpty else { continue }
      if self.format == .text {
        StandardOutput.write(format.text)
        for constraint in resolved.constraints { StandardOutput.write("  \(constraint)") }
      }
      canvas.add(
        resolved,
        at: Diagnostic.Place(file: format.file, line: format.file == nil ? nil : format.line))
    }
    let snapshot = canvas.layout()
    let conflicts = mistakes.isEmpty ? canvas.conflicts(in: snapshot) : []
    if format != .text {
      let files = Set(formats.compactMap(\.file)).sorted()
      DiagnosticReport(of: mistakes + conflicts, in: files).print(as: format)
    }
    if !mistakes.isEmpty { throw ExitCode(2) }
    if format == .text {
      StandardOutput.write("frames in \(size)")
      for line in FormatCanvas.frames(in: snapshot) { StandardOutput.write("  \(line)") }
      let writer = Terminal.writer(for: STDOUT_FILENO)
      for conflict in conflicts { StandardOutput.write(writer.text(of: conflict)) }
    }
    if let output { try draw(snapshot, to: output) }
    if !conflicts.isEmpty { throw ExitCode(1) }
  }

  private func allFormats() throws(Failure) -> [WrittenFormat] {
    var all = formats.map { WrittenFormat(text: $0) }
    if let file {
      let name = file == "-" ? "<stdin>" : file
      let bytes: [UInt8]
      do throws(IBFileError) {
        bytes =
          file == "-"
          ? try IBFile.bytes(descriptor: STDIN_FILENO, file: name)
          : try IBFile.bytes(path: file)
      } catch {
        throw Failure(error.diagnostic)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if extended {
        all.append(WrittenFormat(text: text, file: name))
      } else {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
          all.append(WrittenFormat(text: String(line), file: name, line: index + 1))
        }
      }
    }
    guard !all.isEmpty else { throw Failure("no format; see 'plumb help vfl'") }
    return all
  }

  private static func viewNames(of format: String, extended: Bool) -> [String] {
    extended
      ? ExtendedFormat.parse(format).format.statements.flatMap(\.viewNames)
      : FormatStatement.parse(format).statement.viewNames
  }

  private func metricValues() throws(Failure) -> [String: Double] {
    var values: [String: Double] = [:]
    for metric in metrics {
      let parts = metric.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw Failure("'\(metric)' is not a metric; write name=value with a number")
      }
      values[String(parts[0])] = value
    }
    return values
  }

  private func formatOptions() throws(Failure) -> VisualFormat.FormatOptions {
    var all: VisualFormat.FormatOptions = []
    for name in options {
      guard let option = VisualFormat.FormatOptions(name: name) else {
        throw Failure("unknown option '\(name)'; options are spelt as in Swift: alignAllTop")
      }
      all.formUnion(option)
    }
    return all
  }

  private func draw(_ snapshot: LayoutSnapshot, to path: String) throws(Failure) {
    guard case .file(_, let picture) = try RenderTarget(path) else {
      throw Failure(in: path, "the picture must be an .svg file")
    }
    let title = "Visual format"
    let list = snapshot.displayList(RenderingOptions(title: title))
    try OutputFile.write(try picture.bytes(of: [list], title: title, path: path), to: path)
    if path != "-", self.format == .text { StandardOutput.write("→ \(path)") }
  }
}
