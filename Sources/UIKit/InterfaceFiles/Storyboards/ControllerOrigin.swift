// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The storyboard and scene of a controller.
struct ControllerOrigin {
  var storyboard: UIStoryboard
  var scene: InterfaceScene
  /// The controller's element in the file, with unresolved variations.
  var element: IBElement
  /// The container views whose controllers are embedded when the view is loaded.
  var embeds: [(container: UIView, segue: IBElement)] = []
  /// Whether the scene's other objects were made and connected.
  var isConnected = false
}
