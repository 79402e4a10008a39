// SPDX-License-Identifier: MIT

import ArgumentParser

/// `plumb swift`: builds and tests packages of iOS code without changing them.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Builds, tests and runs packages of iOS code without changing them.",
    discussion: """
      The manifests of the package and of its dependencies need not mention Plumb. UIKit is built once \
      for the current toolchain and cached. Code that needs the Objective-C runtime (@objc, #selector, \
      outlets…) is compiled from rewritten copies with the original file names. The sources are not \
      changed.

      EXAMPLES
        plumb swift test
        plumb swift test --package-path Kit --filter LayoutTests
        plumb swift test --device "iPad Pro 11" --landscape --text-size AX1
        plumb swift build -c release
        plumb swift run App
        plumb swift preview -o previews.html
        plumb swift lower Sources/App/LoginController.swift
        plumb swift init MyApp
      """,
    subcommands: [
      SwiftBuildCommand.self, SwiftTestCommand.self, SwiftRunCommand.self, SwiftPreviewCommand.self,
      SwiftLowerCommand.self, SwiftInitCommand.self,
    ])
}

/// `plumb swift build`.
struct SwiftBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds a package of iOS code.",
    discussion: SwiftPackageRun.discussion)

  @Argument(parsing: .captureForPassthrough, help: "Options of 'swift build'.")
  var options: [String] = []

  func run() throws { try SwiftPackageRun("build", options, help: Self.self).run() }
}

/// `plumb swift test`.
struct SwiftTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Builds a package of iOS code and runs its tests.",
    discussion: """
      \(DeviceOptions.discussion)

      \(SwiftPackageRun.discussion)
      """)

  @Argument(parsing: .captureForPassthrough, help: "Options of 'swift test'.")
  var options: [String] = []

  func run() throws { try SwiftPackageRun("test", options, help: Self.self).run() }
}

/// `plumb swift run`.
struct SwiftRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds a package of iOS code and runs one of its executables.",
    discussion: """
      Launches the app delegate that is marked @main or @UIApplicationMain, and draws the app's first \
      scene one second after the launch. The environment variable PLUMB_PICTURE names the picture file, \
      a PNG or an SVG; the default name is that of the executable.

      \(DeviceOptions.discussion)

      \(SwiftPackageRun.discussion)
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: "Options of 'swift run', the executable and its arguments.")
  var options: [String] = []

  func run() throws { try SwiftPackageRun("run", options, help: Self.self).run() }
}
