// SPDX-License-Identifier: MIT

import SwiftSyntax

// Thread subclasses. On Linux they cannot derive from `Thread`. They derive from a class that owns
// a thread, and so are no threads themselves.
extension FileLowering {
  /// Warns that a variable of type `Thread` cannot hold such an object.
  func warnOfThread(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Thread", node.parent?.is(InheritedTypeSyntax.self) == false,
      index.hasThreads, index.type(named: "Thread", from: module) == nil
    else { return }
    warn(
      "'Thread' excludes the Thread subclasses of these sources on Linux: use the subclass as the type",
      at: node)
  }
}
