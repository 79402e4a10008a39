// SPDX-License-Identifier: MIT

/// What has to stand around a controller for an app to show it as Interface Builder's canvas does.
package struct SceneSurroundings: Sendable {
  /// The controller that is shown in the end: the scene's own, or what a container shows first.
  package var shownID: String
  /// The navigation controller whose stack it is on.
  package var navigationID: String?
  /// Whether it is on that stack on top of others.
  package var isPushed: Bool
  /// What is on that stack, from the bottom to the controller or the tab bar controller around it.
  package var stackIDs: [String]
  /// Whether a navigation bar is over it although no navigation controller of the file has it.
  package var isBelowForeignBar: Bool
  /// Whether that bar lets nothing shine through.
  package var isForeignBarOpaque: Bool
  package var tabID: String?
  /// Whether the tab bar controller is on the stack of the navigation controller, and not around it.
  package var isTabOnStack: Bool
  /// Whether a split view controller is around it.
  package var isInSplit: Bool
  /// Whether it is presented over another controller.
  package var isPresented: Bool
  /// Whether it fills a container view of another controller.
  package var isEmbedded: Bool
}

extension SceneBuilder {
  /// What is around the controller of `scene`; `nil` where the scene is a view on its own.
  package func surroundings(of scene: IBScene) -> SceneSurroundings? {
    guard let controller = scene.controller else { return nil }
    let shown = graph.leaf(of: controller).id ?? ""
    let context = graph.context(of: shown)
    return SceneSurroundings(
      shownID: shown, navigationID: context.navigation?.id, isPushed: context.isPushed,
      stackIDs: graph.stack(upTo: context.isTabOnStack ? context.tab?.id ?? shown : shown),
      isBelowForeignBar: context.navigation == nil && context.isBelowBar,
      isForeignBarOpaque: context.inferredTopBar?.flag("translucent") == false,
      tabID: context.tab?.id, isTabOnStack: context.isTabOnStack, isInSplit: context.split != nil,
      isPresented: context.presentation != nil, isEmbedded: context.isEmbedded)
  }
}
