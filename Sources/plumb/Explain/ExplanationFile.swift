// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutReports

/// The output file with pictures of conflicts, or with a page about them.
struct ExplanationFile {
  private let path: String
  private let isPage: Bool
  private let live: LiveFiles

  init(_ path: String, _ live: LiveFiles) throws(Failure) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "svg": isPage = false
    case "html", "htm": isPage = true
    default: throw Failure(in: path, "the output must be an .svg or .html file")
    }
    self.path = path
    self.live = live
  }

  /// Writes the complete file, or leaves the old one unchanged.
  func write(_ explanations: [(source: String, ConflictExplanation)]) throws(Failure) {
    let text =
      isPage
      ? ExplanationPage(explanations: explanations, live: live).html()
      : ConflictPicture.document(explanations.map(\.1))
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(in: path, "cannot be written")
    }
  }
}
