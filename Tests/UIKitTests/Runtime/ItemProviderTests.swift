// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import UIKit

/// Source: Apple's documentation of `NSItemProvider`.
@MainActor
struct ItemProviderTests {
  @Test func representationsAreListedInOrder() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data([1]), nil)
      return nil
    }
    provider.registerObject(NSString(string: "text"), visibility: .all)
    #expect(provider.registeredContentTypes == [.png, .utf8PlainText])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.movie"))
  }

  @Test func dataAreLoadedByTheirType() {
    let provider = NSItemProvider()
    provider.registerObject(NSString(string: "text"), visibility: .ownProcess)
    let found = Mutex<Data?>(nil)
    provider.loadDataRepresentation(for: .text) { data, _ in found.withLock { $0 = data } }
    #expect(found.withLock { $0 } == Data("text".utf8))
  }

  @Test func filesAreCopiedUnlessTheyAreOpenedInPlace() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .json, openInPlace: true) { completion in
      completion(url, true, nil)
      return nil
    }
    let found = Mutex<[(URL?, Bool)]>([])
    provider.loadFileRepresentation(for: .json) { url, isInPlace, _ in
      found.withLock { $0.append((url, isInPlace)) }
    }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, isInPlace, _ in
      found.withLock { $0.append((url, isInPlace)) }
    }
    let files = found.withLock { $0 }
    let copy = try #require(files.first?.0)
    #expect(copy != url && files[0].1 == false)
    #expect(try Data(contentsOf: copy) == Data("{}".utf8))
    #expect(files[1].0 == url && files[1].1)
  }
}
