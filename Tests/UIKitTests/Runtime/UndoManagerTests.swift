// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `UndoManager`.
@MainActor
struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager: UIKit.UndoManager

    init(_ manager: UIKit.UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let manager = UIKit.UndoManager()

  @Test func groupsAreUndoneAsAWhole() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.redoCount == 2)
    manager.redo()
    #expect(counter.value == 2)
    manager.redo()
    #expect(counter.value == 3)
  }

  @Test func innerGroupsBelongToTheOuterOne() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 0 && manager.canUndo)
    // Undoing closes the only open group.
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func nothingIsRegisteredWhileItIsDisabled() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.set(1)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
  }

  @Test func actionsOfATargetAreRemoved() {
    let (first, second) = (Counter(manager), Counter(manager))
    first.set(1)
    second.set(1)
    manager.removeAllActions(withTarget: second)
    manager.undo()
    #expect(first.value == 0 && second.value == 1)
  }

  @Test func actionNamesBelongToTheirGroups() {
    let counter = Counter(manager)
    #expect(manager.undoMenuItemTitle == "Undo")
    counter.set(1)
    manager.setActionName("Typing")
    counter.set(2)
    manager.setActionName("Paste")
    #expect(manager.undoMenuItemTitle == "Undo Paste")
    manager.undo()
    #expect(manager.undoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Paste")
  }

  @Test func undoingPostsNotifications() {
    let counter = Counter(manager)
    counter.set(1)
    var heard: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      heard == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerDidRedoChangeNotification",
      ])
  }

  @Test func levelsAreLimited() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    for number in 1...5 { counter.set(number) }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 3)
  }

  /// Apple's documentation of undo: every window has an undo manager for its responders.
  @Test func respondersInAWindowHaveTheManagerOfTheWindow() throws {
    let controller = UIViewController()
    #expect(controller.undoManager == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    let manager = try #require(controller.undoManager)
    #expect(manager === window.undoManager)
    let counter = Counter(manager)
    counter.set(2)
    #expect(manager.canUndo)
    controller.view.undoManager?.undo()
    #expect(counter.value == 0)
  }
}
