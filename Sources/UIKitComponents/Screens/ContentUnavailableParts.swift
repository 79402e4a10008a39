// SPDX-License-Identifier: MIT

package import Typography

/// The metrics of UIKit's content-unavailable view, in points.
///
/// - Unverified: all metrics of the content-unavailable view.
package enum ContentUnavailableParts {
  package static let margin = 16.0
  package static let symbolSize = 48.0
  package static let imageToText = 16.0
  package static let textToSecondaryText = 8.0
  package static let textToButton = 16.0
  package static let buttonToSecondaryButton = 8.0

  package static let textStyle = TextStyle.title2
  package static let secondaryTextStyle = TextStyle.body
  /// The style of the text beside the activity indicator while content is loading.
  package static let loadingTextStyle = TextStyle.body
}
