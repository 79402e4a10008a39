// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// The command line: Auto Layout's layouts seen and verified without a Mac.
@main
struct Plumb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Draws and verifies Auto Layout: storyboards and xibs, without a Mac.",
    discussion: """
      Results go to standard output, progress and notes to standard error. Where a file is, - is \
      standard input or output.
      Exit codes: 0 all is well, 1 there are findings, 2 something could not be read or done.
      """,
    version: "plumb \(version)",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, FramesCommand.self, RangeCommand.self,
      VerifyCommand.self, CheckCommand.self, MatrixCommand.self, RulesCommand.self,
      ReportCommand.self, DiffCommand.self,
      MergeCommand.self, NormalizeCommand.self, VFLCommand.self, ExplainCommand.self,
      SwiftCommand.self, DevicesCommand.self,
    ])

  /// The version that reports carry.
  static let version = "0.1.0"

  /// Runs a command; whatever stops it ends in one message and an exit code of 0, 1 or 2.
  static func main() {
    // A reader that goes away is met where output is written, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    Task.detached {
      let code = await run(Array(CommandLine.arguments.dropFirst()))
      StandardOutput.flush()
      exit(withError: ExitCode(code))
    }
    // An `async` main would end its thread here and unwind it, which release binaries have no tables for.
    while true { pause() }
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      try refuseUnknownCommand(arguments)
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return 0
    } catch let failure as Failure {
      StandardError.write(failure.diagnostic)
      return failure.exitCode
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      guard exitCode(for: error) != .success else {
        StandardOutput.write(fullMessage(for: error))
        return 0
      }
      let usage = fullMessage(for: error).split(separator: "\n").filter {
        $0.hasPrefix("Usage: ") || $0.hasPrefix("  See ")
      }
      let notes = usage.map { $0.trimmed }
      StandardError.write(Failure(message(for: error), notes: notes).diagnostic)
      return 2
    }
  }

  /// Names the command that was meant where the first argument is none.
  private static func refuseUnknownCommand(_ arguments: [String]) throws(Failure) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(first) else { return }
    let hint = Suggestion.nearest(to: first, among: names).map { "did you mean '\($0)'?" }
    throw Failure("unknown command '\(first)'; \(hint ?? "see 'plumb --help'")")
  }
}
