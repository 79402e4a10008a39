// SPDX-License-Identifier: MIT

import AVFoundation
import CoreLocation
import Foundation
import UIKit

// Contents of photos that are changed; there are none.

public typealias PHContentEditingInputRequestID = Int

public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// What an app says of its changes, so that it can take them up again.
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

  public override init() { super.init() }
}

/// What is to be changed; nobody hands one over.
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

/// What came of a change; nothing reads it.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  open var adjustmentData: PHAdjustmentData?
  /// A file of its own in the folder for temporary ones.
  public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  public init(contentEditingInput: PHContentEditingInput) {}

  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

extension PHAsset {
  /// The handler hears that there is nothing to change.
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
