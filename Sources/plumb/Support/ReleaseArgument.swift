// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout

/// The option `--platform` of the commands that lay out.
enum ReleaseArgument {
  static let help = ArgumentHelp(
    "The iOS version of safe areas, bars, fonts and controls, as an app sees them: 18 or 26.",
    discussion: "The default is the canvas of the Xcode that saved the file.", valueName: "version")

  /// - Throws: if the text is not a version.
  static func read(_ text: String?) throws(Failure) -> PlatformVersion? {
    try text.map { text throws(Failure) in PlatformVersion(major: try major(text)) }
  }

  static func major(_ text: String) throws(Failure) -> Int {
    guard let major = Int(text), (7...99).contains(major) else {
      throw Failure("'\(text)' is not a version of iOS; write 18 or 26")
    }
    return major
  }
}
