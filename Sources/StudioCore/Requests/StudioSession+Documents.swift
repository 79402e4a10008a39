// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import MarkupTree
import UIKitComponents

extension StudioSession {
  /// Reads a document and keeps it under a new number.
  mutating func open(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let name = try request.text("name")
    let document = try StudioDocument(Array(try request.text("text").utf8), name: name)
    lastDocument += 1
    documents[lastDocument] = document
    return StudioAnswer([
      "document": .int(lastDocument), "name": .string(name),
      "kind": .string(document.document.kind.rawValue),
      "initial": document.document.initialControllerID.flatMap { id in
        document.document.scenes.first { $0.controllerID == id }.map { .string($0.id) }
      },
      "scenes": .array(
        document.document.scenes.map { scene in
          .object([
            "id": .string(scene.id), "title": .string(scene.title), "line": .int(scene.line),
          ])
        }),
    ])
  }

  mutating func close(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    documents[try document(request).id] = nil
    return StudioAnswer([:])
  }

  mutating func edit(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    var (id, document) = try document(request)
    let element = try request.text("element")
    let edit = try StudioEdit(request)
    let continues = try request.flag("continues")
    if !(continues && document.applyInPlace(edit, of: element)) {
      try document.apply(edit.changes(of: element, in: document), continues: continues)
    }
    documents[id] = document
    return history(document)
  }

  mutating func undo(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    var (id, document) = try document(request)
    guard try document.undo() else { throw StudioError("there is nothing to undo") }
    documents[id] = document
    return history(document)
  }

  mutating func redo(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    var (id, document) = try document(request)
    guard try document.redo() else { throw StudioError("there is nothing to redo") }
    documents[id] = document
    return history(document)
  }

  func history(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    history(try document(request).1)
  }

  /// Remembers that the file on disk has a text that the document had.
  mutating func saved(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    var (id, document) = try document(request)
    document.original = Array(try request.text("text").utf8)
    documents[id] = document
    return history(document)
  }

  private func history(_ document: StudioDocument) -> StudioAnswer {
    StudioAnswer([
      "undo": .int(document.undoSteps.count), "redo": .int(document.redoSteps.count),
      "changed": .bool(document.original != document.markup.text),
    ])
  }

  /// The changes since the document was opened, as a patch, and the changed file.
  func patch(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    let document = try document(request).1
    let text = document.markup.text
    return StudioAnswer([
      "patch": .string(
        DocumentPatch.text(from: document.original, to: text, file: document.name)),
      "text": try request.flag("text") ? .string(String(decoding: text, as: UTF8.self)) : nil,
    ])
  }

  func devices() -> StudioAnswer {
    StudioAnswer([
      "devices": .array(
        Device.all.map { device in
          .object([
            "id": .string(device.identifier),
            "name": .string(device.models.last ?? device.identifier),
            "size": .size(device.portrait.size),
          ])
        })
    ])
  }
}
