// SPDX-License-Identifier: MIT

/// The containers and presentation of a controller.
struct ControllerContext: Sendable {
  /// The navigation controller that contains the controller in its stack.
  var navigation: IBElement?
  /// The controller and the containers around it, innermost first.
  func chain(to controller: IBElement) -> [IBElement] {
    [controller] + [navigation, tab].compactMap { $0 }
  }

  /// The controller whose title and buttons the navigation bar over `controller` shows. It is the
  /// direct child of the navigation controller.
  func barOwner(over controller: IBElement) -> IBElement {
    isTabOnStack ? tab ?? controller : controller
  }

  /// Whether a navigation bar is over the controller although the storyboard has no navigation
  /// controller for it. The bar is simulated over the controller that pushes it.
  var isBelowBar = false
  /// The simulated top bar of the controller that pushes this one. This controller gets the same
  /// bar.
  var inferredTopBar: IBElement?
  /// Whether the controller that pushes this one simulates having no bottom bar. This controller
  /// has none either (2 scenes), but other simulated bars are its own (1 scene).
  var isBelowNoBottomBar = false
  /// Whether the controller was pushed onto the stack of ``navigation``.
  var isPushed = false
  /// The controller below it in the stack, to which the back button leads.
  var previous: IBElement?
  var tab: IBElement?
  /// Whether the tab bar controller is in the stack of the navigation controller.
  var isTabOnStack = false
  /// The split view controller that has the controller in one of its columns.
  var split: IBElement?
  /// The presentation of the controller or of its container; `nil` if neither is presented.
  var presentation: Presentation?
  /// Whether the controller is embedded in a container view of another controller.
  var isEmbedded = false

  /// The ways to present a controller over another.
  enum Presentation: Sendable {
    /// A sheet, if the iOS release has sheets and the device is a phone.
    case sheet
    /// A sheet under the same conditions, otherwise a popover with its own size.
    case popover
    case fullScreen
  }

  /// Changes the context to that of the first child of `container`.
  mutating func enter(_ container: IBElement) {
    switch container.name {
    case "navigationController":
      navigation = container
      isPushed = false
      previous = nil
      isTabOnStack = false
    case "tabBarController":
      tab = container
      isTabOnStack = navigation != nil || isBelowBar
    case "splitViewController": split = container
    default: break
    }
  }

  /// Whether a navigation bar is over `controller` in this context.
  func hasNavigationBar(over controller: IBElement) -> Bool {
    controller.simulates("simulatedTopBarMetrics")
      ?? (isBelowBar || navigation != nil && navigation?.flag("navigationBarHidden") != true)
  }
}
