// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Documents in files, and print jobs, which end at once.
@MainActor
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  @Test func documentsAreSavedAndOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(fileURL: folder.appending(path: "Note.txt"))
    #expect(note.documentState.contains(.closed) && note.localizedName == "Note")
    var answers: [Bool] = []
    note.open { answers.append($0) }
    note.text = "First"
    note.save(to: note.fileURL, for: .forCreating) { answers.append($0) }
    note.text = "Second"
    note.updateChangeCount(.done)
    note.close { answers.append($0) }
    #expect(answers == [false, true, true] && note.documentState.contains(.closed))
    let other = Note(fileURL: note.fileURL)
    other.open { answers.append($0) }
    #expect(other.text == "Second" && other.documentState == .normal)
    #expect(!other.hasUnsavedChanges)
  }
}
