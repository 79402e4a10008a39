// SPDX-License-Identifier: MIT

package import AutoLayout

/// Writes the frames of a scene as text: a line for the scene, and a line for every view, indented
/// below its superview.
public enum FramesText {
  public static func lines(of scene: SceneFrames) -> [String] {
    let heading =
      "\(scene.file): \(scene.title) (\(scene.scene)), "
      + "\(number(scene.size.width)) × \(number(scene.size.height)) pt"
    return [heading] + scene.views.map(line)
  }

  private static func line(of view: SceneFrames.View) -> String {
    let indent = String(repeating: "  ", count: view.depth + 1)
    let name = view.name == view.className ? "" : " '\(view.name)'"
    return "\(indent)\(view.className)\(name) \(view.id) \(text(view.frame))"
  }

  /// `(x, y, width, height)` with at most three decimals.
  package static func text(_ rect: Rect) -> String {
    "(\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height)))"
  }

  static func number(_ value: Double) -> String { NumberText.of(value) }
}
