// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Objective-C creates objects of any class. Swift requires a `required` initialiser for a class
/// that is known only at run time. Source: The Swift Programming Language, "Metatype Type".
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
  func initialisersOfMetatypesBecomeCalls(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass Own: NSObject { required override init() {} }\n"
        + "class A {\nlet known: UIViewController.Type\nvar maybe: (UIViewController.Type)?\n"
        + "let own: Own.Type\nfunc f(type: AnyClass) {\n\(call)\n}\n}")
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func genericParametersStay() {
    let source =
      "import UIKit\nfunc make<View: UIView>(_ type: View.Type) -> View {\ntype.init(frame: .zero)\n}"
    #expect(Lowered(source).text == source)
  }
}
