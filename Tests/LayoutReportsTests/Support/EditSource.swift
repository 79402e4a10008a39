// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import MarkupTree
import TestSettings

/// Chooses edits at random.
struct EditSource {
  let file: EditableFile
  private var constraints: [String] = []
  private var labels: [String] = []
  private var stacks: [String] = []
  private var views: [String] = []
  /// The ids of views whose frames Auto Layout computes.
  private var placed: [String] = []
  private var parents: [String] = []

  init(_ document: MarkupDocument) {
    file = EditableFile(document)
    for id in file.order {
      guard let node = file.elements[id], let list = document.parent(of: node) else { continue }
      let name = document.name(of: node)
      if name == "constraint", file.value("constant", of: node).flatMap(Double.init) != nil {
        constraints.append(id)
      }
      if name == "label", file.value("text", of: node) != nil { labels.append(id) }
      if name == "stackView", file.value("spacingType", of: node) == nil { stacks.append(id) }
      if document.name(of: list) == "subviews",
        file.value("translatesAutoresizingMaskIntoConstraints", of: node) == "NO"
      {
        views.append(id)
        if file.value("fixedFrame", of: node) != "YES" { placed.append(id) }
        if let parent = document.parent(of: list).flatMap({ file.value("id", of: $0) }),
          file.elements[parent] != nil
        {
          parents.append(parent)
        }
      }
    }
  }

  /// An edit of a random kind; nil if it does not apply to the file.
  func edit(_ number: Int, using random: inout SeededGenerator) -> FileEdit? {
    let value = Int.random(in: 1000...9000, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return constraints.randomElement(using: &random).map { .constant($0, value) }
    case 1: return constraints.randomElement(using: &random).map { .priority($0, value % 900 + 3) }
    case 2: return labels.randomElement(using: &random).map { .text($0, "Text \(value) & more") }
    case 3: return stacks.randomElement(using: &random).map { .spacing($0, value) }
    case 4: return insertion(number, using: &random)
    case 5: return views.randomElement(using: &random).map { .remove($0) }
    case 6:
      return file.order.randomElement(using: &random).map { .reorder($0, seed: value) }
    default: return placed.randomElement(using: &random).map { .noise($0, value) }
    }
  }

  private func insertion(_ number: Int, using random: inout SeededGenerator) -> FileEdit? {
    guard let parent = parents.randomElement(using: &random), let node = file.elements[parent],
      let list = file.child("subviews", of: node)
    else { return nil }
    let siblings = file.document.children(of: list).compactMap { child -> String? in
      guard file.document[child].kind == .element else { return nil }
      return file.value("id", of: child).flatMap { file.elements[$0] != nil ? $0 : nil }
    }
    let place = Int.random(in: 0...siblings.count, using: &random)
    return .insert(
      "new-\(number)", into: parent, before: place < siblings.count ? siblings[place] : nil)
  }
}

/// The files to which random edits are made: the examples, and the files below `PLUMB_FILES`.
enum EditedFiles {
  /// The number of pairs of edits.
  static let pairs = TestSettings.cases(100, long: 1000)

  /// All files in a long run, only the small ones in a normal run.
  static let ofThisRun: [URL] = {
    guard !TestSettings.isLong else { return all }
    return all.filter { file in
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      return size < 16_384
    }
  }()

  static let all: [URL] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var folders = [root.appendingPathComponent("Examples")]
    if let more = TestSettings.files { folders.append(more) }
    var files: [URL] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder.path)
      while let name = names?.nextObject() as? String {
        let url = folder.appendingPathComponent(name)
        if IBFile.pathExtensions.contains(url.pathExtension) { files.append(url) }
      }
    }
    return files.sorted { $0.path < $1.path }
  }()
}
