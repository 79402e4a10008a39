// SPDX-License-Identifier: MIT

/// A transition from one controller to another that a storyboard describes.
///
/// A subclass overrides ``perform()``; files find it as ``InterfaceClasses`` says.
open class UIStoryboardSegue: _UIObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// What the kind of the segue does.
  var action: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init(object: ())
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Makes the transition, as the kind in the file says.
  open func perform() { action?() }
}

/// Who asks to unwind, and by which action.
open class UIStoryboardUnwindSegueSource: _UIObject {
  public let source: UIViewController
  /// The action's selector, such as `unwindToHome:`.
  public let unwindAction: String
  public let sender: Any?

  init(source: UIViewController, unwindAction: String, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init(object: ())
  }
}
