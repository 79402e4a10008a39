// SPDX-License-Identifier: MIT

public import Foundation

/// An undo manager. An action that is registered outside of a group is a separate undo step.
// Clients use an undo manager on one thread. UIKit uses it on the main thread.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoSteps: [UndoStep] = []
  private var redoSteps: [UndoStep] = []
  /// The open groups, the innermost last.
  private var openSteps: [UndoStep] = []
  private var disabled = 0

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// No effect.
  open var groupsByEvent = true
  /// No effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// 0 is no limit.
  open var levelsOfUndo = 0 { didSet { cutLevels() } }

  open var canUndo: Bool { !undoSteps.isEmpty || openSteps.contains { !$0.actions.isEmpty } }

  open var canRedo: Bool { !redoSteps.isEmpty }

  open var undoCount: Int { undoSteps.count }

  open var redoCount: Int { redoSteps.count }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  open func disableUndoRegistration() { disabled += 1 }

  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) { register(target) { [weak target] in if let target { handler(target) } } }

  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    let argument = UncheckedAccess(anObject)
    register(target) { [weak target] in
      guard let target else { return }
      let receiver = UncheckedAccess(target)
      onMainActor { _ = Receiver(receiver.value).perform(selector, argument.value) }
    }
  }

  private func register(_ target: AnyObject, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action = UndoStep.Action(target: ObjectIdentifier(target), perform: perform)
    guard openSteps.isEmpty else { return openSteps[openSteps.count - 1].actions.append(action) }
    push(UndoStep(actions: [action]))
  }

  private func push(_ step: UndoStep) {
    if isUndoing { return redoSteps.append(step) }
    undoSteps.append(step)
    if !isRedoing { redoSteps = [] }
    cutLevels()
  }

  private func cutLevels() {
    guard levelsOfUndo > 0 else { return }
    undoSteps = undoSteps.suffix(levelsOfUndo)
    redoSteps = redoSteps.suffix(levelsOfUndo)
  }

  open func removeAllActions() { (undoSteps, redoSteps, openSteps) = ([], [], []) }

  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    for stack in [\UndoManager.undoSteps, \.redoSteps] {
      self[keyPath: stack] = self[keyPath: stack].map { $0.without(target) }
        .filter { !$0.actions.isEmpty }
    }
    openSteps = openSteps.map { $0.without(target) }
  }

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { openSteps.count }

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openSteps.append(UndoStep())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group and makes one step of its actions. An empty group makes no step.
  open func endUndoGrouping() {
    guard !openSteps.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let step = openSteps.removeLast()
    if !openSteps.isEmpty {
      openSteps[openSteps.count - 1].take(step)
    } else if !step.actions.isEmpty {
      push(step)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  // MARK: Undoing

  /// Closes the open group if it is the only one, and undoes the last step.
  open func undo() {
    if openSteps.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard openSteps.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    guard let step = undoSteps.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(step)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard openSteps.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    guard let step = redoSteps.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(step)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Combines the actions that are registered meanwhile to one step with the same name.
  private func run(_ step: UndoStep) {
    openSteps.append(UndoStep(name: step.name, isDiscardable: step.isDiscardable))
    for action in step.actions.reversed() { action.perform() }
    while !openSteps.isEmpty { endUndoGrouping() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Names the innermost open group, or the last step.
  open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

  /// Only changes ``undoActionIsDiscardable``.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeLast { $0.isDiscardable = discardable }
  }

  private func changeLast(_ change: (inout UndoStep) -> Void) {
    if !openSteps.isEmpty {
      change(&openSteps[openSteps.count - 1])
    } else if !undoSteps.isEmpty {
      change(&undoSteps[undoSteps.count - 1])
    }
  }

  open var undoActionIsDiscardable: Bool { undoSteps.last?.isDiscardable ?? false }

  open var redoActionIsDiscardable: Bool { redoSteps.last?.isDiscardable ?? false }

  open var undoActionName: String { (openSteps.last ?? undoSteps.last)?.name ?? "" }

  open var redoActionName: String { redoSteps.last?.name ?? "" }
}
