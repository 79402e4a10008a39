// SPDX-License-Identifier: MIT

import Photos
import UIKit

/// Never called.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  func startContentEditing(
    with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  func finishContentEditing(
    completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  func cancelContentEditing()
  var shouldShowCancelConfirmation: Bool { get }
}
