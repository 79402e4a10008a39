// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import MarkupTree

/// Finds and edits the frames in the text of a file.
enum SavedFrames {
  /// Replaces the recorded frames of `views` in `bytes` by the computed ones.
  ///
  /// - Returns: nil if no frame is found.
  static func write(_ views: [ViewVerification], into bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? MarkupDocument(bytes) else { return nil }
    var edits = MarkupEdits(document)
    let elements = elements(of: document, ids: Set(views.map(\.id)))
    var isEdited = false
    for view in views {
      for element in elements[view.id] ?? [] where line(of: element, document) == view.line {
        guard let rect = frame(of: view, at: element, document) else { continue }
        isEdited = true
        for (name, old, new) in numbers(of: view) where abs(old - new) > 1e-3 {
          edits.set(name, of: rect, to: text(new))
        }
      }
    }
    guard isEdited else { return nil }
    return (try? edits.applied())?.bytes
  }

  /// A number as Interface Builder writes it: 17 digits if it needs them, `0.0` for zero.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.printed(as: "%.17g")
  }

  private static func numbers(of view: ViewVerification) -> [(String, Double, Double)] {
    let (old, new) = (view.recorded, view.computed)
    return [
      ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ]
  }

  private static func elements(
    of document: MarkupDocument, ids: Set<String>
  ) -> [String: [MarkupDocument.NodeID]] {
    var elements: [String: [MarkupDocument.NodeID]] = [:]
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let node = MarkupDocument.NodeID(Int32(index))
      guard let attribute = document.attribute("id", of: node) else { continue }
      let id = document.value(of: attribute)
      if ids.contains(id) { elements[id, default: []].append(node) }
    }
    return elements
  }

  private static func line(of node: MarkupDocument.NodeID, _ document: MarkupDocument) -> Int {
    document.line(of: document[node].startTag.upperBound - 1)
  }

  /// The frame element that the verification read: the view's own, or that of the active variation.
  private static func frame(
    of view: ViewVerification, at element: MarkupDocument.NodeID, _ document: MarkupDocument
  ) -> MarkupDocument.NodeID? {
    var frames: [MarkupDocument.NodeID] = []
    for child in document.children(of: element) where document[child].kind == .element {
      switch document.name(of: child) {
      case "rect": frames.append(child)
      case "variation":
        frames += document.children(of: child).filter {
          document[$0].kind == .element && document.name(of: $0) == "rect"
        }
      default: break
      }
    }
    frames = frames.filter { frame in
      document.attribute("key", of: frame).map { document.value(of: $0) } == "frame"
        && (view.frameLine == nil || line(of: frame, document) == view.frameLine)
    }
    // A file without newlines has several frames on the same line.
    return frames.last { frame in
      numbers(of: view).allSatisfy { name, old, _ in
        let written = document.attribute(name, of: frame).map { document.value(of: $0) }
        return written.flatMap(Double.init) ?? 0 == old
      }
    } ?? frames.last
  }
}
