// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// The `plumb` command: draws and verifies Auto Layout without a Mac.
@main
struct Plumb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Draws, checks and explains Auto Layout in storyboards and xibs, without a Mac.",
    discussion: """
      Results are printed on standard output, progress and notes on standard error. As a file name, \
      - is standard input or standard output.
      Exit codes: 0 success, 1 findings, 2 something could not be read or done.
      """,
    version: "plumb \(version)",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, FramesCommand.self, RangeCommand.self,
      WhyCommand.self,
      VerifyCommand.self, CheckCommand.self, MatrixCommand.self, RulesCommand.self,
      ReportCommand.self, DiffCommand.self, StudioCommand.self,
      MergeCommand.self, NormalizeCommand.self, VFLCommand.self, ExplainCommand.self,
      SwiftCommand.self, DevicesCommand.self, MCPCommand.self,
    ])

  /// The version of the tool, which reports contain.
  static let version = "0.1.0"

  /// Runs a command. Any error ends the process with one message and an exit code of 1 or 2.
  static func main() {
    // A closed pipe is reported by the write that fails, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    Task.detached {
      let code = await run(Array(CommandLine.arguments.dropFirst()))
      StandardOutput.flush()
      exit(withError: ExitCode(code))
    }
    // An `async` main would end and unwind this thread here. Release binaries have no unwind
    // tables.
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

  /// Reports an unknown command and suggests the most similar one.
  private static func refuseUnknownCommand(_ arguments: [String]) throws(Failure) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(first) else { return }
    let hint = Suggestion.nearest(to: first, among: names).map { "did you mean '\($0)'?" }
    throw Failure("unknown command '\(first)'; \(hint ?? "see 'plumb --help'")")
  }
}
