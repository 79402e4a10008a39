// SPDX-License-Identifier: MIT

import LayoutCore

/// Reads the content, the appearance and the content size of a view from its element.
struct ViewReader: Sendable {
  let document: IBDocument
  let options: SceneOptions
  let canvas: SceneCanvas
  let colors: ColorResolver
  let measurer: ContentMeasurer
  /// Whether the views are those of a cell that is a document of its own, which has no screen to
  /// measure by.
  var isRootedInCell = false

  init(document: IBDocument, options: SceneOptions, canvas: SceneCanvas) {
    self.document = document
    self.options = options
    self.canvas = canvas
    colors = ColorResolver(
      resources: document.resources, isDark: canvas.isDark,
      isSavedAppearance: canvas.isDark == (document.canvas.appearance == .dark))
    measurer = ContentMeasurer(environment: canvas.environment)
  }

  /// The document's own tint, or the system's.
  var globalTint: Color {
    colors.resolve("tintColor", of: document.root) ?? systemColor("tintColor")
  }
}
