// SPDX-License-Identifier: MIT

import MarkupTree

/// A start tag, merged from three versions.
struct MergedTag {
  private(set) var name = ""
  /// The bytes from `<` to the last attribute, with the white space before the closing bracket.
  private(set) var bytes: [UInt8] = []
  private(set) var isSelfClosing = false
  /// Descriptions of the attributes that both sides changed differently.
  private(set) var conflicts: [String] = []

  private struct Attribute {
    var value: String
    /// The attribute with the white space before it.
    var bytes: ArraySlice<UInt8>
  }

  private struct Tag {
    var name: String
    var order: [String] = []
    var attributes: [String: Attribute] = [:]
    var end: ArraySlice<UInt8>
    var isSelfClosing: Bool
    var isComputedFrame: Bool

    init(_ node: MarkupDocument.NodeID, _ version: MergeVersion) {
      let document = version.document
      name = document.name(of: node)
      let tag = document[node].startTag
      var start = tag.lowerBound + 1 + name.utf8.count
      for attribute in document.attributes(of: node) {
        let (name, range) = (document.name(of: attribute), document[attribute].range)
        order.append(name)
        attributes[name] = Attribute(
          value: document.value(of: attribute), bytes: document.text[start..<range.upperBound])
        start = range.upperBound
      }
      isSelfClosing = document[node].isSelfClosing
      end = document.text[start..<tag.upperBound - (isSelfClosing ? 2 : 1)]
      isComputedFrame = version.isComputedFrame(node)
    }
  }

  init(_ versions: ThreeWayMerge.Versions, _ merge: ThreeWayMerge) {
    let base = versions.base.map { Tag($0, merge.base) }
    let first = versions.ours.map { Tag($0, merge.ours) }
    let second = versions.theirs.map { Tag($0, merge.theirs) }
    guard let ours = first ?? second else { return }
    let theirs = second ?? ours
    if first == nil || second == nil {
      name = ours.name
      isSelfClosing = ours.isSelfClosing
      write(ours.order.compactMap { ours.attributes[$0]?.bytes }, end: ours.end)
      return
    }
    let takesTheirs = ours.name == base?.name
    name = takesTheirs ? theirs.name : ours.name
    if ours.name != theirs.name, base?.name != ours.name, base?.name != theirs.name {
      conflicts.append("<\(ours.name)> in ours, <\(theirs.name)> in theirs")
    }
    isSelfClosing =
      ours.isSelfClosing == base?.isSelfClosing ? theirs.isSelfClosing : ours.isSelfClosing
    var chosen: [String: ArraySlice<UInt8>] = [:]
    for key in Set(ours.order).union(theirs.order) {
      chosen[key] = choose(
        key, base?.attributes[key], ours.attributes[key], theirs.attributes[key],
        isNoise: ours.isComputedFrame || MergeNoise.isOwn(key, of: ours.name))
    }
    conflicts.sort()
    let order = MergeOrder.merge(
      base: base?.order ?? [], ours: ours.order, theirs: theirs.order,
      keeping: Set(chosen.keys))
    let end = ours.end == base?.end ? theirs.end : ours.end
    write(order.keys.compactMap { chosen[$0] }, end: end)
  }

  private mutating func write(_ attributes: [ArraySlice<UInt8>], end: ArraySlice<UInt8>) {
    bytes = Array("<\(name)".utf8) + attributes.joined() + end
  }

  /// The bytes of an attribute; nil if it is removed.
  private mutating func choose(
    _ name: String, _ base: Attribute?, _ ours: Attribute?, _ theirs: Attribute?, isNoise: Bool
  ) -> ArraySlice<UInt8>? {
    if ours?.value == theirs?.value {
      return ours?.bytes == base?.bytes ? theirs?.bytes : ours?.bytes
    }
    if ours?.value == base?.value { return theirs?.bytes }
    if theirs?.value == base?.value { return ours?.bytes }
    if isNoise {
      guard let one = ours?.value, let other = theirs?.value,
        MergeNoise.isLater(other, than: one), name.lowercased().hasSuffix("version")
      else { return ours?.bytes }
      return theirs?.bytes
    }
    func shown(_ attribute: Attribute?) -> String {
      attribute.map { ChangeWords.quoted($0.value) } ?? "nothing"
    }
    conflicts.append("\(name) \(shown(ours)) in ours, \(shown(theirs)) in theirs")
    return ours?.bytes ?? []
  }
}
