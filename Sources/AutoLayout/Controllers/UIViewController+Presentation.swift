// SPDX-License-Identifier: MIT

import Foundation

/// How a controller covers the one that presents it. Every style fills the window here; only
/// `fullScreen` takes the covered view out of it, as in UIKit.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
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
