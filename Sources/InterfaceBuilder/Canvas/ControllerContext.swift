// SPDX-License-Identifier: MIT

/// What surrounds a controller.
struct ControllerContext: Sendable {
  /// The navigation controller whose stack it is on.
  var navigation: IBElement?
  /// A controller that this surrounds and the containers around it, innermost first.
  func chain(to controller: IBElement) -> [IBElement] {
    [controller] + [navigation, tab].compactMap { $0 }
  }

  /// The controller whose title and buttons the navigation bar over `controller` shows: the one right on the
  /// stack.
  func barOwner(over controller: IBElement) -> IBElement {
    isTabOnStack ? tab ?? controller : controller
  }

  /// Whether a navigation bar is over it although the storyboard has no navigation controller for
  /// it: over the controller that pushes it a bar is simulated.
  var isBelowBar = false
  /// What is simulated over the controller that pushes it, and so over it: its bar is as that one's.
  var inferredTopBar: IBElement?
  /// Whether it is on that stack on top of others.
  var isPushed = false
  /// The one right below it there, to which it leads back.
  var previous: IBElement?
  var tab: IBElement?
  /// Whether the tab bar controller is itself on the stack of the navigation controller.
  var isTabOnStack = false
  /// The split view controller of which it is, or is in, a column.
  var split: IBElement?
  /// How it, or the container that it is in, is presented; `nil` if it is not.
  var presentation: Presentation?
  /// Whether it fills a container view of another controller.
  var isEmbedded = false

  /// How a controller appears over another.
  enum Presentation: Sendable {
    /// As a sheet where the release has sheets and the device is a phone.
    case sheet
    /// The same, and else at a size of its own.
    case popover
    case fullScreen
  }

  /// Whether a navigation bar is over `controller` where this surrounds it.
  func hasNavigationBar(over controller: IBElement) -> Bool {
    controller.simulates("simulatedTopBarMetrics")
      ?? (isBelowBar || navigation != nil && navigation?.flag("navigationBarHidden") != true)
  }
}
