// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Switchable behaviours.
@MainActor
@Suite(.serialized)
struct QuirksTests {
  private func with(_ quirks: Quirks, _ body: () throws -> Void) rethrows {
    let saved = Quirks.current
    Quirks.current = quirks
    defer { Quirks.current = saved }
    try body()
  }

  @Test func standardQuirksAreThoseOfNewReleases() {
    #expect(Quirks.current == .standard)
    #expect(!Quirks.standard.contains(.masksPlaceCenters))
    #expect(!Quirks.standard.contains(.priorityClassIsFixed))
  }

  @Test func quirksStayAfterARotation() throws {
    defer { UIScreen.main.simulateStandard() }
    try with([.masksPlaceCenters]) {
      try UIScreen.main.simulate(SimulatedDevice("iPhone SE", isLandscape: true))
      try UIScreen.main.simulate(SimulatedDevice("iPhone SE"))
      #expect(Quirks.current == [.masksPlaceCenters])
    }
  }

  /// Source: the table of exceptions of iOS 8 to 12. Since iOS 13 there is no exception.
  @Test func priorityChangesClassUnlessThatIsFixed() {
    let exceptions = Exceptions()
    let handler = LayoutException.handler
    LayoutException.handler = { exceptions.list.append($0) }
    defer { LayoutException.handler = handler }

    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
    with([.priorityClassIsFixed]) {
      width.priority = .defaultLow
      #expect(exceptions.list.isEmpty)
      width.priority = .required
      #expect(width.priority == .defaultLow)
      width.isActive = false
      width.priority = .required
      #expect(width.priority == .required)
    }
    #expect(
      exceptions.list == [
        LayoutException(
          name: "NSInternalInconsistencyException",
          reason: "Mutating a priority from required to not on an installed constraint (or "
            + "vice-versa) is not supported.  You passed priority 1000 and the existing priority "
            + "was 250.")
      ])
  }

  private final class Exceptions: @unchecked Sendable {
    var list: [LayoutException] = []
  }

  @Test func windowTiesARootThatTranslatesNoMaskUnlessTold() {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        view.translatesAutoresizingMaskIntoConstraints = false
        let child = UIView()
        view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    let diagnosticHandler = LayoutDiagnostic.handler
    LayoutDiagnostic.handler = { _ in }
    defer { LayoutDiagnostic.handler = diagnosticHandler }
    let cases: [(Quirks, CGSize)] = [(.standard, UIScreen.main.bounds.size), ([], .zero)]
    for (quirks, size) in cases {
      with(quirks) {
        let controller = Controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.bounds.size == size)
      }
    }
  }
}
