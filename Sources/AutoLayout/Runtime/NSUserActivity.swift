// SPDX-License-Identifier: MIT

public import Foundation

// Classes of Apple's Foundation that UIKit's interface names and Foundation lacks off Apple's systems.

/// The type of an activity that a link on the web began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a client sets can be read; nothing is handed to another device.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func becomeCurrent() {}

  open func resignCurrent() {}

  open func invalidate() {}

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// Each registration is a step of its own.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoSteps: [() -> Void] = []
  private var redoSteps: [() -> Void] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var levelsOfUndo = 0
  private var actionName = ""

  open var canUndo: Bool { !undoSteps.isEmpty }

  open var canRedo: Bool { !redoSteps.isEmpty }

  open var undoActionName: String { canUndo ? actionName : "" }

  open var redoActionName: String { canRedo ? actionName : "" }

  open func setActionName(_ actionName: String) { self.actionName = actionName }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let step = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }
  }

  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    step()
    isUndoing = false
  }

  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    step()
    isRedoing = false
  }

  open func removeAllActions() { (undoSteps, redoSteps) = ([], []) }

  open func beginUndoGrouping() {}

  open func endUndoGrouping() {}
}
