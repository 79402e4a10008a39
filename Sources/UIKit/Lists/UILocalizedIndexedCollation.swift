// SPDX-License-Identifier: MIT

import Foundation

/// Sorts objects into sections by their first letter, A to Z. All other objects are in section "#".
open class UILocalizedIndexedCollation: _UIObject {
  private static let shared = UILocalizedIndexedCollation(object: ())

  open class func current() -> UILocalizedIndexedCollation { shared }

  open var sectionTitles: [String] {
    (0x41...0x5A).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
  }

  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: .current)
    guard let letter = text.uppercased().unicodeScalars.first?.value, (0x41...0x5A).contains(letter)
    else { return 26 }
    return Int(letter) - 0x41
  }

  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (text(of: $0, selector), $0) }
      .sorted { $0.0.localizedCaseInsensitiveCompare($1.0) == .orderedAscending }.map(\.1)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let object = object as AnyObject
    if let get = Receiver(object).member(selector.name)?.get, let text = get() as? String {
      return text
    }
    return Receiver(object).perform(selector)?.value as? String ?? ""
  }
}
