// SPDX-License-Identifier: MIT

/// What the lines of a message tell about its cause.
struct CauseEvidence {
  let log: ConflictLog
  let tree: LoggedTree
  /// The lines of the irreducible set; all of them where none was found.
  let core: [LoggedConstraint]
  let arithmetic: ConflictArithmetic?

  init(
    _ log: ConflictLog, _ tree: LoggedTree, core entries: Set<Int>,
    _ arithmetic: ConflictArithmetic?
  ) {
    (self.log, self.tree, self.arithmetic) = (log, tree, arithmetic)
    let lines = entries.sorted().compactMap { log.entries[$0].constraint }
    core = lines.isEmpty ? log.constraints : lines
  }

  var isProved: Bool { arithmetic != nil }

  /// Sizes that something outside of the app's constraints fixes.
  var outerSizes: [LoggedConstraint] { log.constraints.filter { isOuterSize($0) } }

  /// Whether the line is a size that UIKit imposes: by its name, or, where libraries print all constraints
  /// in their own way, as the size of a row.
  func isOuterSize(_ line: LoggedConstraint) -> Bool {
    if line.isImposedSize { return true }
    guard line.second == nil, line.first.attribute.isSize, line.relation == .equal else {
      return false
    }
    if line.isAutoresizing { return true }
    guard line.className == "NSLayoutConstraint", line.identifier == nil else { return false }
    // Libraries that print all constraints in their own way leave out the names of UIKit's.
    let isForeign = log.constraints.contains { !$0.className.hasPrefix("NS") }
    let isOutermost = tree.index(of: line.first.item).map { tree.parents[$0] == nil } ?? false
    return line.first.item.isRowContent
      ? isForeign || line.constant == 0 || line.constant == 44 : isForeign && isOutermost
  }

  /// Whether all views belong to UIKit's own bars, keyboards and alerts.
  var isAllSystem: Bool {
    let items = tree.items.filter { !$0.isGuide }
    guard items.contains(where: { $0.isSystemPart }) else { return false }
    return items.allSatisfy { $0.isSystemPart || $0.isNeutral }
  }

  /// Whether a mask fixes a view that other lines place or size too.
  var hasContestedMask: Bool {
    let masks = core.filter { $0.isAutoresizing }
    if !masks.isEmpty, masks.allSatisfy({ $0.second != nil }),
      !core.contains(where: { $0.isImposedSize })
    {
      // A view that keeps its distances, in one that is sized by somebody.
      return true
    }
    return masks.contains { mask in
      guard let view = masked(mask) else { return false }
      return core.contains { line in !line.isAutoresizing && places(line, view) }
    }
  }

  /// The view that a mask is of.
  private func masked(_ mask: LoggedConstraint) -> Int? {
    let item = mask.form == .toSuperview ? mask.second?.item ?? mask.first.item : mask.first.item
    return tree.index(of: item)
  }

  /// Whether the line says where a view is in its superview, or how large it is by itself.
  private func places(_ line: LoggedConstraint, _ view: Int) -> Bool {
    let first = tree.index(of: line.first.item)
    guard let second = line.second else { return first == view && !isOuterSize(line) }
    let other = tree.index(of: second.item)
    guard first == view || other == view else { return false }
    guard let partner = first == view ? other : first else {
      // The superview that is not named: the view is the one inside.
      return true
    }
    if isInside(partner, view) { return false }
    return true
  }

  private func isInside(_ child: Int, _ ancestor: Int) -> Bool {
    var next: Int? = child
    while let index = next {
      if index == ancestor { return true }
      next = tree.parents[index]
    }
    return false
  }

  /// Whether two lines of the set give one attribute of one view different values.
  var hasRepeatedAttribute: Bool {
    for (index, line) in core.enumerated() {
      for other in core[(index + 1)...]
      where line.first.item.id == other.first.item.id
        && line.first.attribute == other.first.attribute
        && (!isProved && line.first.attribute.isSize && line.relation == .equal
          && other.relation == .equal
          || line.second?.item.id == other.second?.item.id
            && line.second?.attribute == other.second?.attribute)
        && line.second?.item.id != LoggedItem.unknownSuperview.id
        && line.identifier?.isSystemRole != true && other.identifier?.isSystemRole != true
        && !line.isAutoresizing && !other.isAutoresizing
      {
        return true
      }
    }
    return false
  }

  var hasRatio: Bool {
    core.contains { line in
      guard let second = line.second else { return false }
      return line.first.attribute.isSize && second.attribute.isSize
        && (line.first.attribute != second.attribute || line.multiplier != 1)
    }
  }

  func mentions(_ isMeant: (LoggedConstraint) -> Bool) -> Bool { core.contains(where: isMeant) }
}

extension ConflictCause {
  /// The cause that the lines of a message show.
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
      // Alerts of iOS 12.2 to 13 had a line of their own of this width.
      self = only.constant == -16 && only.first.item.isNeutral ? .systemViews : .negativeSize
    } else if evidence.isAllSystem {
      self = .systemViews
    } else if core.contains(where: { $0.first.item.isInputView && $0.first.attribute == .height }),
      isRow || core.count == 2
    {
      self = .keyboardHeight
    } else if outer.contains(where: { $0.constant >= 0 && $0.constant <= 1 }),
      !evidence.hasContestedMask
    {
      self = .zeroSize
    } else if evidence.hasContestedMask {
      self = .autoresizingMask
    } else if evidence.hasRepeatedAttribute, outer.count < 2 {
      self = outer.isEmpty ? .attributeSetTwice : Self.ofRow(evidence, isRow: isRow)
    } else if isRow || !outer.isEmpty {
      self = Self.ofRow(evidence, isRow: isRow)
    } else if core.contains(where: { $0.isOfGuide }) {
      self = .layoutGuide
    } else if core.contains(where: { $0.identifier?.hasPrefix("UISV-") ?? false }) {
      self = .repeatsStackView
    } else if !evidence.isProved {
      self = .incomplete
    } else {
      self = .sizeAndEdges
    }
  }

  private static func ofRow(_ evidence: CauseEvidence, isRow: Bool) -> ConflictCause {
    if !isRow { return .fixedWidth }
    return evidence.hasRatio ? .rowHeightAndRatio : .rowHeight
  }
}

extension LoggedConstraint {
  /// Whether it ties something to an edge that bars move.
  var isOfGuide: Bool {
    if className == "_UILayoutSupportConstraint" { return true }
    if identifier?.hasPrefix("UIViewSafeAreaLayoutGuide-") ?? false { return true }
    return items.contains {
      $0.className == "_UILayoutGuide" || $0.title == "UIViewSafeAreaLayoutGuide"
    }
  }
}

extension LoggedItem {
  /// Whether UIKit makes it: a part of a bar, a keyboard or an alert.
  var isSystemPart: Bool {
    guard let name = shortClassName else {
      return ["BackButton", "SystemInputAssistantView"].contains(self.name)
        || self.name?.hasPrefix("UIContinuousPath") ?? false
    }
    if name == "_UILayoutGuide" || name == "_UILayoutSpacer" || isRowContent { return false }
    let prefixes = [
      "_UI", "UIInputSet", "UIKB", "UIKeyboard", "UIInputWindow", "UITextEffects", "UIToolbar",
      "UINavigationBar", "UINavigationItem", "UITabBarButton", "UIButtonBar", "UIAlertController",
      "UIInterfaceAction", "UIRemoteKeyboard", "UICompatibilityInput", "UIStatusBar", "UISystem",
      "SystemInputAssistant", "SFAirDrop", "UIActivity", "UISearchBarText", "TUI", "UIPredict",
      "UIEditingOverlay", "UIMoveFromTo", "UIPrefersNoContent", "UIWebFormAccessory",
    ]
    return prefixes.contains { name.hasPrefix($0) } && !isInputView
  }

  /// Whether both the app and the system use the class.
  var isNeutral: Bool {
    guard let name = shortClassName else { return false }
    return isGuide
      || [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UIWindow",
        "UIVisualEffectView", "UITextField", "UIControl", "UIActivityIndicatorView",
        "UITransitionView", "UICollectionView",
      ].contains(name)
  }

  /// Whether it is the view of a keyboard of one's own.
  var isInputView: Bool {
    guard let name = shortClassName else { return false }
    return name == "UIInputView" || name == "_UIInputViewContent" || name.hasSuffix("KeyboardView")
      || name.hasSuffix("InputView") && !name.hasPrefix("UI") && !name.hasPrefix("_UI")
  }

  /// Whether it is a row, or the view in which a row has its content.
  var isRowContent: Bool {
    guard let name = shortClassName else { return false }
    return name.hasSuffix("CellContentView") || name.hasSuffix("HeaderFooterContentView")
      || name.hasSuffix("Cell")
  }
}

extension String {
  /// Whether the identifier is one that UIKit gives.
  var isSystemRole: Bool {
    [
      "UISV-", "UIView-", "_UITemporary", "fittingSize", "UIViewSafeAreaLayoutGuide-", "BIB_",
      "IB_", "CB_", "TB_", "Mask", "UINav", "UIButtonBar", "assistantView", "accessoryView",
      "UIInput", "UICollectionViewListCell", "NSView-", "NSStackView", "UIScrollView",
    ].contains { hasPrefix($0) }
  }
}
