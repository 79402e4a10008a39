// SPDX-License-Identifier: MIT

/// The explanation of a conflict message: the contradiction, its cause, UIKit's reaction and the
/// fixes.
public struct ConflictExplanation: Sendable {
  public let log: ConflictLog
  /// The tree of views, as far as the message determines it.
  public let tree: LoggedTree
  public let names: ItemNames
  /// An irreducible set of contradicting entries: without any one of them the others can hold.
  public let core: [Int]
  /// The entry that UIKit breaks according to the message, or else according to UIKit's rule.
  public let broken: Int?
  /// The entry that UIKit's rule breaks in the reconstructed tree.
  public let predicted: Int?
  public let cause: ConflictCause
  /// The sum that proves the conflict; nil if the entries that were read can all hold.
  public let arithmetic: ConflictArithmetic?
  /// Changes that resolve the conflict, best first.
  public let fixes: [ConflictFix]
  /// The conflict in one sentence.
  public let sentence: String
  /// The frames of the views without the broken constraint.
  public let frames: [LoggedFrame]
  /// The value that replaces the broken constraint's constant in the layout; nil if unknown.
  public let resultingConstant: Double?
  /// The margins of the views, which follow from the conflict.
  let margin: Double
  /// Whether the other constraints still contradict each other without the broken one.
  public let isConflictLeft: Bool

  /// `others` are messages of the same run, which may contain more evidence about the tree.
  public init(_ log: ConflictLog, among others: [ConflictLog] = []) {
    self.log = log
    tree = LoggedTree(log, among: others)
    names = ItemNames(tree)
    let stated = log.brokenEntry
    let system = ConflictSystem(log, tree)
    var margin = 8.0
    let first = ConflictProof(system, log, breaking: stated)
    if case .margins(let found) = first?.assumption { margin = found }
    self.margin = margin
    let scene = LoggedScene(log, tree, margin: margin)
    predicted = scene.entryToBreak()
    let broken = stated ?? predicted
    // The broken constraint stays in the set if possible.
    var proof = stated == nil ? ConflictProof(system, log, breaking: broken) : first
    // A list that was cut off may agree, because the constraint that contradicts it is missing.
    if case .rounding = proof?.assumption, log.recovery == nil { proof = nil }
    core = proof?.parts.map { $0.entry } ?? []
    var arithmetic: ConflictArithmetic?
    if let proof { arithmetic = ConflictArithmetic(proof, system, log, tree, breaking: broken) }
    self.broken = broken
    self.arithmetic = arithmetic
    cause = ConflictCause(CauseEvidence(log, tree, core: Set(core), arithmetic))
    sentence =
      ConflictSentence(log: log, names: names, proof: proof, arithmetic: arithmetic).text
    if let proof {
      resultingConstant = Self.resultingConstant(proof, log, broken)
    } else {
      resultingConstant = nil
    }
    let proposals = FixProposals(
      log, tree, names, cause, core: core, broken: broken, arithmetic)
    var fixes: [ConflictFix] = []
    for proposal in proposals.proposals() {
      fixes.append(Self.fix(proposal, log, proposals.tree, margin))
    }
    self.fixes = fixes
    let change: ConflictChange = if let broken { .remove([broken]) } else { .none }
    (frames, isConflictLeft) = Self.layout(log, tree, margin, change)
  }

  /// The constraint of an entry as an equation. Nil if the entry could not be read.
  package func statement(of entry: Int) -> String? {
    log.entries[entry].constraint.map { ConstraintWords(names).statement($0) }
  }

  /// Whether there is nothing to change in the app.
  var isHarmless: Bool { cause == .systemViews }

  /// The constant with which the broken constraint would just hold.
  private static func resultingConstant(
    _ proof: ConflictProof, _ log: ConflictLog, _ broken: Int?
  ) -> Double? {
    guard proof.assumption != .rounding, let broken,
      let part = proof.parts.first(where: { $0.entry == broken }), part.factor != 0,
      let line = log.entries[broken].constraint
    else { return nil }
    var total = 0.0
    for part in proof.parts {
      guard let constraint = log.entries[part.entry].constraint else { continue }
      total += part.factor * constraint.constant
    }
    if case .margins = proof.assumption { return nil }
    let value = (line.constant - total / part.factor).roundedToPrint
    return value.isFinite ? value : nil
  }

  private static func fix(
    _ proposal: FixProposals.Proposal, _ log: ConflictLog, _ tree: LoggedTree, _ margin: Double
  ) -> ConflictFix {
    var fix = ConflictFix(
      text: proposal.text, code: proposal.code, entry: proposal.entry, change: proposal.change)
    let (frames, isConflictLeft) = layout(log, tree, margin, proposal.change)
    fix.endsConflict = !isConflictLeft
    fix.frames = frames
    return fix
  }

  private static func layout(
    _ log: ConflictLog, _ tree: LoggedTree, _ margin: Double, _ change: ConflictChange
  ) -> ([LoggedFrame], Bool) {
    var scene = LoggedScene(log, tree, margin: margin)
    switch change {
    case .priority(let entry): scene.setPriority(999, of: entry)
    case .remove(let entries): for entry in entries { scene.remove(entry) }
    case .relation(let entry, let relation):
      scene.setRelation(LoggedScene.relation(relation), of: entry)
    case .constant(let entry, let constant): scene.setConstant(constant, of: entry)
    case .none: break
    }
    let (frames, hasConflict) = scene.layout()
    return (frames, hasConflict)
  }
}
