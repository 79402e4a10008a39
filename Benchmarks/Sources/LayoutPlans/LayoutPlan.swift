// SPDX-License-Identifier: MIT

/// A layout as data, to be built with the layout core and with the view classes.
public struct LayoutPlan: Sendable {
  public enum Kind: Sendable {
    case plain
    /// A view that always has the given size.
    case sized(width: Double, height: Double)
    case label(String, lines: Int)
    case field(String)
    /// A stack view whose items are as wide or high as it is, or aligned to its start.
    case stack(isVertical: Bool, spacing: Double, fills: Bool = true)
  }

  public struct Node: Sendable {
    public var kind: Kind
    /// The index of the superview, which is a smaller index. Node 0 is the root and has no
    /// superview.
    public var parent: Int
    /// Whether the superview is a stack that arranges the view.
    public var isArranged = false
    public var hugging: Float = 250
    public var compressionResistance: Float = 750
  }

  public enum Relation: Sendable { case equal, atMost, atLeast }

  public enum Edge: Sendable {
    case leading, trailing, top, bottom, width, height, centerY, firstBaseline
  }

  public struct Tie: Sendable {
    public var first: Int
    public var edge: Edge
    /// The second view, or nil for a constant.
    public var second: Int?
    public var secondEdge: Edge
    public var multiplier = 1.0
    public var constant = 0.0
    public var priority: Float = 1000
    public var relation = Relation.equal
  }

  public internal(set) var nodes: [Node] = [Node(kind: .plain, parent: -1)]
  public internal(set) var ties: [Tie] = []
  /// The tie whose constant changes the widths of all views, if there is one.
  public internal(set) var commonWidth: Int?
  /// The same layout written by hand, without constraints.
  public internal(set) var byHand: FramesByHand?
  /// Whether the leading edge is on the right.
  public internal(set) var isRightToLeft = false

  public init() {}

  mutating func add(_ kind: Kind, in parent: Int, isArranged: Bool = false) -> Int {
    nodes.append(Node(kind: kind, parent: parent, isArranged: isArranged))
    return nodes.count - 1
  }

  mutating func tie(
    _ first: Int, _ edge: Edge, _ second: Int, _ secondEdge: Edge? = nil, _ constant: Double = 0,
    multiplier: Double = 1, priority: Float = 1000,
    relation: Relation = .equal
  ) {
    ties.append(
      Tie(
        first: first, edge: edge, second: second, secondEdge: secondEdge ?? edge,
        multiplier: multiplier, constant: constant, priority: priority, relation: relation))
  }

  mutating func fix(_ first: Int, _ edge: Edge, _ constant: Double, priority: Float = 1000) {
    ties.append(
      Tie(
        first: first, edge: edge, second: nil, secondEdge: edge, constant: constant,
        priority: priority))
  }
}

/// The nodes and ties that actions change, near the middle of the layout.
extension LayoutPlan {
  /// The label whose text changes.
  public var changedLabel: Int? {
    middle(nodes.indices) {
      if case .label(let text, _) = nodes[$0].kind { text.contains(" ") } else { false }
    }
  }

  /// The labels that wrap.
  public var wrappingLabels: [Int] {
    nodes.indices.filter { if case .label(_, 0) = nodes[$0].kind { true } else { false } }
  }

  /// The constraint whose constant changes.
  public var changedConstant: Int? {
    middle(ties.indices) { ties[$0].constant != 0 && ties[$0].priority == 1000 }
  }

  /// The constraint whose priority changes.
  public var changedPriority: Int? {
    middle(ties.indices) { ties[$0].priority < 1000 }
  }

  /// The view that is hidden in its stack.
  public var hiddenView: Int? { middle(nodes.indices) { nodes[$0].isArranged } }

  /// The view that is removed and added again with its constraints. It has no subviews.
  public var removedView: Int? {
    let parents = Set(nodes.map(\.parent))
    return middle(nodes.indices) {
      $0 > 0 && !nodes[$0].isArranged && !parents.contains($0) && !hasFollowers($0)
    }
  }

  /// The ties that mention `node`.
  public func ties(of node: Int) -> [Int] {
    ties.indices.filter { ties[$0].first == node || ties[$0].second == node }
  }

  private func hasFollowers(_ node: Int) -> Bool { ties.contains { $0.second == node } }

  private func middle(_ range: Range<Int>, _ isAskedFor: (Int) -> Bool) -> Int? {
    let start = range.count / 2
    return range[start...].first(where: isAskedFor)
      ?? range[..<start].last(where: isAskedFor)
  }
}
