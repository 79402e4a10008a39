// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Methods and values by name. Source: Apple's documentation of NSObject, NotificationCenter and
/// Timer.
@MainActor
struct CallByNameTests {
  let listener = Listener()

  @Test func objectsRespondToListedMethods() {
    #expect(listener.responds(to: Selector("tap")))
    #expect(listener.responds(to: Selector("setName:")))
    #expect(!listener.responds(to: Selector("none")))
    #expect(!listener.responds(to: nil))
    #expect(UIView().responds(to: Selector("setNeedsLayout")))
  }

  @Test func performingGivesTheResult() {
    listener.name = "a"
    let result = listener.perform(Selector("name"))?.takeUnretainedValue() as? String
    #expect(result == "a")
    listener.perform(Selector("setName:"), with: "b")
    #expect(listener.name == "b")
  }

  /// The method of an app often does not read its sender, so nil must not end the process.
  @Test func anObjectReplacesAMissingSender() {
    listener.perform(Selector("object:"), with: nil)
    #expect(listener.heard == ["object:"])
  }

  @Test func delayedCallsArePerformedOrCancelled() async {
    listener.perform(Selector("tap:"), with: "x", afterDelay: 0)
    listener.perform(Selector("tap"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector("tap"), object: nil)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
    }
    #expect(listener.heard == ["tap:"])
  }

  @Test func notificationsReachTheirObservers() {
    let center = NotificationCenter()
    let name = Notification.Name("Test")
    center.addObserver(listener, selector: Selector("tap:"), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: nil)
    #expect(listener.heard == ["tap:"])
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 1)
  }

  @Test func timersPassThemselvesAndRetainTheirUserInfo() {
    let scheduled = Timer.scheduledTimer(
      timeInterval: 60, target: listener, selector: Selector("tap:"), userInfo: ["a": 1],
      repeats: true)
    let own = TargetTimer(
      timeInterval: 60, target: listener, selector: Selector("tap:"), userInfo: "own",
      repeats: false)
    let dated = TargetTimer(
      fireAt: Date(), interval: 1, target: listener, selector: Selector("tap"), userInfo: 3,
      repeats: false)
    #expect(!Timer._invalid.isValid)
    #expect(scheduled.userInfo as? [String: Int] == ["a": 1])
    #expect(own.userInfo as? String == "own")
    #expect(dated.userInfo as? Int == 3)
    scheduled.fire()
    own.fire()
    #expect(listener.heard == ["tap:", "tap:"])
    #expect(listener.senders[0] === scheduled)
    #expect(listener.senders[1] === own)
    scheduled.invalidate()
    dated.invalidate()
  }

  @Test func valuesAreReadAndSetByKey() {
    let friend = Listener()
    listener.setValue(friend, forKey: "friend")
    listener.setValue("deep", forKeyPath: "friend.name")
    #expect(friend.name == "deep")
    #expect(listener.value(forKeyPath: "friend.name") as? String == "deep")
    listener.setValuesForKeys(["name": "a"])
    #expect(listener.dictionaryWithValues(forKeys: ["name"])["name"] as? String == "a")
  }

  @Test func settingsAreReadAndSetByKey() {
    let defaults = UserDefaults(suiteName: "plumb.tests.\(UUID().uuidString)")!
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(defaults.value(forKey: "none") == nil)
  }

  @Test func unknownKeysRaise() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Listener().value(forKey: "none") }
    }
  }

  @Test func savingAnImageCallsTheTarget() async {
    UIImageWriteToSavedPhotosAlbum(UIImage(), listener, Selector("tap:"), nil)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(listener.heard == ["tap:"])
  }
}
