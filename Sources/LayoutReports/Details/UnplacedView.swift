// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// A view whose computed frame is not finite.
///
/// Chains of multipliers can cause this. Such a scene can be neither drawn nor compared.
public struct UnplacedView: Hashable, Sendable {
  /// The view's id in the file, or nil.
  public var id: String?
  /// A description of the error and of its cause.
  public var text: String

  /// Finds the first view of the layout whose frame is not finite.
  ///
  /// `names` is evaluated only if there is such a view, because it indexes the whole document.
  ///
  /// - Returns: nil if every frame is finite.
  /// - Complexity: linear in the number of views.
  public init?(
    in scene: borrowing BuiltScene, snapshot: LayoutSnapshot,
    names: @autoclosure () -> ViewNames
  ) {
    guard
      let node = snapshot.nodes.first(where: { !$0.frame.isFinite || !$0.absoluteFrame.isFinite })
    else { return nil }
    let names = names()
    var words = ConstraintNames(views: [:])
    for view in scene.views {
      if view.item == node.id { id = view.id }
      words.views[view.item] = CheckedView(id: view.id, name: names[view.id], isCustom: false)
    }
    text = "the frame of \(words.name(of: node.id, scene.forest)) is not finite"
    let constraints = scene.forest.constraints(mentioning: node.id)
      .compactMap { scene.forest.constraint($0) }
    let worst = constraints.max {
      max(abs($0.multiplier), abs($0.constant)) < max(abs($1.multiplier), abs($1.constant))
    }
    if let worst { text += ", because of \(words.text(worst, in: scene.forest))" }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
