// SPDX-License-Identifier: MIT

/// The containers that an app needs around a controller to show it as Interface Builder's canvas
/// does.
package struct SceneSurroundings: Sendable {
  /// The visible controller: the scene's own, or the one that a container shows first.
  package var shownID: String
  /// The navigation controller that contains it in its stack.
  package var navigationID: String?
  /// Whether it was pushed onto that stack.
  package var isPushed: Bool
  /// The controllers of that stack, from the bottom to the controller or to the tab bar controller
  /// around it.
  package var stackIDs: [String]
  /// Whether it has a navigation bar although the file has no navigation controller for it.
  package var isBelowForeignBar: Bool
  /// Whether that bar is opaque.
  package var isForeignBarOpaque: Bool
  /// Whether the bar of its navigation controller looks like the simulated bar of the controller
  /// that pushes it.
  package var inheritsSimulatedBar: Bool
  package var tabID: String?
  /// Whether the tab bar controller is in the stack of the navigation controller instead of around
  /// it.
  package var isTabOnStack: Bool
  /// Whether a split view controller is around it.
  package var isInSplit: Bool
  /// Whether it is presented over another controller.
  package var isPresented: Bool
  /// Whether it is embedded in a container view of another controller.
  package var isEmbedded: Bool
}

extension SceneBuilder {
  /// The containers around the controller of `scene`; `nil` if the scene is a view without a
  /// controller.
  package func surroundings(of scene: IBScene) -> SceneSurroundings? {
    guard let controller = scene.controller else { return nil }
    let shown = graph.leaf(of: controller).id ?? ""
    let context = graph.context(of: shown)
    return SceneSurroundings(
      shownID: shown, navigationID: context.navigation?.id, isPushed: context.isPushed,
      stackIDs: graph.stack(upTo: context.isTabOnStack ? context.tab?.id ?? shown : shown),
      isBelowForeignBar: context.navigation == nil && context.isBelowBar,
      isForeignBarOpaque: context.inferredTopBar?.flag("translucent") == false,
      inheritsSimulatedBar: context.navigation != nil && context.inferredTopBar != nil,
      tabID: context.tab?.id, isTabOnStack: context.isTabOnStack, isInSplit: context.split != nil,
      isPresented: context.presentation != nil, isEmbedded: context.isEmbedded)
  }
}
