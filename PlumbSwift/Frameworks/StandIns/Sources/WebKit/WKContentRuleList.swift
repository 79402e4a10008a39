// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A list of rules, which have no effect.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  // WebKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let identifier: String!

  init(identifier: String) { self.identifier = identifier }
}

/// Stores lists in memory.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  nonisolated override init() { super.init() }

  // WebKit declares them so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Fails if the text is not a JSON array. The rules are not checked.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    do {
      let list = try compile(identifier ?? "", encodedContentRuleList ?? "")
      completionHandler?(list, nil)
    } catch { completionHandler?(nil, error) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try compile(identifier ?? "", encodedContentRuleList ?? "")
  }

  private func compile(_ identifier: String, _ rules: String) throws -> WKContentRuleList {
    guard try JSONSerialization.jsonObject(with: Data(rules.utf8)) is [Any] else {
      throw WKError(.contentRuleListStoreCompileFailed)
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    return list
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let removed = lists.removeValue(forKey: identifier ?? "")
    completionHandler?(removed == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) { completionHandler?(lists.keys.sorted()) }
}
