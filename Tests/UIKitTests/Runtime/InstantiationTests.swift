// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Creation of objects whose class is known only at run time.
@MainActor
struct InstantiationTests {
  private class Framed: UIView {
    let label = UILabel()
    var log: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      log.append("frame \(frame.width)")
    }
    required init?(coder: NSCoder) { return nil }
  }

  private final class Deeper: Framed {
    var numbers = [1, 2, 3]
  }

  private final class Controller: UIViewController {
    var isReady = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isReady = true
    }
    required init?(coder: NSCoder) { return nil }
  }

  private final class Guide: UILayoutGuide {
    var mark = "guide"
  }

  private func make<View: UIView>() -> View { View() }

  private func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    type.init(frame: frame)
  }

  @Test func genericCodeReachesTheInitialiserOfTheClass() {
    let framed: Framed = make()
    #expect(framed.log == ["frame 0.0"])
    let wide = make(Deeper.self, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(wide.log == ["frame 5.0"])
    #expect(wide.numbers == [1, 2, 3])
    #expect(type(of: make(UILabel.self, frame: .zero)) == UILabel.self)
  }

  @Test func controllersAndGuidesAreMadeAsWell() {
    func controller<C: UIViewController>(_ type: C.Type) -> C {
      type.init(nibName: nil, bundle: nil)
    }
    #expect(controller(Controller.self).isReady)
    func guide<G: UILayoutGuide>(_ type: G.Type) -> G { type.init() }
    #expect(guide(Guide.self).mark == "guide")
  }

  @Test func createdObjectsAreReleased() {
    weak var view: Deeper?
    do {
      let made: Deeper = make()
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
