// SPDX-License-Identifier: MIT

import Foundation

/// How a controller covers the one that presents it. Every style fills the window here; only
/// `fullScreen` takes the covered view out of it, as in UIKit.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and takes the covered view out of the window, with its controller's
  /// disappearance.
  case fullScreen = 0
  /// A sheet in UIKit, of a page's width on large screens; fills the window here.
  case pageSheet = 1
  /// A smaller sheet in UIKit; fills the window here.
  case formSheet = 2
  /// Covers the controller that defines the context in UIKit; fills the window here.
  case currentContext = 3
  /// As a delegate decides in UIKit; fills the window here.
  case custom = 4
  /// Covers the screen and leaves what is below in the window.
  case overFullScreen = 5
  /// As `currentContext`, and leaves what is below in the window.
  case overCurrentContext = 6
  /// A bubble at a view in UIKit; fills the window here.
  case popover = 7
  /// No change of the container's style; for adaptations.
  case none = -1
  /// A sheet in UIKit; fills the window here and leaves what is below in it.
  case automatic = -2
}

/// How a presented controller comes and goes; nothing is animated here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIViewController {
  /// The controller that presents for this one: the outermost container that it is in.
  private var presentationHost: UIViewController {
    var host = self
    while let parent = host.parent { host = parent }
    return host
  }

  func show(_ controller: UIViewController, completion: (() -> Void)?) {
    let host = presentationHost
    guard host.state.presented == nil, controller !== host, controller.state.presenter == nil else {
      return
    }
    host.state.presented = controller
    controller.state.presenter = host
    if let window = host.viewIfLoaded?.window, let view = controller.view {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      if controller.modalPresentationStyle == .fullScreen {
        host.state.coveredView = host.viewIfLoaded
        host.viewIfLoaded?.removeFromSuperview()
      }
      window.layoutIfNeeded()
      controller.finishAppearing()
    }
    completion?()
  }

  func hidePresented(completion: (() -> Void)?) {
    let containers = sequence(first: self) { $0.parent }
    if let presenting = containers.first(where: { $0.state.presented != nil }) {
      hidePresented(above: presenting)
    } else if let presenter = presentationHost.state.presenter {
      presenter.hidePresented(above: presenter)
    }
    completion?()
  }

  private func hidePresented(above host: UIViewController) {
    guard let presented = host.state.presented else { return }
    // What the presented controller presents goes with it.
    presented.hidePresented(above: presented)
    let window = presented.viewIfLoaded?.window
    if let covered = host.state.coveredView, let window {
      host.state.coveredView = nil
      covered.frame = window.bounds
      if let view = presented.viewIfLoaded { window.insertSubview(covered, belowSubview: view) }
    }
    presented.viewIfLoaded?.removeFromSuperview()
    host.state.presented = nil
    presented.state.presenter = nil
    window?.layoutIfNeeded()
    if host.state.appearance == .appearing { host.finishAppearing() }
  }
}
