// SPDX-License-Identifier: MIT

/// A class of a framework beside UIKit, whose methods and properties are called by name as those of UIKit's own
/// classes are.
///
/// ``NamedMembers`` is for the classes of apps: subclasses of these conform to it for themselves.
public protocol FrameworkMembers: AnyObject {
  /// The method of a selector, or the property of a key; nil where there is none.
  @MainActor
  func _frameworkMember(_ name: String) -> NamedMember?
}
