// SPDX-License-Identifier: MIT

import UIKitComponents

/// Reads the content, the appearance and the content size of a view from its element.
struct ViewReader: Sendable {
  let document: IBDocument
  let options: SceneOptions
  var canvas: SceneCanvas
  let colors: ColorResolver
  let measurer: ContentMeasurer
  /// Whether the views are a cell's that is a document of its own, without a screen to measure by.
  var isRootedInCell = false

  init(document: IBDocument, options: SceneOptions, canvas: SceneCanvas) {
    self.document = document
    self.options = options
    self.canvas = canvas
    colors = ColorResolver(resources: document.resources)
    measurer = ContentMeasurer(environment: canvas.environment)
  }

  /// The tint that the document sets for all its views.
  var globalTint: Color? { colors.resolve("tintColor", of: document.root) }
}
