// SPDX-License-Identifier: MIT

import Photos
import UIKit

extension PHPhotoLibrary {
  /// Shows nothing: there are no photos to choose from.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Shows nothing: there are no photos to choose from.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}
