// SPDX-License-Identifier: MIT

package import Typography

/// What UIKit shows in place of content that is missing is made of, in points.
///
/// - Unverified: all of it.
package enum ContentUnavailableParts {
  package static let margin = 16.0
  package static let symbolSize = 48.0
  package static let imageToText = 16.0
  package static let textToSecondaryText = 8.0
  package static let textToButton = 16.0
  package static let buttonToSecondaryButton = 8.0

  package static let textStyle = TextStyle.title2
  package static let secondaryTextStyle = TextStyle.body
  /// The style of the word beside the indicator while content is fetched.
  package static let loadingTextStyle = TextStyle.body
}
