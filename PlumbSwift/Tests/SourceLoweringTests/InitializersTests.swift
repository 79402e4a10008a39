// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Initialisers that a subclass declares again. Source: The Swift Programming Language,
/// "Initializer Inheritance and Overriding": an initialiser that matches a convenience initialiser
/// of the superclass is not an override.
struct InitializersTests {
  @Test(arguments: [
    "class A: UILabel { convenience init(color: UIColor) { self.init(frame: .zero) } }",
    "class A: UILabel { init(color: UIColor) { super.init(frame: .zero) } }",
    "class A: UILabel { required convenience init(color: UIColor) { self.init(frame: .zero) } }",
    "class A: UILabel {\n#if os(iOS)\nconvenience init(color: UIColor) { self.init() }\n#endif\n}",
    "class B: UIView {}\nclass A: B { convenience init(color c: UIColor) { self.init() } }",
  ])
  func redeclaredInitialisersGetAnExtraParameter(_ declaration: String) {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        @objc convenience init(color: UIColor) { self.init(frame: .zero) }
      }
      """, "import UIKit\n\(declaration)")
    #expect(
      lowered.line(with: "init")
        == "convenience init(color: UIColor, _extension: Swift.Void = ()) { self.init(frame: .zero) }"
    )
    #expect(lowered.warnings.isEmpty)
  }

  @Test(arguments: [
    "class A: UIView { convenience init(colour: UIColor) { self.init(frame: .zero) } }",
    "class A: UIViewController { convenience init(color: UIColor) { self.init() } }",
    "class A: UIView { func make(color: UIColor) {} }",
  ])
  func otherInitialisersStay(_ declaration: String) {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        convenience init(color: UIColor) { self.init(frame: .zero) }
      }
      """, "import UIKit\n\(declaration)")
    #expect(!lowered.text.contains("_extension"))
  }

  @Test func extensionsOfSourceClassesCountToo() {
    let lowered = Lowered(
      """
      import UIKit
      class Base: NSObject {}
      extension Base { @objc convenience init(_ x: Int) { self.init() } }
      class Below: Base { convenience init(_ x: Int) { self.init() } }
      """)
    #expect(lowered.line(with: "extension Base")?.contains("init(_ x: Int, _extension:") == true)
    #expect(lowered.line(with: "class Below")?.contains("_extension") == false)
  }

  @Test func initialisersAsValuesBecomeClosures() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { convenience init(color: UIColor) { self.init() } }
      class A: UIView { convenience init(color: UIColor) { self.init() } }
      let views = colors.map(UIView.init(color:))
      let others = frames.map(UIView.init(frame:))
      """)
    #expect(lowered.line(with: "views")?.contains("colors.map({ UIView(color: $0) })") == true)
    #expect(lowered.line(with: "others") == "let others = frames.map(UIView.init(frame:))")
  }
}
