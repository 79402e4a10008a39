// SPDX-License-Identifier: MIT

public import Foundation

/// Provides the whole content of a scene as a PDF for a screenshot.
open class UIScreenshotService: _UIObject {
  open private(set) weak var windowScene: UIWindowScene?
  open weak var delegate: (any UIScreenshotServiceDelegate)?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
