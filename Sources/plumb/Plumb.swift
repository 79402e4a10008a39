// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command line: Auto Layout's layouts seen and verified without a Mac.
@main
struct Plumb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Draws and verifies Auto Layout: storyboards and xibs, without a Mac.",
    discussion: """
      Results go to standard output, progress and notes to standard error.
      Exit codes: 0 all is well, 1 there are findings, 2 something could not be read or done.
      """,
    version: version,
    subcommands: [
      RenderCommand.self, FramesCommand.self, RangeCommand.self, VerifyCommand.self,
      CheckCommand.self,
      RulesCommand.self, ReportCommand.self, VFLCommand.self, ExplainCommand.self,
      SwiftCommand.self,
    ])

  /// The version that reports carry.
  static let version = "0.1.0"

  /// Runs a command; whatever stops it ends in one message and an exit code of 0, 1 or 2.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      StandardError.write("error: \(failure.message)")
      exit(withError: ExitCode(failure.exitCode))
    } catch  where exitCode(for: error) == .validationFailure {
      StandardError.write(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }
}
