// SPDX-License-Identifier: MIT

public import Diagnostics

/// The kinds of messages about layout, other than conflicts. The raw value is the stable name, which
/// is also that of the page in `docs/messages`.
public enum LayoutMessageKind: String, Hashable, Sendable, CaseIterable {
  case missingConstraints = "missing-constraints"
  case constantLimit = "constant-limit"
  case zeroHeightCell = "zero-height-cell"
  case noCommonAncestor = "no-common-ancestor"
  case differentHierarchies = "different-hierarchies"
  case incompatibleAnchors = "incompatible-anchors"
  case invalidFormat = "invalid-format"
  case ambiguousLayout = "ambiguous-layout"
  case visibleNavigationBar = "visible-navigation-bar"
  case tableOutsideHierarchy = "table-outside-hierarchy"
  case feedbackLoop = "feedback-loop"
  case engineReentrancy = "engine-reentrancy"
  case backgroundThread = "background-thread"
  case precisionLoss = "precision-loss"
  case contentViewMask = "content-view-mask"
  case flowLayoutSize = "flow-layout-size"
  case keyboardPlane = "keyboard-plane"

  /// The kind of the message in a line. Nil if the line has none.
  static func of(_ text: String) -> LayoutMessageKind? {
    guard MessageMarks.mayOccur(in: text) else { return nil }
    return allCases.first { kind in
      kind.marks.contains { all in all.allSatisfy { text[...].firstRange(of: $0) != nil } }
    }
  }

  /// The texts by which the message is recognised: all of one of the lists.
  var marks: [[String]] {
    switch self {
    case .missingConstraints:
      [["Detected missing constraints for"], ["not enough constraints to fully define"]]
    case .constantLimit: [["constant that exceeds internal limits"]]
    case .zeroHeightCell: [["ambiguously suggest a height of zero"]]
    case .noCommonAncestor: [["no common ancestor"]]
    case .differentHierarchies:
      [
        ["view hierarchy is not prepared for the constraint"],
        ["Impossible to set up layout with view hierarchy unprepared"],
      ]
    case .incompatibleAnchors:
      [
        ["Invalid pairing of layout attributes"], ["incompatible", "anchor"],
        ["A constraint cannot be made between"], ["may not be constrained to"],
      ]
    case .invalidFormat:
      [["Unable to parse constraint format"], ["Unable to interpret", "metrics"]]
    case .ambiguousLayout: [["AMBIGUOUS LAYOUT"]]
    case .visibleNavigationBar: [["Layout requested for visible navigation bar"]]
    case .tableOutsideHierarchy:
      [
        ["told to layout its visible cells", "without being in the view hierarchy"],
        ["UITableViewAlertForLayoutOutsideViewHierarchy"],
      ]
    case .feedbackLoop:
      [["LayoutFeedbackLoop"], ["layout feedback loop"], ["Layout Feedback Loop"]]
    case .engineReentrancy:
      [["NSISEngine", "reentra"], ["NSISEngine", "re-entra"], ["NSISEngine", "Re-entra"]]
    case .backgroundThread:
      [
        ["modifying the autolayout engine from a background thread"],
        ["Modifications to the layout engine must not be performed from a background thread"],
      ]
    case .precisionLoss: [["rebuild layout engine without detectable loss of precision"]]
    case .contentViewMask:
      [["translatesAutoresizingMaskIntoConstraints property of the contentView"]]
    case .flowLayoutSize:
      [
        ["UICollectionViewFlowLayout", "not defined"],
        ["item height must be less than the height of the UICollectionView"],
        ["item width must be less than the width of the UICollectionView"],
      ]
    case .keyboardPlane: [["find keyplane that supports type"], ["find keyplane"]]
    }
  }

  /// Exceptions are errors, and printouts and harmless messages are notes.
  public var severity: Diagnostic.Severity {
    switch self {
    case .noCommonAncestor, .differentHierarchies, .incompatibleAnchors, .invalidFormat,
      .backgroundThread, .feedbackLoop, .engineReentrancy, .contentViewMask:
      .error
    case .ambiguousLayout, .keyboardPlane: .note
    default: .warning
    }
  }

  public var rule: RuleDescription {
    RuleDescription(RuleID("message-\(rawValue)"), title, severity: severity)
  }
}

/// A quick test whether a line may have a message.
enum MessageMarks {
  private static let patterns = [
    "onstrain", "ayout", "AMBIGUOUS", "common ancestor", "keyplane", "height of zero",
    "the UICollectionView", "NSISEngine", "incompatible",
  ]

  static func mayOccur(in text: String) -> Bool {
    patterns.contains { text[...].firstRange(of: $0) != nil }
  }
}
