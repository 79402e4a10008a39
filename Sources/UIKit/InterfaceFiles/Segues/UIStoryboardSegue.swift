// SPDX-License-Identifier: MIT

/// A transition between two controllers in a storyboard.
///
/// A subclass overrides ``perform()``. ``InterfaceClasses`` describes how files find it.
open class UIStoryboardSegue: _UIObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// The transition of the segue's kind.
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

  /// Performs the transition of the segue's kind in the file.
  open func perform() { action?() }
}

open class UIStoryboardUnwindSegueSource: _UIObject {
  public let source: UIViewController
  /// The selector of the action, such as `unwindToHome:`.
  public let unwindAction: String
  public let sender: Any?

  init(source: UIViewController, unwindAction: String, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init(object: ())
  }
}
