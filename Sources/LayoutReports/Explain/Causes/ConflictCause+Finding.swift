// SPDX-License-Identifier: MIT

extension ConflictCause {
  /// Finds the cause from the evidence in a message.
  init(_ evidence: CauseEvidence) {
    let core = evidence.core
    let outer = core.filter { evidence.isOuterSize($0) }
    let heights = outer.filter { $0.first.attribute == .height }
    let isRow = heights.contains { !$0.isAutoresizing }
    if core.contains(where: { $0.identifier == "UISV-hiding" })
      || evidence.log.constraints.contains(where: { $0.identifier == "UISV-hiding" })
    {
      self = .stackViewHides
    } else if let only = core.first, core.count == 1, only.second == nil, only.constant < 0 {
      // Alerts of iOS 12.2 to 13 contain a system constraint with this width.
      self = only.constant == -16 && only.first.item.isNeutral ? .systemViews : .negativeSize
    } else if evidence.isAllSystem {
      self = .systemViews
    } else if !evidence.isProved, evidence.log.recovery == nil, evidence.log.hasHeading {
      self = .incomplete
    } else if evidence.isStackAlone {
      self = .stackViewItself
    } else if core.contains(where: { $0.first.item.isInputView && $0.first.attribute == .height }),
      isRow || core.count == 2
    {
      self = .keyboardHeight
    } else if outer.contains(where: { $0.constant >= 0 && $0.constant <= 1 }),
      !evidence.hasContestedMask
    {
      self = .zeroSize
    } else if evidence.isClipView {
      self = .clipView
    } else if evidence.hasContestedMask {
      self = .autoresizingMask
    } else if evidence.isHosted {
      self = .hostedSize
    } else if !evidence.isProved, outer.contains(where: { $0.isAutoresizing }) {
      self = .autoresizingMask
    } else if evidence.hasRepeatedAttribute, outer.count < 2 {
      self = outer.isEmpty ? .attributeSetTwice : Self.ofRow(evidence, isRow: isRow)
    } else if isRow || !outer.isEmpty {
      self = Self.ofRow(evidence, isRow: isRow)
    } else if core.contains(where: { $0.isOfGuide }) {
      self = .layoutGuide
    } else if core.contains(where: { $0.identifier?.isStackRole ?? false }) {
      self = .repeatsStackView
    } else if !evidence.isProved {
      self = .incomplete
    } else {
      self = .sizeAndEdges
    }
  }

  private static func ofRow(_ evidence: CauseEvidence, isRow: Bool) -> ConflictCause {
    if evidence.log.isAppKit {
      let heights = evidence.core.filter { $0.isImposedSize && $0.first.attribute == .height }
      if !heights.isEmpty { return .rowHeight }
      if evidence.core.contains(where: { $0.isImposedSize }) { return .columnWidth }
    }
    if !isRow {
      let outer = evidence.core.filter { evidence.isOuterSize($0) }
      return outer.allSatisfy { $0.first.attribute == .height } ? .fixedHeight : .fixedWidth
    }
    if evidence.isHeightOfScreen { return .fixedHeight }
    return evidence.hasRatio ? .rowHeightAndRatio : .rowHeight
  }
}

extension LoggedConstraint {
  /// Whether the constraint pins something to an edge that moves with bars or the keyboard.
  var isOfGuide: Bool {
    if className == "_UILayoutSupportConstraint" { return true }
    let guides = ["UIViewSafeAreaLayoutGuide", "UIViewKeyboardLayoutGuide"]
    if guides.contains(where: { identifier?.hasPrefix($0 + "-") ?? false }) { return true }
    return items.contains { item in
      item.className == "_UILayoutGuide" || item.shortClassName == "UIKeyboardLayoutGuide"
        || guides.contains { item.title == $0 }
    }
  }
}
