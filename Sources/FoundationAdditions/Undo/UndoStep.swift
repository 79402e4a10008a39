// SPDX-License-Identifier: MIT

public import Foundation

/// The actions that one undo runs.
struct UndoStep {
  struct Action {
    let target: ObjectIdentifier
    let perform: () -> Void
  }

  var actions: [Action] = []
  var name = ""
  var isDiscardable = false

  /// Adds the actions of a nested group.
  mutating func take(_ inner: UndoStep) {
    actions += inner.actions
    if !inner.name.isEmpty { name = inner.name }
  }

  func without(_ target: ObjectIdentifier) -> UndoStep {
    var step = self
    step.actions.removeAll { $0.target == target }
    return step
  }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = NSNotification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
