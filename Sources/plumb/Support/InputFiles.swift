// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// An Interface Builder file that a command was given, directly or below a folder.
struct InputFile: Hashable, Sendable {
  /// The path as a person would name it; `-` is standard input.
  var path: String
  /// The path below the folder that was given, or the file's name. No two files of one command have
  /// the same but for the extension, so that what is made of them never meets.
  var relativePath: String

  static let standardInput = InputFile(path: "-", relativePath: "stdin")

  /// What messages call the file.
  var name: String { path == "-" ? "<stdin>" : path }

  /// The bytes of the file.
  func bytes() throws(IBFileError) -> [UInt8] {
    path == "-"
      ? try IBFile.bytes(descriptor: STDIN_FILENO, file: name)
      : try IBFile.bytes(path: path)
  }

  /// The file's document.
  func document() throws(IBFileError) -> IBDocument { try IBFile.load(try bytes(), file: name) }

  /// The files that `paths` name, standard input for `-`; folders stand for every storyboard and xib
  /// below them, in alphabetical order.
  ///
  /// - Throws: for a path that does not exist, and for folders without any such file.
  static func find(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths where path != "-" || !files.contains(.standardInput) {
      guard path != "-" else {
        files.append(.standardInput)
        continue
      }
      guard let kind = FileKind(at: path) else { throw Failure(in: path, "no such file") }
      if kind == .folder {
        var walk = FolderWalk()
        walk.visit(path, below: "")
        guard !walk.files.isEmpty || !walk.failures.isEmpty else {
          throw Failure(in: path, "no .storyboard or .xib below")
        }
        if let failure = walk.failures.first { throw failure }
        files += walk.files.sorted { $0.relativePath < $1.relativePath }
      } else {
        files.append(
          InputFile(path: path, relativePath: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
    return keptApart(files)
  }

  /// Files of one name get the folders above them in front of it, as far as those differ, and their
  /// extension behind it where that alone tells them apart.
  private static func keptApart(_ files: [InputFile]) -> [InputFile] {
    func key(_ path: String) -> String {
      URL(fileURLWithPath: path).deletingPathExtension().relativePath.lowercased()
    }
    var files = files
    var isRepeated = true
    // One folder more each time, as long as there are any.
    while isRepeated {
      isRepeated = false
      for group in Dictionary(grouping: files.indices, by: { key(files[$0].relativePath) }).values
      where Set(group.map { folder(of: files[$0]) }).count > 1 {
        for index in group {
          guard let longer = longer(files[index]) else { continue }
          files[index].relativePath = longer
          isRepeated = true
        }
      }
    }
    var taken: Set<String> = []
    for index in files.indices where !taken.insert(key(files[index].relativePath)).inserted {
      let url = URL(fileURLWithPath: files[index].relativePath)
      let kind = url.pathExtension
      var candidate = "\(files[index].relativePath).\(kind)"
      var number = 2
      while !taken.insert(key(candidate)).inserted {
        candidate = "\(url.deletingPathExtension().relativePath)-\(number).\(kind)"
        number += 1
      }
      files[index].relativePath = candidate
    }
    return files
  }

  private static func folder(of file: InputFile) -> String {
    URL(fileURLWithPath: file.path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// The relative path with one more folder of the path in front.
  private static func longer(_ file: InputFile) -> String? {
    let all = URL(fileURLWithPath: file.path).standardizedFileURL.pathComponents
    let own = file.relativePath.split(separator: "/").map(String.init)
    guard file != .standardInput, all.count > own.count + 1, all.suffix(own.count) == own[...]
    else { return nil }
    return ([all[all.count - own.count - 1]] + own).joined(separator: "/")
  }
}
