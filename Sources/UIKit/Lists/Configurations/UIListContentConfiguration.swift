// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Whether text and secondary text stand side by side where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var imageToTextPadding = CGFloat(ListContentStyle.imageGap)
  public var textToSecondaryTextHorizontalPadding = CGFloat(ListContentStyle.textGap)
  public var textToSecondaryTextVerticalPadding = CGFloat(ListContentStyle.lineGap)
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var alpha: CGFloat = 1
  var minimumHeight: CGFloat

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The texts of a disabled cell are fainter, where code has not set their colours.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState else { return self }
    var result = self
    result.textProperties.isDisabled = cell.isDisabled
    result.secondaryTextProperties.isDisabled = cell.isDisabled
    return result
  }
}
