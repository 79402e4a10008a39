// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Messages to classes and to objects with a protocol type, and the output of debugging methods.
@MainActor
struct ClassMessagesTests {
  @Test func classesReturnTheirSharedObjects() {
    let shared = Selector("sharedApplication")
    #expect(UIApplication.responds(to: shared))
    #expect(!UIView.responds(to: shared))
    #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIView.perform(shared) == nil)
  }

  @Test func objectsKnownByAProtocolPerformSelectors() {
    let view: any NSObjectProtocol = UIView()
    #expect(view.responds(to: Selector("setNeedsLayout")))
    let text = view.perform(Selector("recursiveDescription")).takeUnretainedValue() as? String
    #expect(text?.hasPrefix("<UIView: 0x") == true)
  }

  /// Source: the output of UIKit's debugging method in the documentation of snapshot libraries.
  @Test func controllersPrintTheirHierarchy() throws {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let printed = root.perform(Selector("_printHierarchy")).takeUnretainedValue() as? String
    let text = try #require(printed).replacing(#/ 0x[0-9a-f]+/#, with: "")
    #expect(
      text == """
        <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    withExtendedLifetime(window) {}
  }

  @Test func personNamesAreFormattedAndParsed() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Ms")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Ms Ada Lovelace")
    #expect(formatter.personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
  }
}
