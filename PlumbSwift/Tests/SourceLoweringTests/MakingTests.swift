// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Apple's classes make objects of whatever class a value is; Swift's do where the initialiser is `required` (The Swift
/// Programming Language, "Metatype Type").
struct MakingTests {
  @Test(arguments: [
    ("(type as! UIView.Type).init()", "madeObject((type as! UIView.Type))"),
    ("(type as! UIView.Type).init(frame: f)", "madeObject((type as! UIView.Type), frame: f)"),
    ("(type as? NSObject.Type)?.init()", "((type as? NSObject.Type)).map { madeObject($0) }"),
    ("known.init()", "madeObject(known)"),
    ("maybe?.init()", "(maybe).map { madeObject($0) }"),
    ("maybe!.init()", "madeObject(maybe!)"),
    (
      "self.known.init(nibName: nil, bundle: nil)",
      "madeObject(self.known, nibName: nil, bundle: nil)"
    ),
    ("known.init(style: 1)", "known.init(style: 1)"),
    ("UIView.init()", "UIView.init()"),
    ("own.init()", "own.init()"),
    ("unknown.init()", "unknown.init()"),
  ])
  func classesThatAreValues(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass Own: NSObject { required override init() {} }\n"
        + "class A {\nlet known: UIViewController.Type\nvar maybe: (UIViewController.Type)?\n"
        + "let own: Own.Type\nfunc f(type: AnyClass) {\n\(call)\n}\n}")
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func genericParametersAreWhatTheyStandFor() {
    let source =
      "import UIKit\nfunc make<View: UIView>(_ type: View.Type) -> View {\ntype.init(frame: .zero)\n}"
    #expect(Lowered(source).text == source)
  }
}
