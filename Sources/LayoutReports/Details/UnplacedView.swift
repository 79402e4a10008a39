// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// A view that a layout leaves without a place, because its numbers grew beyond all bounds.
///
/// Chains of multipliers do that. Such a scene can be neither drawn nor compared.
public struct UnplacedView: Hashable, Sendable {
  /// The view's id in the file; nil for one without.
  public var id: String?
  /// What is wrong and what makes it so, in words.
  public var text: String

  /// The first view of the layout whose frame is not finite.
  ///
  /// - Returns: nil where every view has a place.
  /// - Parameter names: asked for only where a view has no place: they take the whole document.
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
    text = "the frame of \(words.name(of: node.id, scene.forest)) is beyond all bounds"
    let constraints = scene.forest.constraints(mentioning: node.id)
      .compactMap { scene.forest.constraint($0) }
    let worst = constraints.max {
      max(abs($0.multiplier), abs($0.constant)) < max(abs($1.multiplier), abs($1.constant))
    }
    if let worst { text += ", by \(words.text(worst, in: scene.forest))" }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
