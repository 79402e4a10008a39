// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// An Interface Builder file given on the command line, directly or in a folder.
struct InputFile: Hashable, Sendable {
  /// The path as given by the user; `-` is standard input.
  var path: String
  /// The path below the given folder, or the file's name.
  ///
  /// It is unique among the files of a command, ignoring the extension, so that outputs never
  /// overwrite each other.
  var relativePath: String

  static let standardInput = InputFile(path: "-", relativePath: "stdin")

  /// The name in messages.
  var name: String { path == "-" ? "<stdin>" : path }

  func bytes() throws(IBFileError) -> [UInt8] {
    path == "-"
      ? try IBFile.bytes(descriptor: STDIN_FILENO, file: name)
      : try IBFile.bytes(path: path)
  }

  func document() throws(IBFileError) -> IBDocument { try IBFile.load(try bytes(), file: name) }

  /// The files at `paths`. A folder gives all storyboards and xibs below it, in alphabetical order;
  /// `-` is standard input.
  ///
  /// Documents in folders that are not for iOS are skipped, with one note on standard error. The
  /// list is empty if all are skipped.
  ///
  /// - Throws: if a path does not exist, or if a folder contains no such file.
  static func find(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    var foreign = ForeignFiles()
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
        var found = walk.files.sorted { $0.relativePath < $1.relativePath }
        foreign.take(from: &found)
        files += found
      } else {
        files.append(
          InputFile(path: path, relativePath: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
    if let note = foreign.note { StandardError.write(note) }
    return disambiguated(files)
  }

  /// Makes relative paths unique.
  ///
  /// Files with equal names are prefixed with the folders above them as far as those differ. Files
  /// that differ only in the extension get it as a suffix.
  private static func disambiguated(_ files: [InputFile]) -> [InputFile] {
    func key(_ path: String) -> String {
      URL(fileURLWithPath: path).deletingPathExtension().relativePath.lowercased()
    }
    var files = files
    var isRepeated = true
    // Each pass adds a folder, as long as there are any.
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

  /// The relative path with one more folder as a prefix; nil if there is no more.
  private static func longer(_ file: InputFile) -> String? {
    let all = URL(fileURLWithPath: file.path).standardizedFileURL.pathComponents
    let own = file.relativePath.split(separator: "/").map(String.init)
    guard file != .standardInput, all.count > own.count + 1, all.suffix(own.count) == own[...]
    else { return nil }
    return ([all[all.count - own.count - 1]] + own).joined(separator: "/")
  }
}
