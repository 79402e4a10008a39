// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import LayoutReports

extension Diagnostic {
  /// A note that a scene has unsatisfiable constraints.
  static func conflicts(_ count: Int, in scene: IBScene, of file: String) -> Diagnostic {
    Diagnostic(
      "conflict", .note,
      "\(count) unsatisfiable constraint\(count == 1 ? "" : "s") in '\(scene.title)'",
      at: Place(file: file, line: scene.line, elementID: scene.id))
  }

  /// An error that a scene cannot be drawn.
  static func unplaced(
    _ view: UnplacedView, in scene: IBScene, of file: String
  ) -> Diagnostic {
    Diagnostic(
      "unplaced-view", .error, "'\(scene.title)' cannot be drawn: \(view.text)",
      at: Place(file: file, line: scene.line, elementID: view.id ?? scene.id))
  }
}
