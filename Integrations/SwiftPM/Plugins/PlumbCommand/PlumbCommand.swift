// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package plumb …`: runs `plumb` in the folder of the package.
@main
struct PlumbCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plumb").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("plumb found problems")
    default: Diagnostics.error("plumb ended with exit code \(process.terminationStatus)")
    }
  }
}
