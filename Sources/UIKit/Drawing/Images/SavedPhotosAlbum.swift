// SPDX-License-Identifier: MIT

import Foundation

// These functions save nothing, because there is no photo library.

/// Saves nothing. Reports success to the target on the main queue.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { notify(completionTarget, completionSelector, of: image, error: nil, contextInfo) }

/// Whether the path has a readable file with the extension of a common movie format.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  let url = URL(fileURLWithPath: videoPath)
  return ["mov", "mp4", "m4v", "3gp"].contains(url.pathExtension.lowercased())
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Saves nothing. Reports success to the target on the main queue, or an error if the path has no
/// movie.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let error =
    UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath)
    ? nil
    : NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.fileReadUnknown.rawValue,
      userInfo: [NSFilePathErrorKey: videoPath])
  notify(completionTarget, completionSelector, of: videoPath, error: error, contextInfo)
}

/// Calls the target's method with the saved object on the next turn of the main queue, as UIKit
/// does.
@MainActor
private func notify(
  _ target: Any?, _ selector: Selector?, of saved: Any, error: NSError?,
  _ context: UnsafeMutableRawPointer?
) {
  guard let target = target as AnyObject?, let selector else { return }
  let call = UncheckedAccess((saved: saved, target: target, error: error, context: context))
  DispatchQueue.main.async {
    onMainActor {
      _ = Receiver(call.value.target).perform(
        selector, call.value.saved, call.value.error,
        call.value.context.map { UnsafeRawPointer($0) })
    }
  }
}
