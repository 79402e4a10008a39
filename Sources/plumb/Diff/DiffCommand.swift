// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutRendering
import LayoutReports

/// `plumb diff`: describes the effect of a change to Interface Builder files.
struct DiffCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, html, json, svg }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Shows the effect of a change to storyboards and xibs, in words, frames and pictures.",
    discussion: """
      A version is a file, a folder, a git revision or revision:path. A single revision is compared \
      with the working tree. Objects are matched by their ids. The order of attributes, tool versions and \
      saved frames that layout computes anyway do not count as changes; --noise lists them separately. \
      Findings of 'plumb check' that only one version has are reported too, for the compared canvases.

      Exit codes: 0 no change, 1 changes, 2 something could not be read.

      EXAMPLES
        plumb diff Old.storyboard New.storyboard
        plumb diff main
        plumb diff HEAD~3 HEAD App/Base.lproj --format markdown
        plumb diff HEAD:Main.storyboard Main.storyboard --devices "iPhone SE,iPad Pro 11-inch" -o diff.html
        git config difftool.plumb.cmd 'plumb diff "$LOCAL" "$REMOTE"'
      """)

  @Argument(help: "The old version, the new version, and the paths to compare in revisions.")
  var versions: [String]

  @OptionGroup(title: "Canvas")
  var canvas: CanvasArguments

  @Option(
    help: ArgumentHelp(
      "Devices to compare frames on, in addition to the file's own canvas; separated by commas.",
      valueName: "names"))
  var devices = "iPhone SE,iPhone 15 Pro Max"

  @Flag(help: "Do not lay out; show only what changed in the files.")
  var noFrames = false

  @Flag(help: "Also list changes without effect, separately.")
  var noise = false

  @Option(help: "The output format: text, markdown, html, json or svg.")
  var format: Format?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write to this file; its extension selects the format: .txt, .md, .html, .json or .svg.",
      valueName: "path"))
  var output: String?

  @OptionGroup
  var live: LiveArguments

  @Flag(help: "Print one file as text for git's diff (textconv).")
  var textconv = false

  @Flag(help: "Read arguments as git passes them to an external diff, and exit with 0.")
  var git = false

  func run() async throws {
    if textconv { return try printText() }
    let (pairs, format) = (try pairs(), try outputFormat())
    let job = DiffJob(
      canvases: noFrames ? [] : try canvases(), drawsPictures: format == .html || format == .svg)
    let configuration = try CheckConfiguration(for: pairs.map(\.name))
    var progress = Progress(total: pairs.count, noun: "files compared")
    var files: [FileDifference] = []
    var pictures: [DiffPicture] = []
    var isComplete = true
    let printsText = format == .text && output == nil
    await pairs.mapConcurrently {
      job.run($0)
    } handing: { outcome in
      isComplete = isComplete && outcome.errors.isEmpty
      pictures += outcome.pictures
      var difference = outcome.difference
      difference?.configureFindings(configuration)
      if let difference { files.append(difference) }
      progress.advance {
        for error in outcome.errors { StandardError.write(error) }
        guard printsText, let difference else { return }
        DiffText.lines(of: difference, showsNoise: noise).forEach(StandardOutput.write)
      }
    }
    if !printsText { try write(files, pictures, pairs, as: format) }
    if !isComplete { throw ExitCode(2) }
    if !git, files.contains(where: { !$0.isEmpty }) { throw ExitCode(1) }
  }

  private func write(
    _ files: [FileDifference], _ pictures: [DiffPicture], _ pairs: [VersionPair],
    as format: Format
  ) throws {
    let bytes: [UInt8] =
      switch format {
      case .text:
        Array(
          files.flatMap { DiffText.lines(of: $0, showsNoise: noise) }.map { $0 + "\n" }.joined()
            .utf8)
      case .markdown: Array(DiffMarkdown.text(of: files, showsNoise: noise).utf8)
      case .html:
        Array(
          DiffPage(
            files: files, pictures: pictures, showsNoise: noise,
            live: try liveFiles(pairs, shown: Set(pictures.map(\.file)))
          ).html().utf8)
      case .json: Array(try DiffJSON(files).encoded() + [0x0A])
      case .svg: Array(sheet(of: pictures).svg().utf8)
      }
    try OutputFile.write(bytes, to: output ?? "-")
  }

  /// Both versions of the files of which the page has pictures.
  private func liveFiles(
    _ pairs: [VersionPair], shown: Set<String>
  ) throws(Failure) -> LiveFiles {
    var files = try live.files()
    for pair in pairs where shown.contains(pair.name) {
      if let old = pair.old { files.add(old, as: DiffPage.key(pair.name, isNew: false)) }
      if let new = pair.new { files.add(new, as: DiffPage.key(pair.name, isNew: true)) }
    }
    return files
  }

  private func sheet(of pictures: [DiffPicture]) -> ContactSheet {
    ContactSheet(
      pictures: pictures.flatMap { picture in
        let name = "\(picture.title) on \(picture.canvas)"
        return [
          ContactSheet.Picture(picture.before, caption: name, note: "before"),
          ContactSheet.Picture(picture.after, caption: name, note: "after"),
          ContactSheet.Picture(
            picture.overlay, caption: name, note: "old frames dashed red, new ones green"),
        ]
      }, columns: 3)
  }

  private func printText() throws {
    guard versions.count == 1, let path = versions.first else {
      throw Failure("--textconv takes one file")
    }
    let file = path == "-" ? .standardInput : InputFile(path: path, relativePath: path)
    do throws(IBFileError) {
      let bytes = try file.bytes()
      // Git chooses the files. An error would end its command.
      if ForeignFormat(startOfFile: bytes) != nil {
        StandardOutput.write(bytes: bytes)
        return
      }
      let document = try IBFile.load(bytes, file: file.name)
      DocumentText.lines(of: document).forEach(StandardOutput.write)
    } catch {
      StandardError.write(error.diagnostic)
      throw ExitCode(2)
    }
  }

  private func pairs() throws(Failure) -> [VersionPair] {
    guard let old = versions.first else { throw Failure("two versions are needed") }
    if git {
      // Git passes path, old file, old hash, old mode, new file, new hash and new mode. After a
      // rename there are more.
      guard versions.count >= 7 else {
        throw Failure("--git expects the arguments of an external diff")
      }
      var pairs = try VersionPair.find(versions[1], versions[4], paths: [])
      for index in pairs.indices { pairs[index].name = versions.count > 7 ? versions[7] : old }
      // Git chooses the files. An error would end its command.
      return VersionPair.withoutForeign(pairs)
    }
    return try VersionPair.find(
      old, versions.count > 1 ? versions[1] : nil, paths: Array(versions.dropFirst(2)))
  }

  /// The file's own canvas and the devices; a single canvas if the options specify it.
  private func canvases() throws(Failure) -> [LayoutEffect.Canvas] {
    let options = try canvas.options()
    if let device = canvas.device { return [LayoutEffect.Canvas(device, options)] }
    if let size = canvas.size { return [LayoutEffect.Canvas(size, options)] }
    var canvases = [LayoutEffect.Canvas("its own canvas", options)]
    for name in devices.split(separator: ",").map({ $0.trimmed }) {
      var options = options
      options.device = try CanvasArguments.device(named: name)
      canvases.append(LayoutEffect.Canvas(name, options))
    }
    return canvases
  }

  private func outputFormat() throws(Failure) -> Format {
    if let output, output.isEmpty { throw Failure("-o: the path of the output is empty") }
    guard let output, output != "-", format == nil else { return format ?? .text }
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "md", "markdown": return .markdown
    case "html", "htm": return .html
    case "json": return .json
    case "svg": return .svg
    case "txt", "text", "": return .text
    case let kind: throw Failure(in: output, "diff does not write .\(kind)")
    }
  }
}

extension FileDifference {
  /// Removes the findings that a configuration turns off, and sets the severities of the others.
  fileprivate mutating func configureFindings(_ configuration: CheckConfiguration) {
    newFindings = newFindings.compactMap(configuration.configured).filter { $0.severity > .note }
    goneFindings = goneFindings.compactMap(configuration.configured).filter { $0.severity > .note }
  }
}
