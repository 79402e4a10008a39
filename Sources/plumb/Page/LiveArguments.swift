// SPDX-License-Identifier: MIT

import ArgumentParser

/// The page of Plumb Studio that another page contains.
struct LiveArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The page of Plumb Studio to put into an .html file, or 'none'.",
      discussion: "The default is studio.html beside the program, if it is there.",
      valueName: "path"))
  var studio: String?

  func files() throws(Failure) -> LiveFiles {
    if studio == "none" { return LiveFiles() }
    guard let path = studio ?? StudioPage.installedPath else { return LiveFiles() }
    return LiveFiles(try StudioPage(path))
  }
}
