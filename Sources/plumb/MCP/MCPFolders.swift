// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The folders below which tools may read files.
struct MCPFolders: Sendable {
  /// The resolved paths, without links and without a final slash.
  private let roots: [String]
  private let current: String

  /// - Throws: if a path is not a folder.
  init(_ paths: [String]) throws(Failure) {
    var roots: [String] = []
    for path in paths {
      guard FileKind(at: path) == .folder, let root = Self.resolved(path) else {
        throw Failure(in: path, "no such folder")
      }
      roots.append(root)
    }
    self.roots = roots
    current = Self.resolved(".") ?? "/"
  }

  var description: String { roots.joined(separator: ", ") }

  /// The path of a file or folder for a command, relative to the current folder if it is below it.
  ///
  /// A relative path is looked up in each folder. Links are resolved, so that none leads outside.
  func path(_ text: String) throws(MCPError) -> String {
    guard !text.isEmpty, !text.contains("\0") else {
      throw MCPError(.invalidParameters, "a path is empty or has a zero byte")
    }
    let candidates = text.hasPrefix("/") ? [text] : roots.map { "\($0)/\(text)" }
    let found = candidates.compactMap(Self.resolved)
    guard let inside = found.first(where: { path in roots.contains { Self.is(path, below: $0) } })
    else {
      throw MCPError(
        .invalidParameters,
        found.isEmpty
          ? "\(text): no such file below \(description)"
          : "\(text): is not below \(description), the folders of this server")
    }
    if inside == current { return "." }
    return Self.is(inside, below: current) && current != "/"
      ? String(inside.dropFirst(current.count + 1)) : inside
  }

  /// The same as ``path(_:)`` for a command that reads all files below a folder. If a link below the
  /// folder leads outside, the result is a list of the files that are inside.
  func paths(_ text: String) throws(MCPError) -> [String] {
    let path = try path(text)
    var visited: Set<String> = []
    guard FileKind(at: path) == .folder, linkOutside(below: path, &visited) != nil else {
      return [path]
    }
    var walk = FolderWalk()
    walk.visit(path, below: "")
    return walk.files.map(\.path).filter { isInside($0) }
  }

  /// The same as ``path(_:)`` for a command that reads one file or one folder as a whole.
  func pathWithoutLinks(_ text: String) throws(MCPError) -> String {
    let path = try path(text)
    var visited: Set<String> = []
    if FileKind(at: path) == .folder, let link = linkOutside(below: path, &visited) {
      throw MCPError(
        .invalidParameters, "\(text): contains the link \(link), which leads outside of the folders"
      )
    }
    return path
  }

  private func isInside(_ path: String) -> Bool {
    guard let resolved = Self.resolved(path) else { return false }
    return roots.contains { Self.is(resolved, below: $0) }
  }

  /// The first link below a folder that leads outside. Links to folders inside are followed.
  private func linkOutside(below folder: String, _ visited: inout Set<String>) -> String? {
    guard visited.insert(Self.resolved(folder) ?? folder).inserted else { return nil }
    for name in VisibleFiles.names(below: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
      guard isInside(path) else { return path }
      if FileKind(at: path) == .folder, let found = linkOutside(below: path, &visited) {
        return found
      }
    }
    return nil
  }

  /// Whether a text names a revision and nothing else: no file, no option, no path in a revision.
  static func isRevision(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), FileKind(at: text) == nil else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      Self.revisionBytes.contains(byte)
    }
  }

  private static let revisionBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./~^@{}".utf8)

  private static func `is`(_ path: String, below folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
