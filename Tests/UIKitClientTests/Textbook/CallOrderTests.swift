// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The calls that a change causes, and their order.
@MainActor
struct CallOrderTests {
  final class Log {
    var calls: [String] = []
  }

  final class Recorder: UIView {
    let name: String
    let log: Log
    var onLayout: (Recorder) -> Void = { _ in }

    init(_ name: String, _ log: Log, in superview: UIView?) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = superview == nil
      superview?.addSubview(self)
    }

    required init?(coder: NSCoder) { return nil }

    override func updateConstraints() {
      log.calls.append("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.calls.append("\(name).layoutSubviews")
      super.layoutSubviews()
      onLayout(self)
    }
  }

  private let log = Log()
  private let root: Recorder
  private let card: Recorder
  private let icon: Recorder
  private let width: NSLayoutConstraint

  init() {
    root = Recorder("root", log, in: nil)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    card = Recorder("card", log, in: root)
    icon = Recorder("icon", log, in: card)
    width = card.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, card.heightAnchor.constraint(equalToConstant: 50),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      icon.topAnchor.constraint(equalTo: card.topAnchor),
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: 10),
      icon.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
  }

  @Test func firstLayoutUpdatesLeavesFirstAndLaysOutTheRootFirst() {
    #expect(
      log.calls == [
        "icon.updateConstraints", "card.updateConstraints", "root.updateConstraints",
        "root.layoutSubviews", "card.layoutSubviews", "icon.layoutSubviews",
      ])
  }

  /// Updates the layout, because another test can have changed the screen, and clears the log.
  private func start() {
    root.layoutIfNeeded()
    log.calls = []
  }

  @Test func unchangedLayoutCallsNothing() {
    start()
    root.layoutIfNeeded()
    card.layoutIfNeeded()
    width.constant = 100
    root.layoutIfNeeded()
    #expect(log.calls.isEmpty)
  }

  @Test func changedConstantLaysOutTheSuperviewAndWhatChangedItsSize() {
    start()
    width.constant = 120
    #expect(card.frame.width == 100)
    root.layoutIfNeeded()
    #expect(card.frame.width == 120)
    #expect(log.calls == ["root.layoutSubviews", "card.layoutSubviews"])
  }

  @Test func layoutOfASubviewReachesTheSuperviewThatWaits() {
    start()
    width.constant = 130
    card.layoutIfNeeded()
    #expect(card.frame.width == 130)
    #expect(log.calls == ["root.layoutSubviews", "card.layoutSubviews"])
  }

  @Test func severalLayoutRequestsCauseOneLayout() {
    start()
    for _ in 0..<3 { card.setNeedsLayout() }
    #expect(log.calls.isEmpty)
    root.layoutIfNeeded()
    #expect(log.calls == ["card.layoutSubviews"])
    log.calls = []
    icon.setNeedsUpdateConstraints()
    #expect(icon.needsUpdateConstraints())
    icon.updateConstraintsIfNeeded()
    #expect(log.calls == ["icon.updateConstraints"])
  }

  @Test func layoutRequestedDuringLayoutRunsInTheNextRound() {
    start()
    var remaining = 1
    card.onLayout = { card in
      guard remaining > 0 else { return }
      remaining -= 1
      card.setNeedsLayout()
    }
    log.calls = []
    card.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.calls == ["card.layoutSubviews", "card.layoutSubviews"])
  }

  @Test func viewThatNeverSettlesIsLeftAfterAStatedNumberOfRounds() {
    start()
    card.onLayout = { $0.setNeedsLayout() }
    log.calls = []
    card.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.calls.count == 16)
  }

  @Test func overrideSeesOldFramesBeforeSuperAndNewOnesAfter() {
    final class Observer: UIView {
      var seen: [CGFloat] = []

      override func layoutSubviews() {
        seen.append(subviews[0].frame.width)
        super.layoutSubviews()
        seen.append(subviews[0].frame.width)
      }
    }
    let observer = Observer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(child)
    child.widthAnchor.constraint(equalTo: observer.widthAnchor).isActive = true
    child.leadingAnchor.constraint(equalTo: observer.leadingAnchor).isActive = true
    observer.layoutIfNeeded()
    #expect(observer.seen == [0, 100])
  }

  @Test func animatedChangesAreAppliedAndCompleted() {
    var completed: [Bool] = []
    width.constant = 77
    UIView.animate(withDuration: 0.3, animations: { root.layoutIfNeeded() }) {
      completed.append($0)
    }
    #expect(card.frame.width == 77)
    #expect(completed == [true])
  }
}
