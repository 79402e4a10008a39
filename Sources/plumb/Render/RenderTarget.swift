// SPDX-License-Identifier: MIT

import Foundation

/// Where pictures go.
enum RenderTarget: Equatable {
  /// A picture per scene, below a folder.
  case folder(String)
  /// All pictures in one file.
  case file(String)

  /// - Throws: for formats that this build cannot write.
  init(_ output: String?) throws(Failure) {
    guard let output else {
      self = .folder(".")
      return
    }
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "svg": self = .file(output)
    case "png", "pdf":
      throw Failure(
        "\(output): PNG and PDF come with the trait Cairo, which this version does not have yet; "
          + "write .svg instead")
    default: self = .folder(output)
    }
  }
}
