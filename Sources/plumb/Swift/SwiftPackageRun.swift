// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// A run of SwiftPM on a package of iOS code, with UIKit in the search path and lowered sources.
struct SwiftPackageRun {
  static let discussion = """
    Accepts SwiftPM's options. The build folder is .build/plumb unless --scratch-path names another. \
    The first run builds UIKit into \(ToolchainCache.location.path), which takes a few minutes, unless \
    a release's folder plumb-swift for the toolchain is beside plumb. The environment variable \
    PLUMB_CACHE names another folder for the build. Exit codes are SwiftPM's.
    """

  private let action: String
  private let options: [String]
  private let isHelpRequested: Bool
  private let help: String

  init(_ action: String, _ options: [String], help command: any ParsableCommand.Type) {
    self.action = action
    self.options = options
    // Options after the name of an executable belong to the executable.
    let own = options.prefix { $0.hasPrefix("-") }
    isHelpRequested = own.contains("--help") || own.contains("-h")
    help = isHelpRequested ? SwiftCommand.helpMessage(for: command) : ""
  }

  func run() throws {
    guard !isHelpRequested else { return print(help) }
    let device = try DeviceOptions(options, endsAtName: action == "run")
    device.apply()
    let options = device.rest
    let package = try PackageLocation(options)
    let lowered = try LoweredPackage(package)
    var arguments = [action] + lowered.options
    // Without the option, SwiftPM runs only the tests that the file lists.
    if action != "run", package.hasListOfTests { arguments.append("--enable-test-discovery") }
    if !package.namesScratch { arguments += ["--scratch-path", package.scratch.path] }
    let status = try Subprocess.code(of: lowered.cache.toolchain.swift, arguments + options)
    throw ExitCode(status)
  }
}
