// SPDX-License-Identifier: MIT

public import AutoLayout
public import InterfaceBuilder

/// A conflict in a laid-out scene: constraints and rules that cannot all hold, the sum that proves
/// it, and the one that gives way.
public struct ConflictReport: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var reason: WhyReport.Reason
    /// The points that the member adds to the sum; nil for the member on the other side of
    /// the comparison.
    public var adds: Double?
    /// The lines that show the constraint in a picture, in the coordinates of the screen.
    public var lines: [WhyReport.Line]
    /// Whether the member gives way.
    public var isBroken: Bool
  }

  /// Without any one of them, the others can hold.
  public var members: [Member]
  /// The sum in words, such as `16 + 400 = 416, but View.width == 375: 41 points too much.` Nil if
  /// a row of the conflict is not in the form of a constraint.
  public var sum: String?
}

extension ConflictReport {
  /// The conflicts of a scene that has been laid out, in the order in which they were found.
  public static func all(
    in built: inout BuiltScene, of document: IBDocument, snapshot: LayoutSnapshot
  ) -> [ConflictReport] {
    guard !snapshot.conflicts.isEmpty else { return [] }
    let words = WhyWords(built, of: document)
    return snapshot.conflicts.map { ConflictReport($0, words, in: &built) }
  }

  private init(_ conflict: LayoutConflict, _ words: WhyWords, in built: inout BuiltScene) {
    let parts = built.forest.proof(of: conflict, below: built.canvas)
    let container = parts.indices.filter { parts[$0].factor != 0 }.max {
      Self.rank(parts[$0], conflict) < Self.rank(parts[$1], conflict)
    }
    members = []
    var terms: [(place: Int, value: Double)] = []
    for (place, part) in parts.enumerated() {
      var adds: Double?
      if let container, place != container {
        adds = -part.factor / parts[container].factor * part.constant
        terms.append((Self.place(part), adds ?? 0))
      }
      members.append(
        Member(
          reason: words.reason(
            part.source, part.constraint, part.contentPriorities, in: built.forest),
          adds: adds,
          lines: part.constraint.map { WhyLines().lines(of: $0, in: &built.forest) } ?? [],
          isBroken: Self.isBroken(part, in: conflict)))
    }
    sum = container.map {
      Self.sentence(
        terms.sorted { $0.place < $1.place }.map { $0.value }, parts[$0].constant,
        members[$0].reason.text)
    }
  }

  private static func isBroken(_ part: ConflictPart, in conflict: LayoutConflict) -> Bool {
    if case .constraint(let id) = part.source { return conflict.broken == id }
    guard let rule = conflict.brokenRule else { return false }
    return rule.source == part.source && rule.constraint == part.constraint
  }

  /// Sums are compared with lengths from outside, or else with other lengths.
  private static func rank(_ part: ConflictPart, _ conflict: LayoutConflict) -> Int {
    let isLength =
      part.constraint.map { $0.secondItem == nil && $0.firstAttribute.isSize } ?? false
    switch part.source {
    case .root: return 4
    case .autoresizing: return isLength ? 3 : 1
    default: return isLength ? (isBroken(part, in: conflict) ? 1 : 2) : 0
    }
  }

  /// The position of a summand between the edges: distances at the start are first, then lengths,
  /// then the others.
  private static func place(_ part: ConflictPart) -> Int {
    guard let constraint = part.constraint, !constraint.firstAttribute.isSize else { return 1 }
    let starts: [Attribute] = [.left, .leading, .top]
    return starts.contains(constraint.firstAttribute)
      && starts.contains(constraint.secondAttribute) ? 0 : 2
  }

  private static func sentence(_ terms: [Double], _ available: Double, _ limit: String) -> String {
    let sum = terms.reduce(0, +)
    var text = ""
    for term in terms.filter({ $0 > 0 }) + terms.filter({ $0 < 0 }) where abs(term) >= 0.0005 {
      let number = NumberText.of(abs(term))
      text += text.isEmpty ? (term < 0 ? "−" : "") + number : (term < 0 ? " − " : " + ") + number
    }
    if text.isEmpty { text = "0" }
    let amount = NumberText.of(abs(sum - available))
    return "\(text)\(terms.count > 1 ? " = \(NumberText.of(sum))" : ""), but \(limit): "
      + "\(amount) point\(amount == "1" ? "" : "s") too \(sum > available ? "much" : "little")."
  }
}
