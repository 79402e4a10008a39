// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The destination of pictures.
enum RenderTarget: Equatable {
  /// A picture for each scene, below a folder.
  case folder(String)
  /// A single file with all pictures.
  case file(String, PictureFormat)

  /// - Parameter scale: the number of pixels to a point; nil for the default.
  /// - Throws: if the path or the scale is not valid.
  init(_ output: String?, scale: Double? = nil) throws(Failure) {
    guard output?.isEmpty != true else { throw Failure("-o: the path of the output is empty") }
    let output = output ?? "."
    let kind = output == "-" ? "svg" : URL(fileURLWithPath: output).pathExtension.lowercased()
    if let format = try PictureFormat(extension: kind, scale: scale) {
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
