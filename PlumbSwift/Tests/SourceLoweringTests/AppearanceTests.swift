// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// `UIView.appearance()` raises an exception for a class that hides UIKit's initializers, so such classes are marked.
///
/// Source: Swift's rules of inheriting initializers.
struct AppearanceTests {
  @Test func classesThatHideInitializersAreMarked() {
    let lowered = Lowered(
      """
      import UIKit
      class Card: UIView {
        init(model: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Badge: Card { }
      class Plain: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      class Other: UIView { init(model: Int) { super.init(frame: .zero) } }
      class Small: UIView { convenience init(model: Int) { self.init(frame: .zero) } }
      func style() {
        Badge.appearance().tintColor = .red
        Plain.appearance().tintColor = .red
        Small.appearance(whenContainedInInstancesOf: [Card.self]).tintColor = .red
      }
      """)
    #expect(lowered.text.contains("class Card: UIView, _HidesInitializers {"))
    #expect(lowered.text.split(separator: "_HidesInitializers").count == 2)
  }
}
