// SPDX-License-Identifier: MIT

/// A table of scenes to which a verification is restricted.
///
/// The table is tab-separated, with a heading line that contains at least the columns `file` and
/// `scene`. The caller determines the folder to which files are relative.
public struct SceneList: Hashable, Sendable {
  /// The scenes of one file.
  public struct Entry: Hashable, Sendable {
    public var file: String
    public var scenes: Set<String>
  }

  /// The files, in the order of their first appearance.
  public private(set) var entries: [Entry] = []

  /// The error for a table that is not a list of scenes. Lines are counted from 1.
  public struct Fault: Error, Hashable, Sendable {
    public var line: Int
    public var message: String
  }

  public init(_ table: String) throws(Fault) {
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    let heading = lines.first.map(Self.fields) ?? []
    guard let fileColumn = heading.firstIndex(of: "file"),
      let sceneColumn = heading.firstIndex(of: "scene")
    else { throw Fault(line: 1, message: "the heading has no columns 'file' and 'scene'") }
    var places: [Substring: Int] = [:]
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = Self.fields(line)
      guard fields.count > max(fileColumn, sceneColumn) else {
        throw Fault(line: index + 1, message: "the line has too few columns")
      }
      let file = fields[fileColumn]
      let place = places[file] ?? entries.count
      if place == entries.count { entries.append(Entry(file: String(file), scenes: [])) }
      places[file] = place
      entries[place].scenes.insert(String(fields[sceneColumn]))
    }
  }

  private static func fields(_ line: Substring) -> [Substring] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
  }
}
