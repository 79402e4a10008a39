// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Lookups by name in sources that `plumb swift` lowers. UIKit's classes have names without a
/// module in Objective-C. An object has a method if its class, or an extension of it, declares the
/// method.
@MainActor
struct NamesOfClassesTests {
  private final class Own: UIView {}

  @Test func classesOfUIKitHaveNoModule() {
    #expect(nameOfClass(UITableView.self) == "UITableView")
    #expect(classOfName("UITableView") == UITableView.self)
    #expect(nameOfClass(NSString.self) == "NSString")
    #expect(nameOfClass(UndoManager.self) == "UndoManager")
    #expect(classOfName("UndoManager") == UndoManager.self)
    #expect(nameOfClass(Listener.self) == "UIKitTests.Listener")
    #expect(classOfName("UIKitTests.Listener") == Listener.self)
    #expect(nameOfClass(Own.self).hasSuffix("Own"))
    #expect(classOfName(nameOfClass(Own.self)) == nil)
    #expect(classOfName("NoSuchClass") == nil)
  }

  @Test func onlyImplementedMethodsAreFound() {
    let listener = Listener()
    #expect(_isImplemented("tap:", by: listener))
    #expect(!_isImplemented("tip:", by: listener))
    #expect(_optionalReceiver("tap:", listener) === listener)
    #expect(_optionalReceiver("tip:", listener) == nil)
    // The methods of UIKit's classes are unknown, so the view is returned.
    #expect(_optionalReceiver("tip:", UIView()) != nil)
  }

  private final class Router: KeyValueObject {
    let target = Listener()
    override func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  @Test func missingMethodsAreSentToTheForwardingTarget() {
    let router: NSObject = Router()
    let target = (router as? Router)?.target
    #expect(_receiver(of: "tap:", router) === target)
    #expect(_optionalReceiver("tap:", router) === target)
    #expect(_optionalReceiver("tip:", router) == nil)
  }

  private final class DecliningRouter: KeyValueObject {
    let target = Listener()
    override func responds(to aSelector: Selector!) -> Bool { false }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  /// Source: Objective-C asks `responds(to:)` of the object itself before an optional call.
  @Test func objectsDeclineMethodsOfTheirForwardingTarget() {
    let router: NSObject = DecliningRouter()
    #expect(_optionalReceiver("tap:", router) == nil)
  }

  /// Apps find the first responder with an action that has no target.
  @Test func actionsReachMethodsThatExtensionsAdd() {
    let field = UITextField()
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    let find = Selector("find:", of: UITextField.self) { field, _ in
      MainActor.assumeIsolated { FoundResponders.all.append(field) }
    }
    #expect(field.responds(to: find) && !controller.responds(to: find))
    #expect(UIApplication.shared.sendAction(find, to: nil, from: nil, for: nil))
    let found = FoundResponders.all
    FoundResponders.all = []
    field.resignFirstResponder()
    #expect(found == [field])
  }

  @Test func partsOfLayersAreReachedByKeyPath() {
    let layer = CALayer()
    layer.setValue(30, forKeyPath: "position.x")
    layer.setValue(40, forKeyPath: "bounds.size.width")
    #expect(layer.position.x == 30 && layer.bounds.width == 40)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 40)
  }

  /// The setters of Objective-C classes notify observers.
  @Test func settersOfViewsNotifyObservers() {
    let label = UILabel()
    let image = UIImageView()
    var heard: [String] = []
    let observations = [
      label.observe(\.text, named: "text") { _, _ in heard.append("text") },
      image.observe(\.image, named: "image") { _, _ in heard.append("image") },
      label.layer.observe(\.bounds, named: "bounds") { _, _ in heard.append("bounds") },
    ]
    label.text = "a"
    image.image = UIImage()
    label.frame.size.width = 10
    observations.forEach { $0.invalidate() }
    #expect(heard == ["text", "image", "bounds"])
  }
}

@MainActor
private enum FoundResponders {
  static var all: [UIResponder] = []
}
