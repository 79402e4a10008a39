// SPDX-License-Identifier: MIT

public import AutoLayout

/// A change of a layout. A layout pass follows each.
public enum Action: String, CaseIterable {
  case make, first, again, resize, sameText = "same-text", text, constant, width, priority, hide
  case churn, fitting, fittingAgain = "fit-again", teardown
  /// Measures the texts that wrap at another width, without a layout.
  case wrapping
  /// Measures the texts and computes all frames in code written by hand.
  case byHand = "by-hand"
}

/// The cost of an action.
public struct Cost {
  /// The shortest processor time of several runs, in microseconds.
  public var time = Double.infinity
  public var work = LayoutWork()
}

/// Runs all actions on a layout and measures each.
public final class Session<Way: MeasuredLayout> {
  private let plan: LayoutPlan
  private let clock: () -> Double
  public private(set) var costs: [Action: Cost] = [:]
  public private(set) var digest = 0.0

  /// - Parameter clock: the processor time in microseconds.
  public init(_ plan: LayoutPlan, clock: @escaping () -> Double) {
    self.plan = plan
    self.clock = clock
  }

  /// Runs all actions once. The session keeps the best times and the work of the last run.
  public func play() {
    let start = clock()
    let door = Way(plan)
    costs[.make, default: Cost()].time = min(costs[.make]?.time ?? .infinity, clock() - start)
    measure(.first, door) { door.layOut() }
    measure(.again, door) { door.layOut() }
    for width in [428.0, 390, 744, 390] {
      measure(.resize, door) {
        door.resize(width: width, height: 844)
        door.layOut()
      }
    }
    if let label = plan.changedLabel, case .label(let text, _) = plan.nodes[label].kind {
      measureTwice(.sameText, door) { door.setText($0 ? Self.twin(of: text) : text, of: label) }
      measureTwice(.text, door) { door.setText($0 ? text + " and more" : text, of: label) }
    }
    if let tie = plan.changedConstant {
      let constant = plan.ties[tie].constant
      measureTwice(.constant, door) { door.setConstant($0 ? constant * 1.5 : constant, of: tie) }
    }
    if let tie = plan.commonWidth {
      let constant = plan.ties[tie].constant
      for distance in [1.0, 12, 34, 0] {
        measure(.width, door) {
          door.setConstant(constant - distance, of: tie)
          door.layOut()
        }
      }
    }
    if let tie = plan.changedPriority {
      let priority = plan.ties[tie].priority
      measureTwice(.priority, door) { door.setPriority($0 ? priority - 7 : priority, of: tie) }
    }
    if let node = plan.hiddenView {
      measureTwice(.hide, door) { door.setHidden($0, node) }
    }
    if let node = plan.removedView {
      measureTwice(.churn, door) { $0 ? door.remove(node) : door.putBack(node) }
    }
    let labels = plan.wrappingLabels
    for width in labels.isEmpty ? [] : [200.0, 230, 203, 233] {
      measure(.wrapping, door) { wrap(labels, width, door) }
    }
    if let frames = plan.byHand {
      for width in [428.0, 360, 744, 390] {
        measure(.byHand, door) { layOut(frames, width, door) }
      }
    }
    digest = door.digest
    measure(.fitting, door) { digest += door.fittingSize().height }
    measure(.fittingAgain, door) { digest += door.fittingSize().height }
    measure(.teardown, door) { door.tearDown() }
  }

  /// Repeats one action on a laid-out layout, for profilers. An action that happens once in the
  /// life of a layout runs on a new layout each time.
  public func loop(_ action: Action, times: Int) {
    var door = Way(plan)
    door.layOut()
    for time in 0..<times {
      switch action {
      case .make, .first, .teardown:
        door.tearDown()
        door = Way(plan)
        door.layOut()
      case .again: door.layOut()
      case .resize: door.resize(width: time % 2 == 0 ? 744 : 390, height: 844)
      case .sameText, .text:
        guard let label = plan.changedLabel, case .label(let text, _) = plan.nodes[label].kind
        else { return }
        let other = action == .text ? text + " and more" : Self.twin(of: text)
        door.setText(time % 2 == 0 ? other : text, of: label)
      case .constant:
        guard let tie = plan.changedConstant else { return }
        door.setConstant(plan.ties[tie].constant * (time % 2 == 0 ? 1.5 : 1), of: tie)
      case .width:
        guard let tie = plan.commonWidth else { return }
        door.setConstant(plan.ties[tie].constant - Double(time * 7 % 50), of: tie)
      case .wrapping: wrap(plan.wrappingLabels, 200 + Double(time * 7 % 50), door)
      case .byHand:
        if let frames = plan.byHand { layOut(frames, 390 + Double(time * 7 % 50), door) }
      case .priority:
        guard let tie = plan.changedPriority else { return }
        door.setPriority(plan.ties[tie].priority - (time % 2 == 0 ? 7 : 0), of: tie)
      case .hide:
        guard let node = plan.hiddenView else { return }
        door.setHidden(time % 2 == 0, node)
      case .churn:
        guard let node = plan.removedView else { return }
        if time % 2 == 0 { door.remove(node) } else { door.putBack(node) }
      case .fitting, .fittingAgain:
        door.resize(width: action == .fitting ? 390 + Double(time % 2) : 390, height: 844)
        digest += door.fittingSize().height
      }
      door.layOut()
    }
  }

  private func wrap(_ labels: [Int], _ width: Double, _ door: Way) {
    for label in labels { digest += door.measureText(of: label, width: width) }
  }

  private func layOut(_ frames: FramesByHand, _ width: Double, _ door: Way) {
    digest += frames.layOut(width: width) { door.measureText(of: $0, width: $1) }
  }

  /// A text of the same size, with the first two words exchanged.
  private static func twin(of text: String) -> String {
    var words = text.split(separator: " ")
    if words.count > 2 { words.swapAt(0, 1) }
    return words.joined(separator: " ")
  }

  private func measureTwice(_ action: Action, _ door: Way, _ change: (Bool) -> Void) {
    for isChanged in [true, false, true, false] {
      measure(action, door) {
        change(isChanged)
        door.layOut()
      }
    }
  }

  private func measure(_ action: Action, _ door: Way, _ body: () -> Void) {
    let before = door.work
    let start = clock()
    body()
    let time = clock() - start
    let work = door.work - before
    var cost = costs[action] ?? Cost()
    cost.time = min(cost.time, time)
    cost.work = work
    costs[action] = cost
  }
}
