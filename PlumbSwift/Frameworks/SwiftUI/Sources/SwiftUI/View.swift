// SPDX-License-Identifier: MIT

@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

// Views are values that render nothing. `plumb swift` removes the code that builds their bodies.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no view") }
}

/// A view without a body.
public protocol _Leaf: View where Body == Never {}

extension _Leaf {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyView: _Leaf, Sendable {
  public nonisolated init() {}
}

public struct AnyView: _Leaf {
  public nonisolated init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

public struct TupleView<T>: _Leaf {
  public nonisolated init(_ value: T) {}
}

public struct _Either<First: View, Second: View>: _Leaf {
  nonisolated init() {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view has no body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<
    (repeat each C)
  > { TupleView((repeat each content)) }
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _Either<A, B> { _Either() }
  public static func buildEither<A: View, B: View>(second: B) -> _Either<A, B> { _Either() }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

public struct ModifiedContent<Content, Modifier>: _Leaf {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier>: _Leaf {}

public struct EmptyModifier: ViewModifier {
  public init() {}
  public func body(content: Content) -> EmptyView { EmptyView() }
}

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

// MARK: What bodies are besides views, and stay out

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }
}

public struct EmptyToolbarContent: ToolbarContent {
  public nonisolated init() {}
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }
}

public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor @preconcurrency
public protocol Gesture {
  associatedtype Value
}

public struct EmptyGesture: Gesture {
  public typealias Value = Never

  public nonisolated init() {}
}

/// A result builder for bodies that are removed.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
}

/// A result builder for bodies that are removed.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
}
