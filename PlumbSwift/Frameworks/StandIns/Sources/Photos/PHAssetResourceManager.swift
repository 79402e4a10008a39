// SPDX-License-Identifier: MIT

import Foundation

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public typealias PHAssetResourceDataRequestID = Int32

open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// A manager whose requests fail.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let shared = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { shared }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(CocoaError(.fileNoSuchFile))
    return 0
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.fileNoSuchFile)) }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
