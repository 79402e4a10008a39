// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

extension WhyReport {
  /// Explains edges of a view of a scene that has been laid out, in the order of `attributes`.
  ///
  /// - Complexity: for each edge linear in the rows of the scene.
  public init(
    _ view: SceneView, attributes: [Attribute], in built: inout BuiltScene, of scene: IBScene,
    _ document: IBDocument, file: String, snapshot: LayoutSnapshot
  ) {
    let words = WhyWords(built, of: document)
    let names = ViewNames(document)
    let node = snapshot.nodes.first { $0.id == view.item }
    self.file = file
    self.scene = scene.id
    title = scene.title
    size = snapshot.size
    self.view = View(
      id: view.id, name: names[view.id], className: node?.name ?? view.element, line: view.line,
      frame: node?.frame ?? .zero)
    edges = []
    unexplained = []
    for attribute in attributes {
      guard let derivation = built.forest.derivation(of: attribute, of: view.item) else {
        unexplained.append(attribute)
        continue
      }
      let steps = derivation.parts.map { part in
        Step(
          reason: words.reason(part, in: built.forest), factor: part.factor,
          constant: part.constant,
          lines: part.constraint.map { WhyLines().lines(of: $0, in: &built.forest) } ?? [])
      }
      edges.append(
        Edge(
          attribute: attribute, value: derivation.value, offset: derivation.offset, steps: steps,
          others: derivation.otherRows.map {
            Other(reason: words.reason($0, in: built.forest), status: $0.status)
          }))
    }
  }
}
