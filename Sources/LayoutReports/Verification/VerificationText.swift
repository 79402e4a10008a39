// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A verification in words: a line for every view that differs, scene by scene.
public enum VerificationText {
  /// The lines of one scene; none where it is exact.
  public static func lines(of scene: SceneVerification, tolerance: Double) -> [String] {
    if let failure = scene.failure { return ["\(scene.file): \(scene.scene): \(failure)"] }
    return scene.views.filter { !$0.isWithin(tolerance) }.map { view in
      "\(scene.file):\(view.line): \(view.element) \(view.id): "
        + "recorded \(text(view.recorded)), computed \(text(view.computed))"
    }
  }

  private static func text(_ rect: Rect) -> String {
    "(\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height)))"
  }

  /// At most three decimals, none where they are zero.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }
}
