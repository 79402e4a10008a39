// SPDX-License-Identifier: MIT

@_exported import UIKit

/// The pages of a document; there are none.
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Never called.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// An empty screen: there is no camera.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open class var isSupported: Bool { false }
}
