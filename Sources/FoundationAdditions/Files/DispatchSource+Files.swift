// SPDX-License-Identifier: MIT

#if os(Linux)
  public import Foundation

  // Event sources that Dispatch has only on Apple's platforms.

  /// A source that forwards the events of another source.
  public protocol _ForwardedSource: DispatchSourceProtocol {}

  // Dispatch's own methods with these default arguments cast every source to Dispatch's class.
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

  public protocol DispatchSourceFileSystemObject: _ForwardedSource {}

  extension DispatchSourceFileSystemObject {
    public var handle: Int32 { Int32((self as any DispatchSourceProtocol).handle) }
    /// The events since the previous call of the handler.
    public var data: DispatchSource.FileSystemEvent {
      DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    public var mask: DispatchSource.FileSystemEvent {
      DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).mask)
    }
  }

  /// A source of memory pressure events, which never occur here.
  public protocol DispatchSourceMemoryPressure: _ForwardedSource {}

  extension DispatchSourceMemoryPressure {
    /// Always empty.
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

    /// Creates a source that watches a file or folder with inotify. It starts when it is resumed.
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
      FileEventSource(fileDescriptor, eventMask, queue)
    }

    /// Creates a source without events: memory pressure is not observed.
    public class func makeMemoryPressureSource(
      eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(eventMask, queue) }
  }
#endif
