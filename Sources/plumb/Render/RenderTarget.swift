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
    guard !output.isEmpty else { throw Failure("-o: the path of the output is empty") }
    guard output != "-" else {
      self = .file(output)
      return
    }
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "svg": self = .file(output)
    case "png", "pdf":
      throw Failure(
        "\(output): PNG and PDF come with the trait Cairo, which this version does not have yet; "
          + "write .svg instead")
    case "html", "htm":
      throw Failure("\(output): render writes pictures; write .svg, or name a folder")
    default: self = .folder(output)
    }
  }
}
