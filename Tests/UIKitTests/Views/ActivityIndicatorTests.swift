// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Source: the reference of `hidesWhenStopped`: while it is true, the indicator is hidden when it
/// does not animate.
@MainActor
struct ActivityIndicatorTests {
  @Test func anIndicatorIsHiddenUntilItStarts() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
  }

  @Test func anIndicatorThatStaysIsVisible() {
    let indicator = UIActivityIndicatorView()
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }
}
