// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// An Interface Builder file that a command was given, directly or below a folder.
struct InputFile: Hashable, Sendable {
  /// The path as a person would name it.
  var path: String
  /// The path below the folder that was given, or the file's name.
  var relativePath: String

  /// The file's name without its extension.
  var stem: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
}

extension InputFile {
  /// The files that `paths` name, standard input for `-`; folders stand for every storyboard and xib below them, in
  /// alphabetical order.
  ///
  /// - Throws: for a path that does not exist, and for folders without any such file.
  static func find(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      guard path != standardInput else {
        files.append(InputFile(path: path, relativePath: "stdin"))
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure("\(path): no such file")
      }
      if isFolder.boolValue {
        let found = below(path)
        guard !found.isEmpty else { throw Failure("\(path): no .storyboard or .xib below") }
        files += found
      } else {
        files.append(
          InputFile(path: path, relativePath: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
    return files
  }

  private static func below(_ folder: String) -> [InputFile] {
    let names = FileManager.default.enumerator(atPath: folder)
    var files: [InputFile] = []
    while let name = names?.nextObject() as? String {
      let kind = URL(fileURLWithPath: name).pathExtension
      guard IBFile.pathExtensions.contains(kind) else { continue }
      files.append(
        InputFile(
          path: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", relativePath: name))
    }
    return files.sorted { $0.relativePath < $1.relativePath }
  }
}
