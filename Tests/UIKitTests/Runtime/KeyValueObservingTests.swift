// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Observation of properties. Source: Apple's "Using Key-Value Observing in Swift". For options,
/// key paths and the change dictionary, the Key-Value Observing Programming Guide.
@MainActor
struct KeyValueObservingTests {
  let listener = Listener()

  @Test func observersReceiveOldAndNewValues() {
    var changes: [[String?]] = []
    let observation = listener.observe(\.name, named: "name", options: [.old, .new]) {
      object, change in
      #expect(object === self.listener)
      changes.append([change.oldValue, change.newValue])
    }
    listener.name = "a"
    listener.name = "b"
    #expect(changes == [["", "a"], ["a", "b"]])
    observation.invalidate()
    listener.name = "c"
    #expect(changes.count == 2)
  }

  @Test func optionsDetermineTheReportedValues() {
    var told: [(new: String?, old: String?, isPrior: Bool)] = []
    let observation = listener.observe(\.name, named: "name", options: [.initial, .prior, .old]) {
      told.append(($1.newValue, $1.oldValue, $1.isPrior))
    }
    listener.name = "a"
    #expect(told.map(\.isPrior) == [false, true, false])
    #expect(told.map(\.old) == [nil, "", ""])
    #expect(told.allSatisfy { $0.new == nil })
    observation.invalidate()
  }

  @Test func observationsEndWithTheirToken() {
    var count = 0
    var observation: NSKeyValueObservation? = listener.observe(\.name, named: "name") { _, _ in
      count += 1
    }
    listener.name = "a"
    #expect(observation != nil)
    observation = nil
    listener.name = "b"
    #expect(count == 1)
  }

  @Test func pathsFollowTheObjectsOnTheWay() {
    var names: [String?] = []
    let (first, second) = (Listener(), Listener())
    first.name = "first"
    second.name = "second"
    let observation = listener.observe(\.friend?.name, named: "friend.name", options: .new) {
      names.append($1.newValue ?? nil)
    }
    listener.friend = first
    first.name = "other"
    listener.friend = second
    first.name = "unheard"
    #expect(names == ["first", "other", "second"])
    observation.invalidate()
  }

  @Test func observersAreCalledWithTheChange() {
    let observer = Observer()
    var context = 0
    withUnsafeMutableBytes(of: &context) { bytes in
      let place = bytes.baseAddress
      listener.addObserver(observer, forKeyPath: "name", options: [.new, .old], context: place)
      listener.setValue("a", forKey: "name")
      #expect(observer.changes.count == 1)
      #expect(observer.changes[0][.newKey] as? String == "a")
      #expect(observer.changes[0][.oldKey] as? String == "")
      #expect(observer.changes[0][.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
      #expect(observer.context == place)
      listener.removeObserver(observer, forKeyPath: "name", context: place)
      listener.name = "b"
      #expect(observer.changes.count == 1)
    }
  }

  @Test func layoutChangesOfViewsAreObserved() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGPoint] = []
    var sizes: [CGSize] = []
    let observations = [
      scroll.observe(\.contentOffset, named: "contentOffset", options: .new) {
        offsets.append($1.newValue ?? .zero)
      },
      scroll.observe(\.contentSize, named: "contentSize") { view, _ in
        sizes.append(view.contentSize)
      },
    ]
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentOffset.y = 30
    #expect(sizes == [CGSize(width: 100, height: 400)])
    #expect(offsets == [CGPoint(x: 0, y: 30)])
    observations.forEach { $0.invalidate() }

    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    parent.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
    var widths: [CGFloat] = []
    let observation = child.observe(\.bounds, named: "bounds") { view, _ in
      widths.append(view.bounds.width)
    }
    parent.layoutIfNeeded()
    parent.frame.size.width = 80
    parent.layoutIfNeeded()
    #expect(widths == [50, 80])
    observation.invalidate()
  }

  @Test func changesOfUserDefaultsAreObserved() {
    let defaults = UserDefaults(suiteName: "plumb.tests.\(UUID().uuidString)")!
    let observer = Observer()
    defaults.addObserver(observer, forKeyPath: "theme", options: .new, context: nil)
    defaults.setValue("dark", forKey: "theme")
    #expect(observer.changes.first?[.newKey] as? String == "dark")
    defaults.removeObserver(observer, forKeyPath: "theme")
  }
}

private final class Observer: KeyValueObject {
  var changes: [[NSKeyValueChangeKey: Any]] = []
  var context: UnsafeMutableRawPointer?

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append(change ?? [:])
    self.context = context
  }
}
