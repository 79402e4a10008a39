// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Checks the storyboards and xibs of a target in every build in which one of them changed.
///
/// Findings are warnings of the build, and do not stop it.
@main
struct PlumbCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = Self.layoutFiles(below: target.directoryURL)
    guard !files.isEmpty else { return [] }
    let plumb = try context.tool(named: "plumb").url
    // Exit code 1 means findings. A build tool has no other way to report warnings than to print
    // them and succeed.
    let script = """
      found=$("$@" 2>&1); code=$?
      [ $code -eq 0 ] || printf '%s\\n' "$found" | sed -E 's/^([^ ].*:[0-9]+): error: /\\1: warning: /'
      [ $code -le 1 ]
      """
    // An output would be copied into the target's resources. The inputs alone decide when the
    // command runs.
    return [
      .buildCommand(
        displayName: "Checking the layouts of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", plumb.path, "check"] + files.map(\.path),
        inputFiles: files + [plumb], outputFiles: [])
    ]
  }

  private static func layoutFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
