// SPDX-License-Identifier: MIT

package import AutoLayout
package import InterfaceBuilder

/// The layout of one scene that rules looked at, for whoever wants more of it than findings.
package struct CheckedScene: Sendable {
  package var scene: IBScene
  package var snapshot: LayoutSnapshot
  /// The layout as it is first seen: scrolled to its top.
  package var shown: LayoutSnapshot
  /// The views that the file gives an id, superviews first.
  package var views: [SceneView]
}
