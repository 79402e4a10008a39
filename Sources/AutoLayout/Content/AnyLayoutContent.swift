// SPDX-License-Identifier: MIT

/// A content of any type, or none.
///
/// It is one reference to an object whose class knows the type. So items of all contents have the
/// same small size, a question costs one virtual call, and no existential is needed, which Embedded
/// Swift does not have. Copies share the object, which never changes.
public struct AnyLayoutContent: Sendable {
  @usableFromInline let box: ContentBox?

  /// No content: without a size, baselines and alignment insets.
  public static var none: AnyLayoutContent { AnyLayoutContent() }

  private init() { box = nil }

  @inlinable
  public init<Content: LayoutContent>(_ content: Content) { box = TypedContentBox(content) }

  /// The content, if it is of type `Content`.
  @inlinable
  public func value<Content: LayoutContent>(as type: Content.Type) -> Content? {
    (box as? TypedContentBox<Content>)?.content
  }

  /// Properties that do not depend on the environment.
  public var traits: ContentTraits { box?.traits ?? [] }

  func size(width: Double? = nil, in environment: Environment) -> ContentSize {
    box?.size(width: width, in: environment) ?? .none
  }

  package func baselines(width: Double?, in environment: Environment) -> Baselines? {
    box?.baselines(width: width, in: environment)
  }

  func alignmentInsets(in environment: Environment) -> EdgeInsets {
    box?.alignmentInsets(in: environment) ?? .zero
  }

  func linePitch(in environment: Environment) -> Double? { box?.linePitch(in: environment) }

  func texts(width: Double, in environment: Environment) -> [ContentText] {
    box?.texts(width: width, in: environment) ?? []
  }

  func measuringEnvironment(of item: ItemID, in forest: borrowing LayoutForest) -> Environment {
    box?.measuringEnvironment(of: item, in: forest) ?? forest.environment(of: item)
  }

  func placeChildren(of item: ItemID, in forest: inout LayoutForest) {
    box?.placeChildren(of: item, in: &forest)
  }

  func withoutItems() -> AnyLayoutContent { box?.withoutItems() ?? .none }
}

extension AnyLayoutContent: Hashable {
  public static func == (a: AnyLayoutContent, b: AnyLayoutContent) -> Bool {
    guard let first = a.box, let second = b.box else { return a.box === b.box }
    return first === second || first.isEqual(to: second)
  }

  public func hash(into hasher: inout Hasher) { box?.hash(into: &hasher) }
}

/// An immutable content whose type only the subclass knows.
@usableFromInline
class ContentBox: @unchecked Sendable {
  @usableFromInline let traits: ContentTraits

  @usableFromInline init(traits: ContentTraits) { self.traits = traits }

  @usableFromInline func isEqual(to other: ContentBox) -> Bool { false }

  @usableFromInline func hash(into hasher: inout Hasher) {}

  @usableFromInline func size(width: Double?, in environment: Environment) -> ContentSize { .none }

  @usableFromInline
  func baselines(width: Double?, in environment: Environment) -> Baselines? { nil }

  @usableFromInline func alignmentInsets(in environment: Environment) -> EdgeInsets { .zero }

  @usableFromInline func linePitch(in environment: Environment) -> Double? { nil }

  @usableFromInline func texts(width: Double, in environment: Environment) -> [ContentText] { [] }

  @usableFromInline
  func measuringEnvironment(of item: ItemID, in forest: borrowing LayoutForest) -> Environment {
    forest.environment(of: item)
  }

  @usableFromInline func placeChildren(of item: ItemID, in forest: inout LayoutForest) {}

  @usableFromInline func withoutItems() -> AnyLayoutContent { .none }
}

@usableFromInline
final class TypedContentBox<Content: LayoutContent>: ContentBox, @unchecked Sendable {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
    super.init(traits: content.traits)
  }

  @inlinable
  override func isEqual(to other: ContentBox) -> Bool {
    (other as? TypedContentBox).map { content == $0.content } ?? false
  }

  @inlinable
  override func hash(into hasher: inout Hasher) { hasher.combine(content) }

  @inlinable
  override func size(width: Double?, in environment: Environment) -> ContentSize {
    content.size(width: width, in: environment)
  }

  @inlinable
  override func baselines(width: Double?, in environment: Environment) -> Baselines? {
    content.baselines(width: width, in: environment)
  }

  @inlinable
  override func alignmentInsets(in environment: Environment) -> EdgeInsets {
    content.alignmentInsets(in: environment)
  }

  @inlinable
  override func linePitch(in environment: Environment) -> Double? {
    content.linePitch(in: environment)
  }

  @inlinable
  override func texts(width: Double, in environment: Environment) -> [ContentText] {
    content.texts(width: width, in: environment)
  }

  @inlinable
  override func measuringEnvironment(
    of item: ItemID, in forest: borrowing LayoutForest
  ) -> Environment { content.measuringEnvironment(of: item, in: forest) }

  @inlinable
  override func placeChildren(of item: ItemID, in forest: inout LayoutForest) {
    content.placeChildren(of: item, in: &forest)
  }

  @inlinable
  override func withoutItems() -> AnyLayoutContent { AnyLayoutContent(content.withoutItems()) }
}
