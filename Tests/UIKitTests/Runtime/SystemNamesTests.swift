// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members that Foundation lacks off Apple's systems. Source: Apple's documentation.
@MainActor
struct SystemNamesTests {
  @Test(arguments: [
    ("png", UTType.image), ("jpg", .data), ("pdf", .content), ("html", .text), ("mp4", .movie),
    ("mp3", .audio), ("zip", .item),
  ])
  func typesConformToThoseAbove(_ name: String, _ type: UTType) throws {
    let found = try #require(UTType(filenameExtension: name))
    #expect(found.conforms(to: type))
    #expect(found.isSubtype(of: type) && type.isSupertype(of: found))
    #expect(!type.conforms(to: found))
    #expect(found.conforms(to: found) && !found.isSubtype(of: found))
  }

  @Test func typesHaveMediaTypes() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(mimeType: "nothing/known") == nil)
    #expect(!UTType.pdf.conforms(to: .image))
  }

  @Test func filesAreReadAndWrittenAtOnce() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) {
      try? Data("a".utf8).write(to: $0)
    }
    var read: Data?
    coordinator.coordinate(readingItemAt: url, error: &error) { read = try? Data(contentsOf: $0) }
    #expect(read == Data("a".utf8))
    #expect(error == nil)
  }

  @Test func textsAreOrderedAsSelectorsSay() {
    let words = ["b10", "B9", "a"].map { Word($0) }
    func sorted(_ selector: String?) -> [String] {
      let descriptor = NSSortDescriptor(
        key: "text", ascending: true, selector: selector.map { Selector($0) })
      return words.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.text)
    }
    #expect(sorted("localizedStandardCompare:") == ["a", "B9", "b10"])
    #expect(sorted("caseInsensitiveCompare:") == ["a", "b10", "B9"])
    #expect(sorted(nil) == ["B9", "a", "b10"])
  }

  @Test func missingValuesAreSortedFirst() {
    let descriptor = NSSortDescriptor(keyPath: \Dated.date, ascending: true)
    let all = [Dated(2), Dated(nil), Dated(1)]
    let sorted = all.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.number) == [nil, 1, 2])
    #expect(descriptor.compare(all[1], to: Dated(nil)) == .orderedSame)
  }

  @Test func groupsHaveAFolder() throws {
    let name = "group.plumb.\(UUID().uuidString)"
    let files = FileManager.default
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? files.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appending(path: "a"))
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
    #expect(files.ubiquityIdentityToken == nil)
  }

  @Test func runtimeFunctionsFindClassesButNoMethods() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
  }

  @Test func aKeyboardKeepsWhatItTypes() {
    let keyboard = UIInputViewController()
    let document = keyboard.textDocumentProxy
    #expect(!document.hasText && document.documentContextBeforeInput == nil)
    document.insertText("ab")
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.documentContextBeforeInput == "a")
    #expect(document.documentContextAfterInput == "b")
    document.deleteBackward()
    #expect(document.documentContextBeforeInput == nil)
    #expect(keyboard.textDocumentProxy.hasText)
  }

  @Test func aBrowserOfDocumentsIsAnEmptyScreen() {
    let browser = UIDocumentBrowserViewController(forOpening: [.pdf])
    browser.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    browser.view.layoutIfNeeded()
    #expect(browser.view.subviews.isEmpty)
    #expect(browser.contentTypes == [.pdf])
    #expect(browser.extensionContext == nil)
  }

  @Test func dependentKeysAreObserved() {
    let account = Account()
    var heard: [Bool] = []
    let observation = account.observe(\.isOverdrawn, named: "isOverdrawn", options: [.new]) {
      heard.append($1.newValue ?? false)
    }
    account.balance = -1
    account.balance = 2
    #expect(heard == [true, false])
    observation.invalidate()
    account.balance = -3
    #expect(heard.count == 2)
  }

  @Test func managedObjectAccessorsChangeSets() {
    let (shelf, part) = (NSObject(), NSObject())
    ManagedValues.change("addToParts", by: part, of: shelf)
    ManagedValues.change("addToParts", by: NSSet(array: [part, NSObject()]), of: shelf)
    let parts: NSSet? = ManagedValues.value("parts", of: shelf)
    #expect(parts?.count == 2)
    ManagedValues.change("removeFromParts", by: part, of: shelf)
    let left: NSSet? = ManagedValues.value("parts", of: shelf)
    #expect(left?.count == 1)
    ManagedValues.set(NSOrderedSet(), "rows", of: shelf)
    ManagedValues.change("addToRows", by: part, of: shelf)
    let rows: NSOrderedSet? = ManagedValues.value("rows", of: shelf)
    #expect(rows?.count == 1)
  }
}

private final class Word: NSObject, NamedMembers {
  let text: String
  init(_ text: String) { self.text = text }
  func _namedMember(_ name: String) -> NamedMember? {
    name == "text" ? .property { self.text } : nil
  }
}

private final class Dated: NSObject {
  let number: Int?
  var date: Date? { number.map { Date(timeIntervalSinceReferenceDate: Double($0)) } }
  init(_ number: Int?) { self.number = number }
}

private final class Account: KeyValueObject {
  var balance = 0 {
    willSet { KeyValueObserving.willChange(self, "balance") }
    didSet { KeyValueObserving.didChange(self, "balance") }
  }
  var isOverdrawn: Bool { balance < 0 }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "isOverdrawn" ? ["balance"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
}
