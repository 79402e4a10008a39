// SPDX-License-Identifier: MIT

package import AutoLayout
package import InterfaceBuilder

/// The layout of one checked scene, for callers that need more than its findings.
package struct CheckedScene: Sendable {
  package var scene: IBScene
  package var snapshot: LayoutSnapshot
  /// The layout with every scroll view scrolled to its top, as the user first sees it.
  package var shown: LayoutSnapshot
  /// The views with an id in the file, superviews first.
  package var views: [SceneView]
}
