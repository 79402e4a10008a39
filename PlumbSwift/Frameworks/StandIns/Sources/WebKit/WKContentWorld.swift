// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public let name: String?
  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)

  private init(_ name: String?) { self.name = name }

  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect? = .null

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKFindResult: NSObject {
  open var matchFound: Bool { false }
}
