// SPDX-License-Identifier: MIT

/// A class of a framework other than UIKit, whose methods and properties can be called by name,
/// like those of UIKit's classes.
///
/// ``NamedMembers`` is the protocol for classes of apps. Their subclasses of framework classes
/// conform to it separately.
public protocol FrameworkMembers: AnyObject {
  /// The method of a selector, or the property of a key. Nil if the class has none.
  @MainActor
  func _frameworkMember(_ name: String) -> NamedMember?
}
