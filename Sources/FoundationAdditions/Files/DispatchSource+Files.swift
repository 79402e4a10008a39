// SPDX-License-Identifier: MIT

#if os(Linux)
  public import Foundation

  // Sources of events that Dispatch has on Apple's systems alone.

  /// A source whose events another one brings.
  public protocol _ForwardedSource: DispatchSourceProtocol {}

  // Dispatch's own methods with these defaults take every source for one of its class.
  extension _ForwardedSource {
    public func setEventHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      handler: DispatchSourceHandler?
    ) { (self as? ForwardingSource)?.setEventHandler(qos: qos, flags: flags, handler: handler) }

    public func setCancelHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      handler: DispatchSourceHandler?
    ) { (self as? ForwardingSource)?.setCancelHandler(qos: qos, flags: flags, handler: handler) }

    public func setRegistrationHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      handler: DispatchSourceHandler?
    ) {
      (self as? ForwardingSource)?.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    public func activate() { (self as? ForwardingSource)?.source.activate() }
  }

  /// Tells of what happens to an open file or folder.
  public protocol DispatchSourceFileSystemObject: _ForwardedSource {}

  extension DispatchSourceFileSystemObject {
    public var handle: Int32 { Int32((self as any DispatchSourceProtocol).handle) }
    /// What happened since the handler was called before.
    public var data: DispatchSource.FileSystemEvent {
      DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    public var mask: DispatchSource.FileSystemEvent {
      DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).mask)
    }
  }

  /// A source of memory pressure; memory is not watched here.
  public protocol DispatchSourceMemoryPressure: _ForwardedSource {}

  extension DispatchSourceMemoryPressure {
    /// Nothing.
    public var data: DispatchSource.MemoryPressureEvent { [] }
    public var mask: DispatchSource.MemoryPressureEvent {
      DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).mask)
    }
  }

  extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
      public let rawValue: UInt

      public static let normal = MemoryPressureEvent(rawValue: 0x1)
      public static let warning = MemoryPressureEvent(rawValue: 0x2)
      public static let critical = MemoryPressureEvent(rawValue: 0x4)
      public static let all: MemoryPressureEvent = [.normal, .warning, .critical]

      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Tells of changes to a file or folder by inotify, once it was resumed.
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
      FileEventSource(fileDescriptor, eventMask, queue)
    }

    /// Memory is not watched: the source brings no events.
    public class func makeMemoryPressureSource(
      eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(eventMask, queue) }
  }
#endif
