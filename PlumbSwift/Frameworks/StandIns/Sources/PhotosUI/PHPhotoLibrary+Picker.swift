// SPDX-License-Identifier: MIT

import Photos
import UIKit

extension PHPhotoLibrary {
  /// No effect.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Calls the completion handler with an empty list.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}
