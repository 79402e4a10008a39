// SPDX-License-Identifier: MIT

import AutoLayout
public import EssentialFoundation

/// The frames of scenes as JSON: a list of scenes, each with its file, id, size and views.
public struct FramesJSON: Encodable, Sendable {
  struct View: Encodable {
    var id: String
    var `class`: String
    var name: String
    /// The numbers are x, y, width, height.
    var frame: [Double]
  }

  struct Scene: Encodable {
    var file: String
    var scene: String
    /// Width and height.
    var size: [Double]
    var views: [View]
  }

  var scenes: [Scene]

  public init(_ scenes: [SceneFrames]) {
    self.scenes = scenes.map { scene in
      Scene(
        file: scene.file, scene: scene.scene, size: [scene.size.width, scene.size.height],
        views: scene.views.map { view in
          View(
            id: view.id, class: view.className, name: view.name,
            frame: [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
        })
    }
  }

  public func encode(to encoder: any Encoder) throws { try scenes.encode(to: encoder) }

  /// The list as UTF-8, with keys in alphabetical order.
  public func encoded() throws -> Data { try JSONEncoder.document.encode(self) }
}
