// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Where in a storyboard a controller comes from.
struct ControllerOrigin {
  var storyboard: UIStoryboard
  var scene: InterfaceScene
  /// The controller's element as it stands in the file.
  var element: IBElement
  /// The container views whose controllers come in with the view.
  var embeds: [(container: UIView, segue: IBElement)] = []
  /// The transitions by identifier or from objects of the scene.
  var isConnected = false
}
