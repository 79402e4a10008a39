// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutReports
import MarkupTree

/// A document with its history.
struct StudioDocument {
  /// A replaced range of the text.
  struct Change {
    var start: Int
    var old: [UInt8]
    var new: [UInt8]
  }

  let name: String
  /// The text of the file on disk: when the document was opened, or when it was saved last.
  var original: [UInt8]
  private(set) var markup: MarkupDocument
  private(set) var document: IBDocument
  private(set) var names: ViewNames
  /// The elements by id; the first one if ids repeat.
  private(set) var elements: [String: IBElement]
  /// Each step consists of changes, in the order of the text.
  private(set) var undoSteps: [[Change]] = []
  private(set) var redoSteps: [[Change]] = []
  /// The scene that was laid out last.
  var stage: StudioStage?

  init(_ text: [UInt8], name: String) throws(StudioError) {
    self.name = name
    (markup, document) = try Self.parse(text, name)
    original = markup.text
    names = ViewNames(document)
    elements = Self.elements(of: document)
  }

  /// Replaces ranges of the text.
  ///
  /// - Parameter continues: whether this belongs to the previous step, as while a number is dragged.
  mutating func apply(_ changes: [Change], continues: Bool) throws(StudioError) {
    try replace(changes)
    if continues, let last = undoSteps.popLast() {
      undoSteps.append(last + changes)
    } else {
      undoSteps.append(changes)
      if undoSteps.count > 200 { undoSteps.removeFirst() }
    }
    redoSteps = []
  }

  /// Changes the constant of a constraint, as the next part of the last step, without
  /// reading the text or the scene again.
  ///
  /// - Returns: false if that is not possible. Nothing has changed then.
  mutating func applyInPlace(_ edit: StudioEdit, of id: String) -> Bool {
    guard let stage, !undoSteps.isEmpty else { return false }
    // Variations and standard distances replace the constant.
    guard let element = elements[id], element.children.isEmpty, element.flag("symbolic") != true,
      let (value, attribute) = edit.changedConstant(of: id, in: markup)
    else { return false }
    let text = StudioEdit.text(value)
    let range = markup.attributes[Int(attribute.index)].value
    let change = Change(
      start: range.lowerBound, old: Array(markup.text[range]), new: Array(text.utf8))
    document.setLayoutAttribute("constant", of: id, to: text)
    elements[id]?.attributes["constant"] = text
    markup = markup.replacingValue(of: attribute, with: text)
    if !stage.setConstant(value, of: id, in: document) { self.stage = nil }
    undoSteps[undoSteps.count - 1].append(change)
    redoSteps = []
    return true
  }

  /// - Returns: false if there is nothing to undo.
  mutating func undo() throws(StudioError) -> Bool {
    guard let step = undoSteps.popLast() else { return false }
    for change in step.reversed() {
      try replace([Change(start: change.start, old: change.new, new: change.old)])
    }
    redoSteps.append(step)
    return true
  }

  mutating func redo() throws(StudioError) -> Bool {
    guard let step = redoSteps.popLast() else { return false }
    for change in step { try replace([change]) }
    undoSteps.append(step)
    return true
  }

  private mutating func replace(_ changes: [Change]) throws(StudioError) {
    var text = markup.text
    for change in changes {
      text.replaceSubrange(change.start..<change.start + change.old.count, with: change.new)
    }
    (markup, document) = try Self.parse(markup.encoding.encode(text), name)
    names = ViewNames(document)
    elements = Self.elements(of: document)
    stage = nil
  }

  private static func parse(
    _ bytes: [UInt8], _ name: String
  ) throws(StudioError) -> (MarkupDocument, IBDocument) {
    do throws(IBFileError) {
      let document = try IBFile.load(bytes, file: name)
      // `load` has parsed the same bytes, so this does not fail.
      guard let markup = try? MarkupDocument(bytes) else {
        throw IBFileError(file: name, reason: .empty)
      }
      return (markup, document)
    } catch {
      throw StudioError(error.message, line: error.line, column: error.column)
    }
  }

  private static func elements(of document: IBDocument) -> [String: IBElement] {
    var elements: [String: IBElement] = [:]
    document.root.forEach { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    return elements
  }

  func scene(_ id: String?) throws(StudioError) -> IBScene {
    guard let id else {
      guard let first = document.scenes.first else { throw StudioError("the file has no scene") }
      return first
    }
    guard let scene = document.scene(id) else { throw StudioError("no scene '\(id)'") }
    return scene
  }
}
