// SPDX-License-Identifier: MIT

import Foundation

/// A parameter of an intent, which stores its value.
///
/// As on Apple platforms, reading a parameter without a value or default ends the process.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?

  private init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?
  ) {
    self.title = title
    self.description = description
    self.value = value
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public var wrappedValue: Value {
    get {
      if let value { return value }
      guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
        let empty = none as? Value
      else {
        fatalError("the parameter '\(title.map { String(localized: $0) } ?? "")' has no value")
      }
      return empty
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// Fails, because no user can answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.restartPerform
  }

  /// Fails, because no user can answer.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.restartPerform }

  /// Fails, because no user can answer.
  public func requestDisambiguation(
    among choices: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw AppIntentError.restartPerform }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .restartPerform }
}

public enum IntentControlStyle: Sendable { case field, slider, stepper }
public enum IntentDateKind: Sendable { case date, time, dateTime }

public enum AppIntentError: Error, Sendable {
  case restartPerform, unknown
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) {
    self.full = full
    supporting = nil
  }

  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

public struct IntentFile: Hashable, Sendable {
  public let data: Data
  public var filename: String
  public var fileURL: URL?

  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

/// A dependency of intents, found by its type.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: String?

  public init(key: String? = nil, default defaultValue: Value? = nil) {
    self.key = key
    if let defaultValue { AppDependencyManager.shared.keep(defaultValue, key, replaces: false) }
  }

  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key) else {
      fatalError("no dependency of the type \(Value.self) was added")
    }
    return value
  }
}

public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var makers: [String: () -> Any] = [:]

  public init() {}

  public func add<Value>(key: String? = nil, dependency: @autoclosure @escaping () -> Value) {
    lock.withLock { makers["\(Value.self)\(key ?? "")"] = dependency }
  }

  func keep<Value>(_ value: Value, _ key: String?, replaces: Bool) {
    lock.withLock {
      let name = "\(Value.self)\(key ?? "")"
      if replaces || makers[name] == nil { makers[name] = { value } }
    }
  }

  func value<Value>(_ key: String?) -> Value? {
    let maker = lock.withLock { makers["\(Value.self)\(key ?? "")"] }
    return maker?() as? Value
  }
}

extension AppIntent {
  public typealias Dependency<Value> = AppDependency<Value>
}
