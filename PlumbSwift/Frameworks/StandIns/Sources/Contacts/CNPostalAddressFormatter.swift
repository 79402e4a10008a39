// SPDX-License-Identifier: MIT

import Foundation

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Formats addresses in lines, as is usual in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let place = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: ", "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
