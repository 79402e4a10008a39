// SPDX-License-Identifier: MIT

public import Foundation

/// The source of log messages. Debug and info messages are dropped, which is the default on Apple
/// platforms too.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: nil, category: "")

  /// The categories that Instruments treats specially. They have no effect here.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String?
  private let subsystem: String
  private let category: String

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: Optional(subsystem), category: category)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public var signpostsEnabled: Bool { false }

  private init(subsystem: String?, category: String) {
    self.subsystem = subsystem ?? ""
    self.category = category
    name = subsystem.map { [$0, category].filter { !$0.isEmpty }.joined(separator: ":") }
    super.init()
  }

  public func isEnabled(type: OSLogType) -> Bool {
    name != nil && type != .debug && type != .info
  }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type), let name else { return }
    OSLogStore.add(OSLogEntry(text, subsystem, category))
    let line = name.isEmpty ? "\(text)\n" : "[\(name)] \(text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message.text, type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ first: any CVarArg, _ others: any CVarArg...
) {
  log.write(formatted(message, [first] + others), type)
}

/// Fills in `%{public}@` and the like.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ first: any CVarArg, _ others: any CVarArg...
) {
  log.write(formatted(message, [first] + others), type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  // Removes the privacy options in braces.
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  return withVaList(arguments) { NSString(format: format, arguments: $0) as String }
}

/// A namespace for qualified names such as `os.Logger`.
public enum os {
  public typealias Logger = PlumbSystemLog.Logger
  public typealias OSLog = PlumbSystemLog.OSLog
  public typealias OSLogType = PlumbSystemLog.OSLogType
}
