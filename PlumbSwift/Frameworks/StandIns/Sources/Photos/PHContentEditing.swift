// SPDX-License-Identifier: MIT

import AVFoundation
import CoreLocation
import Foundation
import UIKit

// Types for edited photos. Requests for editing find no photo.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public typealias PHContentEditingInputRequestID = Int

public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

open class PHAdjustmentData: NSObject, @unchecked Sendable {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// Never passed to an app.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}

/// The result of an edit, which is never read.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  open var adjustmentData: PHAdjustmentData?
  /// A unique file in the temporary folder.
  public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  public init(contentEditingInput: PHContentEditingInput) {}
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

extension PHAsset {
  /// Calls the completion handler without an input.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.accessUserDenied)])
    return 0
  }

  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
