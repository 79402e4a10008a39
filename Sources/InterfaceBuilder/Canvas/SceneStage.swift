// SPDX-License-Identifier: MIT

import UIKitComponents

/// A screen with the bars around a scene.
struct SceneStage: Sendable {
  var screen: Device.Screen
  var bars: SceneBars
}
