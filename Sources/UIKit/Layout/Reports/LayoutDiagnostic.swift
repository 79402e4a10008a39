// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// A report on a legal layout that is probably a mistake.
@preconcurrency @MainActor
public struct LayoutDiagnostic {
  /// The view with the mistake.
  public var view: UIView
  /// The mistake and its remedy.
  public var message: String

  /// Called with every diagnostic of the process. The default writes the message to the standard
  /// error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data((diagnostic.message + "\n").utf8))
  }
}

extension UIView {
  /// Reports a content view without a size, once.
  ///
  /// Its container sets its frame and mask, but the mask is not translated and no constraint places
  /// it.
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

  /// Reports a layout that did not settle within the maximum number of rounds.
  ///
  /// It is reported once until a layout settles again.
  func diagnoseUnsettledLayout(didSettle: Bool) {
    defer { state.reachedRoundLimit = !didSettle }
    guard !didSettle, !state.reachedRoundLimit else { return }
    LayoutDiagnostic.handler(
      LayoutDiagnostic(
        view: self,
        message: """
          The layout of \(self) did not settle after \(LayoutPass.maximumRounds) rounds: each round \
          changed something that the next one depends on. The frames are those of the last round. \
          In updateConstraints, layoutSubviews and viewDidLayoutSubviews, set only values that differ \
          from the present ones.
          """))
  }

  private func contains(_ other: ItemID) -> Bool {
    LayoutStore.current.forest.isDescendant(other, of: item)
  }
}
