// SPDX-License-Identifier: MIT

import Combine
import Foundation
import UIKit

// Property wrappers that store their values. No view is updated when a value changes. Views use the
// values on the main actor, so the types are unchecked Sendable.

/// A reference to a value.
final class Place<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let place: Place<Value>

  public init(wrappedValue value: Value) { place = Place(value) }
  public init(initialValue value: Value) { place = Place(value) }

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { place.value }, set: { place.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let place: Place<Value>

  public init() where Value == Bool { place = Place(false) }
  public init<T>() where Value == T?, T: Hashable { place = Place(nil) }

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { place.value }, set: { place.value = $0 })
  }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let place: Place<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    place = Place(thunk())
  }

  public var wrappedValue: ObjectType { place.value }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: place.value)
  }
}

/// Reading the object ends the process, because no view provides one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found.")
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// A value that is stored in `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let standard: Value
  private let store: UserDefaults
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  private init(
    _ key: String, _ standard: Value, _ store: UserDefaults?, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.standard = standard
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable {
    self.init(
      key, wrappedValue, store,
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(
      key, nil, store, read: { $0 as? Value },
      write: { Mirror(reflecting: $0).children.first?.value })
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? standard }
    nonmutating set {
      if let value = write(newValue) {
        store.set(value, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

public typealias SceneStorage = AppStorage

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}

  public init() {}
  public var wrappedValue: ID { ID() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

// MARK: The environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var isEnabled = true
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat { 1 / displayScale }
  public var scenePhase = ScenePhase.active
  public var font: Font?
  public var lineLimit: Int?
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var dynamicTypeSize = DynamicTypeSize.large
  public var sizeCategory = ContentSizeCategory.large
  public var accessibilityReduceMotion: Bool { false }
  public var redactionReasons: RedactionReasons = []
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var editMode: Binding<EditMode>?
}

/// Reads the default value, because no view changes the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: keyPath]
  }

  public init(_ objectType: Value.Type) where Value: AnyObject {
    fatalError("No object of type \(Value.self) found in the environment.")
  }
}

public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

public struct DismissAction: Sendable {
  @preconcurrency @MainActor public func callAsFunction() {}
}

public struct OpenURLAction: Sendable {
  @preconcurrency @MainActor public func callAsFunction(_ url: URL) {}
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
public typealias ContentSizeCategory = DynamicTypeSize
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
