// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation
import UIKit

// Change requests store their values and are never executed.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class PHChangeRequest: NSObject {}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHAssetChangeRequest: PHChangeRequest {
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var contentEditingOutput: PHContentEditingOutput?

  public convenience init(for asset: PHAsset) { self.init() }

  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { self.init() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { self.init() }
  open func revertAssetContentToOriginal() {}
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}

  public required override init() { super.init() }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { self.init() }

  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

  public required override init() { super.init() }
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = self.init()
    request.title = title
    return request
  }

  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}

/// The protocol for lists of objects in parameters.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension Array: NSFastEnumeration {}

open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
