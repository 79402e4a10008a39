// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// A layout that cannot be what was meant, though it breaks no rule.
@preconcurrency @MainActor
public struct LayoutDiagnostic {
  /// The view at fault.
  public var view: UIView
  /// What is wrong and what to do about it.
  public var message: String

  /// Receives every diagnostic of the process; by default its message goes to the standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data((diagnostic.message + "\n").utf8))
  }
}

extension UIView {
  /// Reports once a view that its container places by frame and mask, but whose mask is not translated
  /// and that no constraint places: it has no size.
  func diagnoseUnplacedContent(_ content: UIView) {
    guard !content.translatesAutoresizingMaskIntoConstraints, !content.state.isDiagnosed else {
      return
    }
    let store = LayoutStore.current
    let isTied = store.forest.constraints(mentioning: content.item).contains { constraint in
      store.forest.holder(of: constraint).map { !content.contains($0) } ?? false
    }
    guard !isTied else { return }
    content.state.isDiagnosed = true
    LayoutDiagnostic.handler(
      LayoutDiagnostic(
        view: content,
        message: """
          \(content) is placed in \(self) by its frame and autoresizing mask. With \
          translatesAutoresizingMaskIntoConstraints set to false nothing places it: leave the \
          property true, or add constraints to its superview.
          """))
  }

  /// Reports a layout that did not settle within its rounds, once until it settles again.
  func diagnoseUnsettledLayout(didSettle: Bool) {
    defer { state.isUnsettled = !didSettle }
    guard !didSettle, !state.isUnsettled else { return }
    LayoutDiagnostic.handler(
      LayoutDiagnostic(
        view: self,
        message: """
          The layout of \(self) was given up after \(LayoutPass.maximumRounds) rounds and stands as \
          the last one left it: each changed what the next depends on. Let updateConstraints, \
          layoutSubviews and viewDidLayoutSubviews set only what is not so already.
          """))
  }

  private func contains(_ other: ItemID) -> Bool {
    LayoutStore.current.forest.isDescendant(other, of: item)
  }
}
