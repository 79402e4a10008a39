// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The destination of updated files.
struct UpdateTarget {
  private enum Place {
    case inPlace
    case file(String)
    case folder(String)
  }

  private let place: Place

  /// - Parameter paths: the paths on the command line. The output for one file is a file; the output
  ///   for a folder is a folder.
  /// - Throws: if there is no destination, if there are two, or if several files would be written
  ///   to one.
  init(
    _ output: String?, inPlace: Bool, files: [InputFile], of paths: [String]
  ) throws(Failure) {
    guard let output else {
      guard inPlace else {
        throw Failure("no output given: use --in-place, or -o with a path")
      }
      if files.contains(.standardInput) {
        throw Failure("standard input cannot be written in place; use -o")
      }
      place = .inPlace
      return
    }
    guard !inPlace else { throw Failure("--in-place and -o exclude each other") }
    guard !output.isEmpty else { throw Failure("-o: the path of the output is empty") }
    let kind = FileKind(at: output)
    let isFile =
      ["storyboard", "xib"].contains(URL(fileURLWithPath: output).pathExtension)
      || (paths.count == 1 && FileKind(at: paths[0]) != .folder && !output.hasSuffix("/"))
    if output == "-" || kind == .file || (kind == nil && isFile) {
      guard files.count == 1 else {
        throw Failure(in: output, "one file cannot hold \(files.count) outputs; name a folder")
      }
      place = .file(output)
    } else {
      place = .folder(output)
    }
  }

  var isStandardOutput: Bool {
    if case .file("-") = place { true } else { false }
  }

  func path(of file: InputFile) -> String {
    switch place {
    case .inPlace: file.path
    case .file(let path): path
    case .folder(let folder): "\(folder)/\(file.relativePath)"
    }
  }
}
