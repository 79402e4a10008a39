// SPDX-License-Identifier: MIT

import SwiftSyntax

// No class can be below `Thread` here: those of the sources are below a class that has one, and so are no threads.
extension FileLowering {
  /// Says of a stated type that it holds none of the sources' own threads.
  func warnOfThread(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Thread", node.parent?.is(InheritedTypeSyntax.self) == false,
      index.hasThreads, index.type(named: "Thread", from: module) == nil
    else { return }
    warn(
      "a 'Thread' is never one of the sources' classes below it here: the type has to be named",
      at: node)
  }
}
