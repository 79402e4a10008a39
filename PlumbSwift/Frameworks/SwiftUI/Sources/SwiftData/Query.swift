// SPDX-License-Identifier: MIT

import Foundation
@_exported import SwiftUI

/// Always empty, because no view is rendered.
@MainActor
@propertyWrapper
public struct Query<Element: PersistentModel> {
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {}

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {}

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {}

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {}

  public var wrappedValue: [Element] { [] }
  public var projectedValue: Query<Element> { self }
}

extension EnvironmentValues {
  /// The main context of an empty container.
  @MainActor public var modelContext: ModelContext {
    get { Self.context }
    set { Self.context = newValue }
  }

  @MainActor private static var context = ModelContext(Self.container)
  private static let container: ModelContainer = {
    guard let made = try? ModelContainer(for: Schema([])) else { fatalError("a container failed") }
    return made
  }()
}

extension View {
  /// No effect: views have no environment.
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  /// No effect: views have no environment.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false
  ) -> some View { self }
  /// No effect: views have no environment.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some View { self }
  /// No effect: views have no environment.
  public func modelContext(_ modelContext: ModelContext) -> some View { self }
}
