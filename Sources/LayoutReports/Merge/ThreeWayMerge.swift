// SPDX-License-Identifier: MIT

import MarkupTree

/// Merges two descendants of a document, element by element.
///
/// The result consists of bytes of the three versions: changes by only one side are taken from that
/// side, everything else from ours.
struct ThreeWayMerge {
  typealias NodeID = MarkupDocument.NodeID

  /// An element in the versions that contain it.
  struct Versions {
    var base: NodeID?
    var ours: NodeID?
    var theirs: NodeID?
  }

  let base: MergeVersion
  let ours: MergeVersion
  let theirs: MergeVersion
  let markers: MergeMarkers
  let decisions: MergeDecisions
  /// The places that contain at least one element of the result.
  private let livePlaces: Set<String>
  private(set) var output: [UInt8] = []
  private(set) var conflicts: [(text: String, offset: Int)] = []

  init(base: MergeVersion, ours: MergeVersion, theirs: MergeVersion, markers: MergeMarkers) {
    (self.base, self.ours, self.theirs, self.markers) = (base, ours, theirs, markers)
    decisions = MergeDecisions(base: base, ours: ours, theirs: theirs)
    livePlaces = Set(decisions.places.values)
  }

  mutating func run() {
    let (b, o, t) = (base.document, ours.document, theirs.document)
    let roots = Versions(base: b.root, ours: o.root, theirs: t.root)
    func outside(_ document: MarkupDocument, before: Bool) -> ArraySlice<UInt8> {
      let range = document[document.root].range
      return before ? document.text[..<range.lowerBound] : document.text[range.upperBound...]
    }
    output += pick(
      outside(b, before: true), outside(o, before: true), outside(t, before: true))
    emit(roots, path: ours.key(of: o.root))
    output += pick(
      outside(b, before: false), outside(o, before: false), outside(t, before: false))
    for id in decisions.movedApart {
      conflicts.append(
        ("\(name(ours.elements[id], ours)) was moved to different places; ours is used", 0))
    }
  }

  /// Their text if only they changed it, otherwise ours.
  private func pick(
    _ base: ArraySlice<UInt8>?, _ ours: ArraySlice<UInt8>?, _ theirs: ArraySlice<UInt8>?
  ) -> ArraySlice<UInt8> {
    guard let ours else { return theirs ?? [] }
    guard let theirs else { return ours }
    return ours == base ? theirs : ours
  }

  // MARK: Elements

  private mutating func emit(_ versions: Versions, path: String) {
    let children = MergedChildren(versions, path: path, self)
    if children.hasText {
      emitText(versions)
      return
    }
    let tag = MergedTag(versions, self)
    let indent = indentation()
    let place = tag.conflicts.isEmpty ? 0 : open(markers.opening, indent)
    output += tag.bytes
    let content = children.isEmpty ? tag.isSelfClosing : false
    output += content ? Array("/>".utf8) : Array(">".utf8)
    if !tag.conflicts.isEmpty {
      note(tag.conflicts.joined(separator: "; "), of: versions, at: place)
      let theirs = theirs.document.string(
        in: theirs.document[versions.theirs ?? NodeID(0)].startTag)
      close(markers.closing(indent + theirs + "\n"))
    }
    if content { return }
    emit(children, of: versions)
    output += "</\(tag.name)>".utf8
  }

  private mutating func emit(_ children: MergedChildren, of parent: Versions) {
    if children.isContradictory {
      note("the order of its children", of: parent, at: output.count)
      output += "\n<!--\n".utf8
      let rows = markers.openingOfTheirs.split(separator: "\n")
      output += "\(rows[1])\n(our order)\n\(rows[2])\n(their order)\n".utf8
      output += "\(markers.closingOfTheirs.split(separator: "\n")[1])\n-->".utf8
    }
    for child in children.list {
      output += pick(
        child.gaps.base.map { base.bytes($0) }, child.gaps.ours.map { ours.bytes($0) },
        child.gaps.theirs.map { theirs.bytes($0) })
      guard let side = child.removedBy else {
        emit(child.versions, path: child.path)
        continue
      }
      let indent = indentation()
      switch side {
      case .ours:
        let place = open(markers.openingOfTheirs, indent)
        emit(child.versions, path: child.path)
        close(markers.closingOfTheirs)
        note("removed in ours, changed or needed in theirs", of: child.versions, at: place)
      case .theirs:
        let place = open(markers.opening, indent)
        emit(child.versions, path: child.path)
        close(markers.closing(""))
        note("changed or needed in ours, removed in theirs", of: child.versions, at: place)
      }
    }
    let tails = children.tails
    let tail = pick(
      tails.base.map { base.bytes($0) }, tails.ours.map { ours.bytes($0) },
      tails.theirs.map { theirs.bytes($0) })
    // A side in which the element is empty has no line for the end tag.
    output += tail.isEmpty ? tails.theirs.map { theirs.bytes($0) } ?? tail : tail
  }

  /// Merges an element that contains text as a whole.
  private mutating func emitText(_ versions: Versions) {
    func bytes(_ node: NodeID?, _ version: MergeVersion) -> ArraySlice<UInt8>? {
      node.map { version.bytes(version.document[$0].range) }
    }
    let (b, o, t) = (
      bytes(versions.base, base), bytes(versions.ours, ours), bytes(versions.theirs, theirs)
    )
    guard let o, let t, o != t, o != b, t != b else {
      output += pick(b, o, t)
      return
    }
    let indent = indentation()
    let place = open(markers.opening, indent)
    output += o
    close(markers.closing(indent + String(decoding: t, as: UTF8.self) + "\n"))
    note("its text", of: versions, at: place)
  }

  // MARK: Markers

  /// The white space at the end of the output, which indents the next element.
  private func indentation() -> String {
    let blank = output.reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blank.reversed(), as: UTF8.self)
  }

  /// Starts a conflict before the next element.
  ///
  /// - Returns: the offset of the row of `<`.
  private mutating func open(_ marker: String, _ indent: String) -> Int {
    output.removeLast(indent.utf8.count)
    if let last = output.last, last != 0x0A { output.append(0x0A) }
    defer { output += "\(marker)\(indent)".utf8 }
    return output.count + marker.utf8.prefix { $0 != 0x0A }.count + 1
  }

  private mutating func close(_ marker: String) { output += "\n\(marker.dropLast())".utf8 }

  private mutating func note(_ text: String, of versions: Versions, at offset: Int) {
    let name =
      versions.ours.map { self.name($0, ours) } ?? self.name(versions.theirs, theirs)
    conflicts.append(("\(name): \(text)", offset))
  }

  private func name(_ node: NodeID?, _ version: MergeVersion) -> String {
    guard let node else { return "an element" }
    let name = version.document.name(of: node)
    let mark = version.id(of: node) ?? version.value("key", of: node)
    if let mark, version.id(of: node) != nil { return "\(name) \(mark)" }
    let owner = version.document.parent(of: node).map { self.name($0, version) }
    return [mark.map { "\(name) \($0)" } ?? name, owner.map { "of \($0)" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  func isLive(_ path: String) -> Bool { livePlaces.contains(path) }
}
