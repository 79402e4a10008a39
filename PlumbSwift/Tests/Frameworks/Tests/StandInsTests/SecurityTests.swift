// SPDX-License-Identifier: MIT

import Security
import XCTest

/// Expectations: Apple's documentation of keychain items.
final class SecurityTests: XCTestCase {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "plumb",
      kSecAttrAccount as String: account,
    ]
    return own.merging(more) { $1 } as CFDictionary
  }

  private func data(_ account: String) -> Data? {
    var item: CFTypeRef?
    let status = SecItemCopyMatching(
      query(
        account, [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]),
      &item)
    return status == errSecSuccess ? item as? Data : nil
  }

  func testItemsAreKeptChangedAndRemoved() {
    XCTAssertEqual(SecItemDelete(query("a")), errSecItemNotFound)
    let item = query("a", [kSecValueData as String: Data([1])])
    XCTAssertEqual(SecItemAdd(item, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(item, nil), errSecDuplicateItem)
    XCTAssertEqual(data("a"), Data([1]))
    XCTAssertNil(data("b"))
    let change = [kSecValueData as String: Data([2])] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query("a"), change), errSecSuccess)
    XCTAssertEqual(data("a"), Data([2]))
    XCTAssertEqual(SecItemDelete(query("a")), errSecSuccess)
    XCTAssertNil(data("a"))
  }

  func testQueriesMayUseCFStrings() {
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "c", kSecValueData: Data([3]),
      kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked,
    ]
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    var found: AnyObject?
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "c", kSecReturnData: kCFBooleanTrue!,
    ]
    XCTAssertEqual(SecItemCopyMatching(query as CFDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? Data, Data([3]))
    XCTAssertEqual(SecItemDelete(item as CFDictionary), errSecSuccess)
  }
}
