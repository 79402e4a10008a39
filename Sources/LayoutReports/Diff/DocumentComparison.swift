// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Compares two documents object by object.
struct DocumentComparison {
  let old: DocumentIndex
  let new: DocumentIndex
  let oldNames: ObjectNames
  let newNames: ObjectNames
  private(set) var changes: [DocumentChange] = []
  /// The ids that only the old document has. `addedIDs` are those that only the new one has.
  private var removedIDs: Set<String> = []
  private var addedIDs: Set<String> = []
  /// The new ids of constraints that were written again with another id, by old id.
  private var renamed: [String: String] = [:]

  init(_ old: DocumentIndex, _ new: DocumentIndex) {
    self.old = old
    self.new = new
    oldNames = ObjectNames(old)
    newNames = ObjectNames(new)
  }

  mutating func run() {
    removedIDs = Set(old.order.filter { new[$0] == nil })
    addedIDs = Set(new.order.filter { old[$0] == nil })
    matchRenamedConstraints()
    for id in new.order {
      if let before = old[id], let after = new[id] {
        compare(before, after)
        compareOrder(before, after)
      } else if !renamed.values.contains(id) {
        report(.added, id)
      }
    }
    for id in old.order where removedIDs.contains(id) && renamed[id] == nil { report(.removed, id) }
  }

  func name(_ id: String) -> String { old[id] != nil ? oldNames[id] : newNames[id] }

  mutating func add(_ change: DocumentChange) { changes.append(change) }

  // MARK: Added and removed objects

  /// Matches constraints that have another id and are otherwise equal.
  private mutating func matchRenamedConstraints() {
    var byEquation: [String: [String]] = [:]
    for id in new.order where addedIDs.contains(id) {
      guard let object = new[id], object.element.name == "constraint" else { continue }
      byEquation[equation(object, new), default: []].append(id)
    }
    for id in old.order where removedIDs.contains(id) {
      guard let object = old[id], object.element.name == "constraint" else { continue }
      let key = equation(object, old)
      guard let match = byEquation[key]?.first else { continue }
      byEquation[key]?.removeFirst()
      renamed[id] = match
      add(
        DocumentChange(
          kind: .changed, objectID: id, element: "constraint", scene: object.scene, property: "id",
          old: id, new: match, text: "constraint \(id) has the id \(match)", noise: .bookkeeping))
    }
  }

  /// All properties of a constraint as a key for comparison.
  private func equation(_ object: DocumentIndex.Object, _ index: DocumentIndex) -> String {
    var properties = object.properties
    properties["firstItem"] = properties["firstItem"] ?? object.parent
    return properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "\n")
  }

  /// The object together with which `id` was added or removed. It is `id` itself if no other object
  /// is the cause.
  private func cause(_ id: String, in index: DocumentIndex, among set: Set<String>) -> String {
    var current = id
    while let parent = index[current]?.parent, set.contains(parent) { current = parent }
    guard current == id, let element = index[id]?.element else { return current }
    let partners: [String?] =
      switch element.name {
      case "constraint": [element["firstItem"], element["secondItem"]]
      case "outlet", "outletCollection", "action", "segue": [element["destination"]]
      default: []
      }
    for partner in partners.compactMap({ $0 }) where set.contains(partner) {
      return cause(partner, in: index, among: set)
    }
    return id
  }

  private mutating func report(_ kind: DocumentChange.Kind, _ id: String) {
    let (index, set) = kind == .added ? (new, addedIDs) : (old, removedIDs)
    guard let object = index[id], cause(id, in: index, among: set) == id else { return }
    let words = ChangeWords(self)
    let verb = kind == .added ? "added" : "removed"
    var text = words.description(of: object, in: index)
    if object.element.name == "constraint" {
      text = "constraint \(verb): \(text)"
    } else if kind == .added {
      text += " added\(words.place(of: object, in: index))"
    } else {
      text += " removed" + (object.parent.isEmpty ? "" : " from \(name(object.parent))")
    }
    var details: [String] = []
    for other in index.order
    where other != id && set.contains(other) && cause(other, in: index, among: set) == id {
      guard let object = index[other] else { continue }
      details.append(words.description(of: object, in: index))
    }
    add(
      DocumentChange(
        kind: kind, objectID: id, element: object.element.name, scene: object.scene, text: text,
        details: details))
  }

  // MARK: Objects in both versions

  private mutating func compare(_ before: DocumentIndex.Object, _ after: DocumentIndex.Object) {
    let words = ChangeWords(self)
    let isConstraint = before.element.name == "constraint"
    if before.parent != after.parent {
      add(
        DocumentChange(
          kind: .moved, objectID: before.id, element: after.element.name, scene: after.scene,
          old: before.parent, new: after.parent,
          text:
            "\(words.description(of: before, in: old)) moved from \(name(before.parent)) to "
            + name(after.parent), noise: isConstraint ? .bookkeeping : nil))
    }
    var paths = changedPaths(before, after)
    if isConstraint {
      let ends: Set<String> = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
      if paths.contains(where: ends.contains) {
        paths.removeAll(where: ends.contains)
        let (one, other) = (words.equation(before, old), words.equation(after, new))
        add(
          DocumentChange(
            kind: .moved, objectID: before.id, element: "constraint", scene: after.scene, old: one,
            new: other, text: "constraint moved: \(one) → \(other)"))
        // The equations contain these properties.
        let equationProperties = ["constant", "multiplier", "relation"]
        paths.removeAll { equationProperties.contains($0) }
      }
    }
    for group in Self.groups(paths) {
      add(words.change(of: group, from: before, to: after))
    }
  }

  /// The paths of properties whose values differ in meaning, sorted.
  private func changedPaths(
    _ before: DocumentIndex.Object, _ after: DocumentIndex.Object
  ) -> [String] {
    let element = after.element.name
    func value(_ path: String, _ object: DocumentIndex.Object) -> String? {
      if element == "constraint", path == "firstItem" {
        return object.properties[path] ?? object.parent
      }
      return object.properties[path] ?? PropertyRules.standard(path, of: element)
    }
    return Set(before.properties.keys).union(after.properties.keys).filter { path in
      let (one, other) = (value(path, before), value(path, after))
      if PropertyRules.isSame(one, other) || refersToChange(path) { return false }
      // A reference to an object that was added or removed, such as a cell's to its label.
      if other == nil, let one, removedIDs.contains(one) { return false }
      if one == nil, let other, addedIDs.contains(other) { return false }
      return true
    }.sorted()
  }

  /// Whether a property belongs to an object that was added or removed, such as its entry in a
  /// mask.
  private func refersToChange(_ path: String) -> Bool {
    for part in path.split(separator: ".") where part.hasSuffix(")") {
      guard let start = part.firstIndex(of: "(") else { continue }
      let reference = String(part[part.index(after: start)...].dropLast())
      if removedIDs.contains(reference) || addedIDs.contains(reference) { return true }
    }
    return false
  }

  /// Groups the paths of one element, so that a colour is one change.
  private static func groups(_ paths: [String]) -> [[String]] {
    var groups: [[String]] = []
    var places: [String: Int] = [:]
    for path in paths {
      let element = path.split(separator: ".").dropLast().joined(separator: ".")
      if !element.isEmpty, let place = places[element] {
        groups[place].append(path)
      } else {
        places[element] = groups.count
        groups.append([path])
      }
    }
    return groups
  }

  // MARK: Order

  /// Reports the smallest set of objects whose moves explain the new order of their lists.
  private mutating func compareOrder(
    _ before: DocumentIndex.Object, _ after: DocumentIndex.Object
  ) {
    for (list, ids) in after.lists.sorted(by: { $0.key < $1.key })
    where DocumentIndex.orderedLists.contains(list) {
      let earlier = before.lists[list] ?? []
      var places: [String: Int] = [:]
      for (place, id) in earlier.enumerated() { places[id] = place }
      let common = ids.filter { places[$0] != nil }
      let kept = Self.longestRising(common.map { places[$0] ?? 0 })
      for (index, id) in common.enumerated() where !kept.contains(index) {
        guard let object = new[id] else { continue }
        let words = ChangeWords(self)
        add(
          DocumentChange(
            kind: .moved, objectID: id, element: object.element.name, scene: object.scene,
            text: "\(name(id)) moved\(words.place(of: object, in: new, verb: " in"))"))
      }
    }
  }

  /// The indices of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  private static func longestRising(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var current = tails.last
    while let index = current {
      result.insert(index)
      current = previous[index]
    }
    return result
  }
}
