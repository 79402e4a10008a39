// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members of Apple's Foundation that apps use and swift-corelibs-foundation lacks. Source: Apple's
/// documentation.
@MainActor
struct FoundationNamesTests {
  @Test func notificationsFormAnAsyncSequence() async {
    let name = Notification.Name("Sequence-\(UUID().uuidString)")
    var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test func foldersAreThoseOfTheFileManager() throws {
    let known = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    #expect(URL.documentsDirectory == known.first)
    #expect(URL.libraryDirectory == .applicationSupportDirectory)
    #expect(URL.cachesDirectory.hasDirectoryPath)
  }

  @Test func ubiquitousStoresKeepTheirValues() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    store.set(Int64(3), forKey: "number")
    store.set([1, 2], forKey: "list")
    #expect(store.string(forKey: "text") == "a")
    #expect(store.bool(forKey: "flag"))
    #expect(store.longLong(forKey: "number") == 3 && store.double(forKey: "number") == 3)
    #expect(store.array(forKey: "list") as? [Int] == [1, 2])
    #expect(store.bool(forKey: "none") == false && store.data(forKey: "none") == nil)
    store.removeObject(forKey: "text")
    #expect(store.object(forKey: "text") == nil && store.dictionaryRepresentation.count == 3)
    #expect(store.synchronize())
  }

  @Test func bookmarksFindTheirFiles() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    #expect(throws: CocoaError.self) { try url.bookmarkData() }
    try Data("a".utf8).write(to: url)
    let data = try url.bookmarkData(options: .minimalBookmark)
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == url.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: url)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
  }

  @Test func namesGetTheExtensionOfAType() {
    let folder = URL(fileURLWithPath: "a", isDirectory: true)
    #expect(folder.appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
    #expect(folder.appendingPathComponent("b.PNG", conformingTo: .png).lastPathComponent == "b.PNG")
    #expect(folder.appendingPathExtension(for: .pdf).lastPathComponent == "a.pdf")
  }

  @Test func textsAreTransformed() {
    let text = NSMutableString(string: "Москва")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(text.isEqual(to: "Moskva"))
    let accents = NSMutableString(string: "Äé")
    #expect(CFStringTransform(accents, nil, kCFStringTransformStripCombiningMarks, false))
    #expect(accents.isEqual(to: "Ae"))
    let part = NSMutableString(string: "ä ö")
    var range = CFRange(location: 2, length: 1)
    #expect(CFStringTransform(part, &range, kCFStringTransformStripDiacritics, false))
    #expect(part.isEqual(to: "ä o") && range.location == 2 && range.length == 1)
  }

  @Test func formatsAreAppended() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%.1f", 3, 2.5)
    #expect(text.isEqual(to: "a3-2.5"))
    #expect(NSString(string: "x").appendingFormat("%03d", 7).isEqual(to: "x007"))
    #expect(NSString(string: NSHomeDirectory() + "/b").abbreviatingWithTildeInPath == "~/b")
  }

  @Test func archivesGiveArraysOfAClass() throws {
    let texts = NSArray(array: [NSString(string: "a"), NSString(string: "b")])
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: texts, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)
    #expect(read?.map { String($0) } == ["a", "b"])
  }

  @Test func indexPathsHaveRowsAndItems() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(NSIndexPath(item: 2, section: 0).item == 2)
  }

  @Test func sysctlReturnsTheMachine() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var bytes = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0)
    var names = utsname()
    uname(&names)
    let machine = withUnsafeBytes(of: names.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(String(decoding: bytes.dropLast().map { UInt8($0) }, as: UTF8.self) == machine)
    var count: Int32 = 0
    size = 4
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0)
    #expect(Int(count) == ProcessInfo.processInfo.processorCount)
    #expect(sysctlbyname("no.name", nil, &size, nil, 0) == -1)
  }

  @Test func typesAreFoundByTheirTags() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    #expect(png?.takeRetainedValue() == kUTTypePNG)
    let none = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", kUTTypeText)
    #expect(none == nil)
    let media = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
    #expect(media?.takeRetainedValue() == "application/pdf")
    #expect(
      UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
  }

  @Test func metadataQueriesFinishAtOnce() {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    var hasEnded = false
    let token = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in MainActor.assumeIsolated { hasEnded = true } }
    #expect(query.start() && !query.start())
    NotificationCenter.default.removeObserver(token)
    #expect(hasEnded && query.isStarted && query.results.isEmpty)
    query.stop()
    #expect(query.isStopped)
  }

  @Test func processesAreNotMacProcesses() {
    let process = ProcessInfo.processInfo
    #expect(!process.isiOSAppOnMac && !process.isMacCatalystApp)
    process.endActivity(process.beginActivity(options: .userInitiated, reason: "test"))
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
  }
}
