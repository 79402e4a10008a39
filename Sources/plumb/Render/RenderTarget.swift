// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Where pictures go.
enum RenderTarget: Equatable {
  /// A picture per scene, below a folder.
  case folder(String)
  /// All pictures in one file.
  case file(String, PictureFormat)

  /// - Parameter scale: pixels of a point, where that was asked for.
  /// - Throws: for formats that this build cannot write.
  init(_ output: String?, scale: Double? = nil) throws(Failure) {
    guard output?.isEmpty != true else { throw Failure("-o: the path of the output is empty") }
    let output = output ?? "."
    let kind = output == "-" ? "svg" : URL(fileURLWithPath: output).pathExtension.lowercased()
    if let format = try PictureFormat(extension: kind, scale: scale, of: output) {
      self = .file(output, format)
    } else if kind == "html" || kind == "htm" {
      throw Failure(
        in: output,
        "render writes pictures; for a page of all scenes: "
          + "plumb preview PATH -o \(output)")
    } else {
      self = .folder(output)
    }
  }
}
