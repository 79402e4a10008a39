// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// File system events, and delegates with optional requirements. Source: Apple's documentation of
/// `DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:)`.
struct FilesTests {
  #if os(Linux)
    @Test func fileSourcesReportWritesAndRemovals() async throws {
      let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data("a".utf8).write(to: url)
      let file = open(url.path, O_RDONLY)
      let queue = DispatchQueue(label: "files")
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend, .delete], queue: queue)
      #expect(source.handle == file)
      #expect(source.mask == [.write, .extend, .delete])
      let (events, told) = AsyncStream.makeStream(of: UInt.self)
      source.setEventHandler { told.yield(source.data.rawValue) }
      source.setCancelHandler { told.finish() }
      source.resume()
      var seen = events.makeAsyncIterator()
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("b".utf8))
      #expect(await seen.next() == DispatchSource.FileSystemEvent([.write, .extend]).rawValue)
      try handle.close()
      try FileManager.default.removeItem(at: url)
      #expect(await seen.next() == DispatchSource.FileSystemEvent.delete.rawValue)
      source.cancel()
      #expect(source.isCancelled)
      #expect(await seen.next() == nil)
      close(file)
    }

    @Test func memoryPressureSourcesHaveNoEvents() {
      let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
      source.setEventHandler {}
      source.resume()
      #expect(source.mask == [.warning, .critical])
      #expect(source.data.isEmpty)
      source.cancel()
    }
  #endif

  @Test func fileManagerDelegatesMayOmitMethods() throws {
    final class Guardian: NSObject, FileManagerDelegate {
      func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
        !path.hasSuffix("keep")
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manager = FileManager()
    let guardian = Guardian()
    manager.delegate = guardian
    for name in ["keep", "go"] {
      let url = folder.appending(path: name)
      try Data().write(to: url)
      try manager.removeItem(at: url)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["keep"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func archiverDelegatesMayOmitMethods() throws {
    final class Nobody: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {}
    let nobody = Nobody()
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.delegate = nobody
    archiver.encode("text", forKey: "key")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.delegate = nobody
    #expect(unarchiver.decodeObject(forKey: "key") as? String == "text")
  }
}
