// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    let name: String

    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default
    ) {
      self.name = name
    }
    public init(
      systemName: String, tintColor: UIColor? = nil,
      symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) { name = systemName }
    public init(data: Data, isTemplate: Bool? = nil) { name = "" }
    public init(url: URL, isTemplate: Bool? = nil) { name = url.absoluteString }

    public enum ImageDisplayStyle: Sendable { case `default`, circular }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol DisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable,
  Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
}

public protocol AppEntity: Identifiable, TypeDisplayRepresentable, DisplayRepresentable, Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

public protocol TransientAppEntity: TypeDisplayRepresentable, DisplayRepresentable, Sendable {
  init()
}

public protocol IndexedEntity: AppEntity {}

@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?

  public init(title: LocalizedStringResource? = nil) {}
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }

  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("a property of an entity was read before it was set") }
      return value
    }
    set { value = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A query that only the app itself calls.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }

  public typealias Dependency<Value> = AppDependency<Value>
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

public protocol UniqueIDEntityQuery: EntityQuery {}

public struct IntentItemCollection<Item>: ExpressibleByArrayLiteral {
  public let items: [Item]

  public init(items: [Item]) { self.items = items }
  public init(arrayLiteral elements: Item...) { items = elements }
}

extension IntentItemCollection: Sendable where Item: Sendable {}
