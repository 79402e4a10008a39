// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// A source that forwards the events of another source.
  // Immutable. A dispatch source may be used on any thread.
  class ForwardingSource: DispatchSourceProtocol, @unchecked Sendable {
    package let source: any DispatchSourceProtocol

    package init(_ source: any DispatchSourceProtocol) { self.source = source }

    /// Reads the pending events, and returns whether the handler is to be called. Called on the
    /// handler's queue.
    func collects() -> Bool { false }

    package func setEventHandler(
      qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
    ) {
      guard let handler else { return source.setEventHandler(qos: qos, flags: flags, handler: nil) }
      source.setEventHandler(qos: qos, flags: flags) { [weak self] in
        if self?.collects() == true { handler() }
      }
    }

    package func setEventHandler(handler: DispatchWorkItem) {
      source.setEventHandler { [weak self] in
        if self?.collects() == true { handler.perform() }
      }
    }

    package func setCancelHandler(
      qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
    ) { source.setCancelHandler(qos: qos, flags: flags, handler: handler) }

    package func setCancelHandler(handler: DispatchWorkItem) {
      source.setCancelHandler(handler: handler)
    }

    func setRegistrationHandler(
      qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
    ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }

    func setRegistrationHandler(handler: DispatchWorkItem) {
      source.setRegistrationHandler(handler: handler)
    }

    package func cancel() { source.cancel() }
    package func resume() { source.resume() }
    package func suspend() { source.suspend() }
    package var handle: UInt { source.handle }
    package var mask: UInt { source.mask }
    package var data: UInt { source.data }
    package var isCancelled: Bool { source.isCancelled }
  }

  /// A source without events.
  // Immutable, like its superclass.
  final class MemoryPressureSource: ForwardingSource, DispatchSourceMemoryPressure,
    @unchecked Sendable
  {
    private let events: DispatchSource.MemoryPressureEvent
    package override var mask: UInt { events.rawValue }
    package override var data: UInt { 0 }

    package init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
      events = mask
      super.init(DispatchSource.makeUserDataAddSource(queue: queue))
    }
  }

  /// The inotify events of the file behind a descriptor.
  // Only `collects()` changes its variables. It runs on the handler's queue.
  final class FileEventSource: ForwardingSource, DispatchSourceFileSystemObject,
    @unchecked Sendable
  {
    private let file: Int32
    private let wanted: DispatchSource.FileSystemEvent
    // Only changed on the handler's queue, before the handler runs.
    private var reportedEvents: DispatchSource.FileSystemEvent = []
    private let watch: Int32
    /// The last known size. A greater size means that bytes were appended.
    private var size: off_t

    package init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
      file = handle
      wanted = mask
      watch = inotify_init1(Int32(IN_NONBLOCK))
      size = Self.status(of: handle).st_size
      let path = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(handle)")
      let events =
        IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_MOVE_SELF | IN_DELETE_SELF
      if let path { inotify_add_watch(watch, path, UInt32(events)) }
      super.init(DispatchSource.makeReadSource(fileDescriptor: watch, queue: queue))
    }

    deinit { close(watch) }

    package override var handle: UInt { UInt(file) }
    package override var mask: UInt { wanted.rawValue }
    package override var data: UInt { reportedEvents.rawValue }

    override func collects() -> Bool {
      var events: UInt32 = 0
      var buffer = [UInt8](repeating: 0, count: 4096)
      var count = read(watch, &buffer, buffer.count)
      while count > 0 {
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let (bits, length) = buffer.withUnsafeBytes {
            (
              $0.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
              $0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self)
            )
          }
          events |= bits
          place += MemoryLayout<inotify_event>.size + Int(length)
        }
        count = read(watch, &buffer, buffer.count)
      }
      reportedEvents = meaning(of: Int32(bitPattern: events)).intersection(wanted)
      return !reportedEvents.isEmpty
    }

    private func meaning(of events: Int32) -> DispatchSource.FileSystemEvent {
      var result: DispatchSource.FileSystemEvent = []
      let status = Self.status(of: file)
      if events & (IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 {
        result.insert(.write)
        if status.st_size > size { result.insert(.extend) }
        size = status.st_size
      }
      // For inotify an open file still exists after it is deleted, but its link count is 0.
      if events & IN_ATTRIB != 0 { result.insert(status.st_nlink == 0 ? .delete : .attrib) }
      if events & IN_DELETE_SELF != 0 { result.insert(.delete) }
      if events & IN_MOVE_SELF != 0 { result.insert(.rename) }
      return result
    }

    private static func status(of handle: Int32) -> stat {
      var status = stat()
      fstat(handle, &status)
      return status
    }
  }
#endif
