// SPDX-License-Identifier: MIT

import Foundation
import Typography
import UIKitComponents

extension UIListContentConfiguration {
  private init(_ style: ListContentStyle) {
    textProperties = TextProperties(style.text, style.textColor, isBold: style.isBold)
    if style.isUppercase { textProperties.transform = .uppercase }
    secondaryTextProperties = TextProperties(style.secondaryText, style.secondaryColor)
    prefersSideBySideTextAndSecondaryText = style.isSideBySide
    directionalLayoutMargins = NSDirectionalEdgeInsets(style.margins)
    minimumHeight = CGFloat(style.leastHeight)
  }

  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(.cell) }
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  public static func header() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func footer() -> UIListContentConfiguration { Self(.groupedFooter) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentHeader)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }
  public static func sidebarCell() -> UIListContentConfiguration { Self(.cell) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.cell) }
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.prominentHeader) }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.cell) }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { Self(.cell) }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate init(_ style: TextStyle, _ color: SystemColor, isBold: Bool = false) {
    let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(style))
    let bold = isBold ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
    self.init(font: bold.map { UIFont(descriptor: $0, size: 0) } ?? font, color: UIColor(color))
  }
}
