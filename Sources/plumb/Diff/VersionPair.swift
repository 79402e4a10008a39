// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder

/// The source of a version of a file.
enum VersionSource: Hashable, Sendable {
  case file(InputFile)
  /// The blob `revision:path` of the repository.
  case blob(String)

  /// The name in messages.
  var name: String {
    switch self {
    case .file(let file): file.name
    case .blob(let name): name
    }
  }

  func bytes() throws(IBFileError) -> [UInt8] {
    switch self {
    case .file(let file): return try file.bytes()
    case .blob(let name):
      do throws(Failure) {
        return try Git.blob(name)
      } catch {
        throw IBFileError(file: name, reason: .unreadable(error.diagnostic.message))
      }
    }
  }
}

/// Two versions of a file. One is nil if the file was added or removed.
struct VersionPair: Sendable {
  var name: String
  var old: VersionSource?
  var new: VersionSource?

  /// The pairs for two arguments: files, folders, revisions, or `revision:path`. A single revision
  /// is compared with the working tree.
  ///
  /// - Parameter paths: the paths to which a comparison of revisions is limited.
  static func find(
    _ old: String, _ new: String?, paths: [String]
  ) throws(Failure) -> [VersionPair] {
    let first = try Side(old)
    guard let new else {
      guard case .revision(let commit) = first else {
        throw Failure(in: old, "two versions are needed, unless the first is a git revision")
      }
      return try revisions(from: commit, to: nil, paths: paths)
    }
    switch (first, try Side(new)) {
    case (.revision(let one), .revision(let other)):
      return try revisions(from: one, to: other, paths: paths)
    case (.revision(let one), .file), (.revision(let one), .folder):
      return try revisions(from: one, to: nil, paths: [new] + paths)
    case (.folder(let one), .folder(let other)):
      return try folders(one, other)
    case (.single(let one), .single(let other)):
      return [VersionPair(name: name(one, other), old: one, new: other)]
    case (.single(let one), .file(let other)):
      return [VersionPair(name: name(one, other), old: one, new: other)]
    case (.file(let one), .single(let other)):
      return [VersionPair(name: name(one, other), old: one, new: other)]
    case (.file(let one), .file(let other)):
      return [VersionPair(name: name(one, other), old: one, new: other)]
    case (.file(let one), .folder(let folder)):
      return [VersionPair(name: old, old: one, new: .file(inside(folder, old)))]
    case (.folder(let folder), .file(let other)):
      return [VersionPair(name: new, old: .file(inside(folder, new)), new: other)]
    default:
      throw Failure("\(old) and \(new) cannot be compared: name two files, folders or revisions")
    }
  }

  private static func inside(_ folder: String, _ file: String) -> InputFile {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return InputFile(path: "\(folder)/\(name)", relativePath: name)
  }

  private static func name(_ old: VersionSource?, _ new: VersionSource?) -> String {
    switch new ?? old {
    case .file(let file): file.name
    case .blob(let name): name
    case nil: "/dev/null"
    }
  }

  private static func folders(_ old: String, _ new: String) throws(Failure) -> [VersionPair] {
    func files(_ folder: String) -> [String: InputFile] {
      var walk = FolderWalk()
      walk.visit(folder, below: "")
      return Dictionary(
        walk.files.map { ($0.relativePath, $0) }, uniquingKeysWith: { one, _ in one })
    }
    let (before, after) = (files(old), files(new))
    guard !before.isEmpty || !after.isEmpty else {
      throw Failure("\(old), \(new): no .storyboard or .xib below")
    }
    return withoutForeign(
      Set(before.keys).union(after.keys).sorted().map { name in
        VersionPair(
          name: name, old: before[name].map(VersionSource.file),
          new: after[name].map(VersionSource.file))
      })
  }

  /// The pairs without documents for other platforms, which a note counts.
  static func withoutForeign(_ pairs: [VersionPair]) -> [VersionPair] {
    var pairs = pairs
    var foreign = ForeignFiles()
    foreign.take(from: &pairs)
    if let note = foreign.note { StandardError.write(note) }
    return pairs
  }

  private static func revisions(
    from old: String, to new: String?, paths: [String]
  ) throws(Failure) -> [VersionPair] {
    let top = try Git.topFolder()
    let pairs = try Git.changes(from: old, to: new, paths: paths).map { change in
      VersionPair(
        name: change.new ?? change.old ?? "",
        old: change.old.map { .blob("\(old):\($0)") },
        new: change.new.map { path in
          new.map { .blob("\($0):\(path)") }
            ?? .file(InputFile(path: "\(top)/\(path)", relativePath: path))
        })
    }
    return withoutForeign(pairs)
  }
}

/// An argument of the command, resolved.
private enum Side {
  case file(VersionSource)
  /// A single file that has no folder: in a repository, on standard input, or nil for `/dev/null`.
  case single(VersionSource?)
  case folder(String)
  case revision(String)

  init(_ argument: String) throws(Failure) {
    if argument == "-" {
      self = .single(.file(.standardInput))
    } else if argument == "/dev/null" {
      self = .single(nil)
    } else if let kind = FileKind(at: argument) {
      self =
        kind == .folder
        ? .folder(argument)
        : .file(
          .file(
            InputFile(
              path: argument, relativePath: URL(fileURLWithPath: argument).lastPathComponent)))
    } else if let commit = Git.commit(argument) {
      self = .revision(commit)
    } else if argument.contains(":"), !argument.hasPrefix("-"), !argument.hasPrefix(":") {
      self = .single(.blob(argument))
    } else {
      throw Failure(in: argument, "no such file, folder or git revision")
    }
  }
}
