// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import LayoutReports
import UIKitComponents

/// Draws the scenes of files, each under the same circumstances.
struct SceneDrawing: Sendable {
  var options: SceneOptions
  var reader: DocumentReader
  var showsDevice: Bool
  var showsGuides: Bool
  var showsOutlines: Bool
  var showsNames = false
  /// How many rows tables of prototypes show; nil for each prototype once, as on the canvas.
  var rows: Int?
  /// Whether files keep the canvas they were edited on where no device has its size and safe area.
  var keepsCanvas = false

  /// A drawn scene.
  struct Picture: Sendable {
    var scene: String
    var title: String
    var list: DisplayList
  }

  /// What came of one file.
  struct Outcome: Sendable {
    var file: InputFile
    var pictures: [Picture] = []
    /// Errors and notes.
    var messages: [Diagnostic] = []
  }

  /// - Parameter scenes: the ids of the scenes to draw; nil draws all.
  func draw(_ file: InputFile, scenes: Set<String>? = nil) -> Outcome {
    var outcome = Outcome(file: file)
    let document: IBDocument
    switch reader.read(file) {
    case .document(let read, let notes):
      document = read
      outcome.messages = notes
    case .failure(let message):
      outcome.messages = [message]
      return outcome
    }
    let options = keepsCanvas ? options : options.onHardware(for: document)
    let builder = SceneBuilder(document, options: options)
    let names = ViewNames(document)
    for scene in document.scenes where scenes?.contains(scene.id) ?? true {
      var built = builder.build(scene)
      outcome.messages += built.notes
      let layout = built.forest.layout(built.canvas)
      if let unplaced = UnplacedView(in: built, snapshot: layout, names: names) {
        outcome.messages.append(.unplaced(unplaced, in: scene, of: file.name))
        continue
      }
      var snapshot = built.scrolledToTop(layout)
      if let rows { snapshot = built.showing(rows: rows, in: snapshot) }
      if !snapshot.conflicts.isEmpty {
        outcome.messages.append(
          .conflicts(snapshot.conflicts.count, in: scene, of: file.name))
      }
      outcome.pictures.append(
        Picture(
          scene: scene.id, title: scene.title,
          list: snapshot.displayList(
            rendering(of: scene, snapshot, built.device, built.orientation))))
    }
    return outcome
  }

  private func rendering(
    of scene: IBScene, _ snapshot: LayoutSnapshot, _ device: Device, _ orientation: Orientation
  ) -> RenderingOptions {
    let isScreen = device.screen(orientation).size == snapshot.size
    return RenderingOptions(
      title: scene.title,
      deviceFrame: showsDevice && isScreen ? DeviceFrame(device, orientation) : nil,
      showsGuides: showsGuides, showsOutlines: showsOutlines, showsNames: showsNames)
  }
}
