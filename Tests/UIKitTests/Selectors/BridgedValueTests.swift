// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Casts between Foundation's classes and Swift's values, as the Objective-C runtime performs them
/// (SE-0072).
@MainActor @Suite struct BridgedValueTests {
  @Test func bridgedIdentifiersKeepTheirValues() {
    let id = UUID()
    func identifier(_ value: any NSCopying) -> any NSCopying {
      UIContextMenuConfiguration(identifier: value).identifier
    }
    #expect(bridgedValue(identifier(NSString(string: "row")), String.self) == "row")
    #expect(bridgedValue(identifier(NSNumber(value: 3)), Int.self) == 3)
    #expect(bridgedValue(identifier(NSUUID(uuidString: id.uuidString)!), UUID.self) == id)
    #expect(
      bridgedValue(identifier(NSIndexPath(indexes: [1, 2], length: 2)), IndexPath.self) == [1, 2])
    #expect(bridgedValue(identifier(NSString(string: "row")), Int.self) == nil)
    #expect(bridgedValue(nil, String.self) == nil)
  }
}
