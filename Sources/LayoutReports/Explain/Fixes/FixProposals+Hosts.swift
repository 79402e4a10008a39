// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Changes for conflicts with constraints that the app did not write.
extension FixProposals {
  /// The constraint that requires the scroll view's whole size, on the clip view's size instead.
  var contentOfClipView: Proposal? {
    let sized = core.first { entry in
      guard let line = log.entries[entry].constraint, !line.isSystemMade, line.second != nil
      else { return false }
      return line.items.contains { $0.shortClassName?.hasSuffix("ScrollView") ?? false }
    }
    guard let entry = sized, let line = log.entries[entry].constraint else { return nil }
    return Proposal(
      text: """
        Remove \(describe(line)). To fill the visible part, use the size of the clip view, which is \
        smaller than the scroll view by the scrollers.
        """,
      code: code.removing(line), entry: entry, change: .remove([entry]))
  }

  /// Other settings of the stack view. Its own constraints cannot be changed one by one.
  var stackSettings: Proposal {
    let identifiers = core.compactMap { log.entries[$0].constraint?.identifier }
    let isProportional = identifiers.contains { $0.hasSuffix("fill-proportionally") }
    let hasMargins = identifiers.contains { $0.contains(text: "argin-guide-constraint") }
    let stack = tree.items.first { $0.shortClassName?.hasSuffix("StackView") ?? false }
    let name = stack.map { names.name(of: $0) } ?? "the stack view"
    let variable = stack.map { code.variable($0) } ?? "stackView"
    if isProportional {
      let margins =
        hasMargins
        ? " With margins and few views, proportional filling asks for more than the inner width."
        : ""
      return Proposal(
        text: """
          Set the distribution of \(name) to fill, or give it no margins. Do not remove constraints \
          of the stack view.\(margins)
          """,
        code: "\(variable).distribution = .fill", entry: nil, change: .remove(proportional))
    }
    return Proposal(
      text: """
        Change the settings of \(name) so that they fit: a smaller spacing, smaller margins, another \
        distribution, or more room for it. Do not remove constraints of the stack view.
        """,
      code: "", entry: nil, change: .remove(core))
  }

  /// Changes for stack views inside a stack view that hides them.
  var hiddenStack: Proposal {
    Proposal(
      text: """
        Let the hidden stack view shrink: put it into a plain view whose last edge has priority 999, or \
        set its spacing and margins to zero while it is hidden. Do not remove constraints of the stack \
        views.
        """,
      code: "", entry: nil, change: .remove(hiding))
  }

  private var hiding: [Int] {
    core.filter { log.entries[$0].constraint?.identifier == "UISV-hiding" }
  }

  /// A minimum for the width of the column.
  var widerColumn: Proposal? {
    guard let arithmetic, arithmetic.excess > 0 else { return nil }
    return Proposal(
      text: "Give the table column a minimum width of \(arithmetic.sum.printed).",
      code: "column.minWidth = \(arithmetic.sum.printed)", entry: nil,
      change: .remove([arithmetic.container]))
  }

  private var proportional: [Int] {
    core.filter {
      log.entries[$0].constraint?.identifier?.hasSuffix("fill-proportionally") ?? false
    }
  }

  /// The size as a property of the SwiftUI view.
  var proposed: Proposal {
    Proposal(
      text: """
        If SwiftUI shows the view, state its size there: frame(width:height:) or fixedSize() on the \
        SwiftUI view, or sizeThatFits in the representable.
        """,
      code: "", entry: nil,
      change: .remove(core.filter { log.entries[$0].constraint?.isImposedSize ?? false }))
  }

  /// Advice for a list without a contradiction.
  var completing: Proposal {
    Proposal(
      text: """
        Find the whole message, from its heading to the constraint that is broken. These lines alone \
        give no reason for a change.
        """,
      code: "", entry: nil, change: .none)
  }
}
