// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// `plumb merge`: a git merge driver for Interface Builder files.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges two versions of a storyboard or xib by the ids of its elements.",
    discussion: """
      Writes the result to OURS. Changes to different elements or attributes are merged, byte for byte \
      as if one had been made after the other. If both versions change the same thing differently, the \
      result has conflict markers around it. They are XML comments, so the file still loads, with our \
      version in effect. Each conflict is described on standard error; --format prints a report instead.

      Exit codes: 0 merged, 1 conflicts, 2 a version could not be read (OURS is unchanged).

      EXAMPLES
        plumb merge Base.storyboard Ours.storyboard Theirs.storyboard
        plumb merge Base.storyboard Ours.storyboard Theirs.storyboard -o -
        git config merge.plumb.driver 'plumb merge %O %A %B --path %P --marker-size %L'
        echo '*.storyboard merge=plumb' >> .gitattributes
      """)

  @Argument(help: "The common ancestor; an empty file or /dev/null if there is none.")
  var base: String

  @Argument(help: "Our version, which is replaced by the result.")
  var ours: String

  @Argument(help: "Their version.")
  var theirs: String

  @Option(help: ArgumentHelp("The name of the file in messages (git's %P).", valueName: "path"))
  var path: String?

  @Option(help: ArgumentHelp("The length of conflict markers (git's %L).", valueName: "length"))
  var markerSize = 7

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write the result to this file instead of OURS; - for standard output.", valueName: "path"))
  var output: String?

  @Option(help: "Print a report of the conflicts in this format.")
  var format: DiagnosticFormat?

  func validate() throws {
    guard (1...200).contains(markerSize) else {
      throw ValidationError("--marker-size must be from 1 to 200.")
    }
    guard format == nil || output != "-" else {
      throw ValidationError("Standard output can contain the merged file or the report, not both.")
    }
  }

  func run() throws {
    if output?.isEmpty == true { throw Failure("-o: the path of the output is empty") }
    var markers = MergeMarkers()
    markers.size = markerSize
    let versions = (
      try Self.bytes(base, isAncestor: true), try Self.bytes(ours), try Self.bytes(theirs)
    )
    let result: MergeResult
    do throws(DocumentMerge.Failure) {
      result = try DocumentMerge.merge(
        base: versions.0, ours: versions.1, theirs: versions.2, markers: markers)
    } catch {
      throw Failure(named(error.diagnostic))
    }
    let target = output ?? ours
    if target != ours || result.bytes != versions.1 {
      try OutputFile.write(result.bytes, to: target)
    }
    let name = path ?? target
    let found = result.conflicts.map { $0.diagnostic(in: name) }
    if let format {
      DiagnosticReport(of: found, in: [name], rules: [MergeConflict.rule]).print(as: format)
    } else {
      // The file at `name` may not be the merged one, so the message shows no source line.
      for conflict in found { StandardError.write(TextWriter().text(of: conflict)) }
    }
    if !result.isClean { throw ExitCode(1) }
  }

  /// The diagnostic about a version, with that version's path.
  private func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    let version = diagnostic.place.file ?? ""
    diagnostic.place.file = path ?? ["base": base, "theirs": theirs][version] ?? ours
    diagnostic.message = "\(version): \(diagnostic.message)"
    return diagnostic
  }

  private static func bytes(_ path: String, isAncestor: Bool = false) throws(Failure) -> [UInt8] {
    if isAncestor, path == "/dev/null" { return [] }
    do throws(IBFileError) {
      return try (path == "-" ? .standardInput : InputFile(path: path, relativePath: path)).bytes()
    } catch {
      throw Failure(error.diagnostic)
    }
  }
}
