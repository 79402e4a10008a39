// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutReports

/// The file to which pictures of conflicts, or a page about them, are written.
struct ExplanationFile {
  private let path: String
  private let isPage: Bool

  init(_ path: String) throws(Failure) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "svg": isPage = false
    case "html", "htm": isPage = true
    default: throw Failure(in: path, "the file is an .svg or an .html")
    }
    self.path = path
  }

  /// Writes the file whole, or not at all.
  func write(_ explanations: [(source: String, ConflictExplanation)]) throws(Failure) {
    let text =
      isPage
      ? ExplanationPage.page(explanations) : ConflictPicture.document(explanations.map(\.1))
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(in: path, "cannot be written")
    }
  }
}
