// SPDX-License-Identifier: MIT

import UIKitComponents

/// Reads the content, the appearance and the content size of a view from its element.
struct ViewReader: Sendable {
  let document: IBDocument
  let options: SceneOptions
  var canvas: SceneCanvas
  let colors: ColorResolver
  let measurer: ContentMeasurer
  /// Whether the views belong to a cell that is a document and therefore has no screen for
  /// measurement.
  var isRootedInCell = false

  init(document: IBDocument, options: SceneOptions, canvas: SceneCanvas) {
    self.document = document
    self.options = options
    self.canvas = canvas
    colors = ColorResolver(resources: document.resources)
    measurer = ContentMeasurer(environment: canvas.environment)
  }

  /// The tint color that the document sets for all its views.
  var globalTint: Color? { colors.resolve("tintColor", of: document.root) }
}
