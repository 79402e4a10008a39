// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  package import AutoLayout
  import UIKitComponents

  /// Creates the boxes of contents and appearances. No code calls it.
  ///
  /// The compiler of Swift 6.3 crashes if a module of Embedded Swift casts to a specialized class
  /// that it never creates.
  package func createBoxes(_ node: inout LayoutSnapshot.Node, _ alpha: Double) {
    node.content = .host
    node.appearance.alpha = alpha
  }
#endif
