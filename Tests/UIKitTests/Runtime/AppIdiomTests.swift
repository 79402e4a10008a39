// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Everyday uses of Foundation and of UIKit's small types. Source: Apple's documentation of each.
@MainActor
struct AppIdiomTests {
  private final class Highlighted: NSTextStorage {
    private let backing = NSMutableAttributedString()

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test func storagesAreMadeWithoutArguments() {
    let storage = Highlighted()
    storage.replaceCharacters(in: NSRange(), with: "abc")
    #expect(storage.string == "abc")
    #expect(NSTextStorage().length == 0)
  }

  private protocol Listener: AnyObject {
    var name: String { get }
  }

  private final class Ear: Listener {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// Objective-C protocols are object types.
  @Test func tablesHoldObjectsByAProtocol() {
    let table = NSHashTable<any Listener>.weakObjects()
    let ears = [Ear("a"), Ear("b")]
    ears.forEach { table.add($0) }
    table.add(ears[0])
    #expect(table.allObjects.map(\.name) == ["a", "b"])
    #expect(table.contains(ears[1]))
    table.remove(ears[0])
    #expect(table.count == 1)
    let map = NSMapTable<any Listener, NSString>.strongToStrongObjects()
    map.setObject("x", forKey: ears[0])
    #expect(map.object(forKey: ears[0]) == "x")
    #expect(map.object(forKey: ears[1]) == nil)
  }

  @Test func objectsStandInFormatsByTheirDescription() {
    final class Named: NSObject {
      override var description: String { "the named" }
    }
    #expect(String(format: "%@ and %d", Named(), 3) == "the named and 3")
    let error = NSError(domain: "d", code: 7)
    #expect(String(format: "[%@]", error) == "[\(error.description)]")
  }

  @Test func classesAreAskedByProtocol() {
    let object: any NSObjectProtocol = UIView()
    #expect(object.isKind(of: UIResponder.self))
    #expect(!object.isKind(of: UILabel.self))
    #expect(object.isMember(of: UIView.self))
    #expect(UILabel.classForCoder() == UILabel.self)
  }

  @Test func wordsAndSentencesAreFound() {
    let text = "It's one. Two words?"
    var words: [String] = []
    text.enumerateSubstringsAtOnce(in: text.startIndex..., options: .byWords) { word, range, _, _ in
      #expect(word == String(text[range]))
      words.append(word ?? "")
    }
    #expect(words == ["It's", "one", "Two", "words"])
    var last: String?
    text.enumerateSubstringsAtOnce(
      in: text.startIndex..<text.endIndex, options: [.byWords, .reverse]
    ) { word, _, _, stop in
      last = word
      stop = true
    }
    #expect(last == "words")
    var sentences: [String] = []
    (text as NSString).enumerateSubstringsAtOnce(
      in: NSRange(location: 0, length: 20), options: .bySentences
    ) { sentence, _, _, _ in sentences.append(sentence ?? "") }
    #expect(sentences == ["It's one. ", "Two words?"])
    var lines: [String] = []
    "a\nb".enumerateSubstringsAtOnce(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a", "b"])
  }

  @Test func textsAreConvertedWithTheirScope() throws {
    var text = AttributedString("ab")
    text.foregroundColor = .red
    let plain = try NSAttributedString(text, including: \.uiKit)
    #expect(plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let back = try AttributedString(plain, including: AttributeScopes.UIKitAttributes.self)
    #expect(back == text)
  }

  @Test func attributedStringsAreCodable() throws {
    var text = AttributedString("see ")
    var link = AttributedString("there")
    link.link = URL(string: "https://example.com")
    text += link
    let data = try JSONEncoder().encode([text, AttributedString("plain")])
    let read = try JSONDecoder().decode([AttributedString].self, from: data)
    #expect(read == [text, AttributedString("plain")])
    #expect(try JSONDecoder().decode(AttributedString.self, from: Data(#""x""#.utf8)) == "x")
  }

  @Test func rangesOfTimeAreSaid() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(2 * 3600 + 5 * 60)
    #expect(range.formatted(.components(style: .wide)) == "2 hours, 5 minutes")
    #expect(
      range.formatted(.components(style: .narrow, fields: [.minute])).hasPrefix("125"))
  }

  @Test func namesAreSortedAsListsOfFilesAre() {
    #expect(["b10", "b9", "a"].sorted(using: .localizedStandard) == ["a", "b9", "b10"])
    let reversed = KeyPathComparator(\String.self, comparator: .localizedStandard, order: .reverse)
    #expect(["b10", "b9", "a"].sorted(using: reversed) == ["b10", "b9", "a"])
  }

  @Test func furtherTypesAreKnownByTheirExtension() {
    #expect(UTType(filenameExtension: "mov") == .quickTimeMovie)
    #expect(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
    #expect(UTType.xmlPropertyList.conforms(to: .propertyList))
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(mimeType: "image/webp") == .webP)
  }

  @Test func pasteboardsTakeObjects() throws {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["a"], localOnly: true, expirationDate: nil)
    #expect(board.string == "a")
    board.setItems([[UIPasteboard.typeAutomatic: "b"]], options: [.localOnly: true])
    #expect(board.string == "b")
  }

  @Test func documentProxiesHaveOptionalInputTraits() {
    let controller = UIInputViewController()
    let given: UIReturnKeyType? = controller.textDocumentProxy.returnKeyType
    #expect(given == .default)
    #expect(controller.textDocumentProxy.keyboardAppearance != .dark)
  }

  @Test func coloursHaveNames() {
    #expect(UIColor.red.accessibilityName == "red")
    #expect(UIColor.white.accessibilityName == "white")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
  }

  @Test func filesHaveNoOtherVersions() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(NSFileVersion.currentVersionOfItem(at: url) == nil)
    try Data("x".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(NSFileVersion.currentVersionOfItem(at: url)?.isConflict == false)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: url) == [])
  }

  @Test func itemProvidersRegisterActivities() {
    let activity = NSUserActivity(activityType: "a")
    activity.webpageURL = URL(string: "https://example.com")
    let provider = NSItemProvider()
    provider.registerObject(activity, visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["com.apple.uikit.useractivity"])
  }

  @Test func draggedAddressesShowTheirTitle() throws {
    let url = try #require(URL(string: "https://example.com"))
    let preview = UIDragPreview(for: url, title: "Home")
    let texts = (preview.view as? UIStackView)?.arrangedSubviews.map { ($0 as? UILabel)?.text }
    #expect(texts == ["Home", "https://example.com"])
  }

  /// Apps read animations and managed objects by key on background queues.
  @Test func valuesAreReadByNameOnOtherQueues() async {
    let found = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let animation = CABasicAnimation()
        animation.setValue(0.5, forKey: "brightness")
        continuation.resume(returning: animation.value(forKey: "brightness") as? Double)
      }
    }
    #expect(found == 0.5)
  }

  @Test func durationsHaveTheirPhrases() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "5 minutes remaining")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: 300) == "5")
  }
}
