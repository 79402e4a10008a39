// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Proposes changes for a conflict. The first one is the recommended change.
struct FixProposals {
  let log: ConflictLog
  let tree: LoggedTree
  let names: ItemNames
  let cause: ConflictCause
  /// The entries of the irreducible set, or all entries if there is no such set.
  let core: [Int]
  /// The entry that UIKit breaks.
  let broken: Int?
  let arithmetic: ConflictArithmetic?
  let code: ConstraintCode

  init(
    _ log: ConflictLog, _ tree: LoggedTree, _ names: ItemNames, _ cause: ConflictCause,
    core: [Int], broken: Int?, _ arithmetic: ConflictArithmetic?
  ) {
    (self.log, self.tree, self.names, self.cause) = (log, tree, names, cause)
    self.core = core.isEmpty ? Array(log.entries.indices) : core
    (self.broken, self.arithmetic) = (broken, arithmetic)
    code = ConstraintCode(log, tree)
  }

  /// A change with its description.
  struct Proposal {
    var text: String
    var code: String
    var entry: Int?
    var change: ConflictChange
  }

  func proposals() -> [Proposal] {
    var result: [Proposal] = []
    switch cause {
    case .systemViews: result.append(ignoring)
    case .clipView:
      result += [contentOfClipView ?? lowered(entryToWeaken)].compactMap { $0 }
    case .stackViewItself: result.append(stackSettings)
    case .hostedSize:
      result += [lowered(entryToWeaken), loosened(entryToWeaken)].compactMap { $0 } + [proposed]
    case .incomplete: result.append(completing)
    case .autoresizingMask: result += maskOff + [lowered(entryToWeaken)].compactMap { $0 }
    case .attributeSetTwice:
      result += [updated, removed(repeated), lowered(repeated)].compactMap { $0 }
    case .sizeAndEdges, .repeatsStackView, .layoutGuide:
      result += [removed(superfluous), lowered(superfluous), loosened(superfluous)].compactMap {
        $0
      }
    case .negativeSize: result += [raised, lowered(entryToWeaken)].compactMap { $0 }
    case .zeroSize:
      result += [lowered(entryToWeaken), loosened(entryToWeaken)].compactMap { $0 } + [waiting]
    case .stackViewHides where own.isEmpty: result.append(hiddenStack)
    case .rowHeight, .rowHeightAndRatio, .fixedWidth, .fixedHeight, .stackViewHides,
      .keyboardHeight, .columnWidth:
      result += [lowered(entryToWeaken), loosened(entryToWeaken), removed(entryToWeaken)]
        .compactMap { $0 }
      if cause == .columnWidth { result += [widerColumn].compactMap { $0 } }
    }
    let others = core.filter { line($0).map { !$0.isSystemMade } ?? false }
    if result.isEmpty { result = [lowered(others.first) ?? ignoring] }
    var seen: Set<String> = []
    return result.filter { seen.insert($0.text).inserted }
  }

  // MARK: The constraint to change

  private func line(_ entry: Int?) -> LoggedConstraint? {
    entry.flatMap { log.entries[$0].constraint }
  }

  /// The entries of the set that the app can change.
  private var own: [Int] {
    core.filter { line($0).map { !$0.isSystemMade && !isOuter($0) } ?? false }
  }

  private func isOuter(_ line: LoggedConstraint) -> Bool {
    line.isImposedSize || line.first.item.isRowContent && line.second == nil
  }

  /// The entry to weaken: the aspect ratio or the last edge of the chain, or else the one that
  /// UIKit breaks.
  private var entryToWeaken: Int? {
    let own = own
    if cause == .rowHeightAndRatio, let ratio = own.last(where: { isRatio($0) }) { return ratio }
    if [.stackViewHides, .keyboardHeight, .hostedSize].contains(cause),
      let size = own.last(where: { line($0)?.second == nil })
    {
      return size
    }
    let ends = own.filter { entry in
      guard let line = line(entry), let second = line.second else { return false }
      return line.first.attribute.isEnd && second.attribute.isEnd
    }
    if let broken, ends.isEmpty || ends.contains(broken), own.contains(broken) { return broken }
    let outermost = ends.min { depth($0) < depth($1) }
    return outermost ?? broken.flatMap { own.contains($0) ? $0 : nil } ?? own.last
  }

  private func depth(_ entry: Int) -> Int {
    line(entry)?.items.compactMap { tree.index(of: $0) }.map { tree.depth(of: $0) }.min() ?? 0
  }

  private func isRatio(_ entry: Int) -> Bool {
    guard let line = line(entry), let second = line.second else { return false }
    return line.first.attribute.isSize && second.attribute.isSize
  }

  /// The redundant entry: the one that UIKit breaks, if the app can change it.
  private var superfluous: Int? {
    if let broken, own.contains(broken) { return broken }
    return own.last
  }

  /// The entry to remove of two that set the same attribute.
  private var repeated: Int? { superfluous }

  /// The other entry that sets the attribute of ``repeated``.
  private var kept: Int? {
    guard let entry = repeated, let given = line(entry) else { return nil }
    return core.first { other in
      other != entry && line(other)?.first.item.id == given.first.item.id
        && line(other)?.first.attribute == given.first.attribute
    }
  }

  // MARK: Changes

  private func lowered(_ entry: Int?) -> Proposal? {
    guard let entry, let line = line(entry), !line.isSystemMade else { return nil }
    let place =
      ConstraintStyle(line, in: log) == .visualFormat
      ? " (in Interface Builder: its Priority in the Size inspector)" : ""
    return Proposal(
      text: """
        Give \(describe(line)) priority 999\(place), so that \(log.framework) can break it without a message.
        """,
      code: code.withPriority(999, line), entry: entry, change: .priority(entry))
  }

  private func removed(_ entry: Int?) -> Proposal? {
    guard let entry, let line = line(entry), !line.isSystemMade else { return nil }
    return Proposal(
      text: "Remove \(describe(line)).", code: code.removing(line), entry: entry,
      change: .remove([entry]))
  }

  /// The constraint as an inequality that the others can satisfy.
  private func loosened(_ entry: Int?) -> Proposal? {
    guard let entry, let line = line(entry), line.relation == .equal, !line.isSystemMade,
      let factor = factorSign(of: entry)
    else { return nil }
    let relation: LoggedConstraint.Relation = factor > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    let words = factor > 0 ? "a minimum (>=)" : "a maximum (<=)"
    return Proposal(
      text: "Make \(describe(line)) \(words) instead of an exact value.",
      code: code.withRelation(relation, line), entry: entry, change: .relation(entry, relation))
  }

  /// The sign of the error in a constraint: positive if the others make its value too small.
  private func factorSign(of entry: Int) -> Double? {
    guard let arithmetic else { return nil }
    // A summand is too large if the sum is too large, and too small if the sum is too small.
    let isSummand = arithmetic.terms.contains { $0.entry == entry }
    guard isSummand, let line = line(entry) else { return nil }
    let isAdded = (arithmetic.terms.first { $0.entry == entry }?.value ?? 0) * line.constant >= 0
    return (arithmetic.excess > 0) == isAdded ? -1 : 1
  }

  private var updated: Proposal? {
    guard let entry = repeated, let given = line(entry), let kept, let first = line(kept) else {
      return nil
    }
    return Proposal(
      text: """
        Keep one constraint for \(attribute(given)) and change its constant instead of adding \
        another: remove the constraint of \(given.constant.printed), or update the constraint of \
        \(first.constant.printed).
        """,
      code: code.updating(first, to: given.constant), entry: entry, change: .remove([entry]))
  }

  private var raised: Proposal? {
    guard let entry = core.first, let line = line(entry) else { return nil }
    return Proposal(
      text: "Set \(attribute(line)) to zero or more.", code: code.updating(line, to: 0),
      entry: entry, change: .constant(entry, 0))
  }

  private var maskOff: [Proposal] {
    let masks = core.filter { line($0)?.isAutoresizing ?? false }
    var proposals: [Proposal] = []
    for entry in masks {
      guard let line = line(entry) else { continue }
      // AppKit places clip views and private views itself.
      guard !line.items.contains(where: { $0.shortClassName == "NSClipView" }) else { continue }
      let item = line.form == .toSuperview ? line.second?.item ?? line.first.item : line.first.item
      let all = log.entries.indices.filter { other in
        guard let mask = log.entries[other].constraint, mask.isAutoresizing else { return false }
        let masked =
          mask.form == .toSuperview ? mask.second?.item ?? mask.first.item : mask.first.item
        return masked.id == item.id
      }
      proposals.append(
        Proposal(
          text: """
            Turn off translatesAutoresizingMaskIntoConstraints for \(names.name(of: item)), which has \
            its own constraints.
            """,
          code: code.turningMaskOff(item), entry: entry, change: .remove(all)))
    }
    // The innermost view comes first, since the mask of the outermost view may be the system's.
    return proposals.sorted { depth($0) > depth($1) }
  }

  private func depth(_ proposal: Proposal) -> Int { proposal.entry.map { depth($0) } ?? 0 }

  private var waiting: Proposal {
    let outer = arithmetic.flatMap { line($0.container) }
    let name = outer.map { names.name(of: $0.first.item) } ?? "the outer view"
    let variable = outer.map { code.variable($0.first.item) } ?? "view"
    return Proposal(
      text: """
        Give \(name) a size before it is laid out: set an initial frame, or do not call layoutIfNeeded \
        before it is in its window.
        """,
      code: "\(variable).frame = CGRect(x: 0, y: 0, width: 320, height: 480)",
      entry: arithmetic?.container, change: arithmetic.map { .remove([$0.container]) } ?? .none)
  }

  private var ignoring: Proposal {
    let isToolbar = tree.items.contains {
      $0.shortClassName?.contains(text: "Toolbar") ?? false
    }
    if isToolbar {
      return Proposal(
        text: """
          Create the UIToolbar with a frame that is not empty, so that its own constraints fit from the \
          start. Otherwise UIKit recovers by itself.
          """,
        code: "let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))",
        entry: broken ?? core.first, change: .none)
    }
    return Proposal(
      text: """
        Nothing to change: these views and constraints belong to \(log.framework), which recovers by \
        itself.
        """, code: "",
      entry: broken ?? core.first, change: .none)
  }

  // MARK: Words

  func describe(_ line: LoggedConstraint) -> String { ConstraintWords(names).noun(line) }

  private func attribute(_ line: LoggedConstraint) -> String {
    "the \(line.first.attribute.words) of \(names.name(of: line.first.item))"
  }
}
