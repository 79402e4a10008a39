// SPDX-License-Identifier: MIT

/// How an item looks, as a value of a type that only modules above know.
///
/// No layout depends on it. Items keep it so that it is copied, removed and put into snapshots with
/// them. It is nil inside while the value is the usual one, `Value()`. Copies share the value until
/// one of them changes.
package struct ItemLook: Sendable {
  @usableFromInline var box: LookBox?

  package init() {}

  @inlinable
  package func value<Value: SparseValue>(as type: Value.Type) -> Value {
    (box as? TypedLookBox<Value>)?.value ?? Value()
  }

  /// Changes the value, in place if no copy shares it.
  @inlinable
  package mutating func update<Value: SparseValue>(
    as type: Value.Type, _ change: (inout Value) -> Void
  ) {
    if isKnownUniquelyReferenced(&box), let own = box as? TypedLookBox<Value> {
      return change(&own.value)
    }
    var value = value(as: Value.self)
    change(&value)
    box = value == Value() ? nil : TypedLookBox(value)
  }
}

extension ItemLook: Equatable {
  package static func == (a: ItemLook, b: ItemLook) -> Bool {
    guard let first = a.box else { return b.box?.isUsual ?? true }
    guard let second = b.box else { return first.isUsual }
    return first === second || first.isEqual(to: second)
  }
}

/// A look whose type only the subclass knows. It changes only while one ``ItemLook`` refers to it.
@usableFromInline
class LookBox: @unchecked Sendable {
  @usableFromInline init() {}

  @usableFromInline var isUsual: Bool { true }

  @usableFromInline func isEqual(to other: LookBox) -> Bool { false }
}

@usableFromInline
final class TypedLookBox<Value: SparseValue>: LookBox, @unchecked Sendable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  @inlinable override var isUsual: Bool { value == Value() }

  @inlinable
  override func isEqual(to other: LookBox) -> Bool {
    (other as? TypedLookBox).map { value == $0.value } ?? false
  }
}
