// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A view that requires its content in the initializer, as apps write them. `plumb swift` adds the
/// conformance to `_HidesInitializers`.
private final class Card: UIView, _HidesInitializers {
  let label = UILabel()
  let title: String
  var accent: UIColor?

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Pill: UIButton, _HidesInitializers {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Source: UIKit's documentation of `UIAppearance`: a proxy represents a class, and no view is
/// created for it.
@MainActor
struct HiddenInitializerTests {
  @Test func classesThatHideTheirInitializersHaveProxies() {
    let proxy = Card.appearance()
    proxy.backgroundColor = .purple
    proxy.accent = .red
    #expect(proxy === Card.appearance() && proxy.accent == .red)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (card, own) = (Card(title: "A"), Card(title: "B"))
    own.backgroundColor = .green
    window.addSubview(card)
    window.addSubview(own)
    #expect(card.backgroundColor == .purple && own.backgroundColor == .green)
    #expect(card.title == "A" && card.accent == nil)
    proxy.backgroundColor = nil
  }

  @Test func proxiesOfControlsKeepWhatIsSet() {
    let proxy = Pill.appearance()
    proxy.tintColor = .orange
    proxy.setTitleColor(.red, for: .normal)
    proxy.layer.cornerRadius = 4
    #expect(proxy.titleColor(for: .normal) == .red)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pill = Pill(name: "A")
    window.addSubview(pill)
    #expect(pill.tintColor == .orange)
    proxy.tintColor = nil
  }
}
