// SPDX-License-Identifier: MIT

import Typography

/// The differences between text on Interface Builder's canvas and text on a device, by build.
///
/// Source: sizes that Xcode saved for views that are sized by their content.
struct CanvasText: Sendable {
  /// The build; nil for a device, which has no differences.
  private let build: Int?

  init(_ tools: ToolsVersion?) { build = tools?.build }

  /// The content size category of text styles: extra small in Xcode 12 and 13.
  var category: ContentSizeCategory {
    guard let build, (18_000..<21_000).contains(build) else { return .large }
    return .extraSmall
  }

  /// The font of a text style. Titles are smaller in Xcode 9 and 10, but not in Xcode 8.
  func font(_ style: TextStyle, category: ContentSizeCategory) -> Font {
    let font = Font.preferred(style, category: category)
    guard let build, (13_000..<15_000).contains(build), category == .large else { return font }
    return switch style {
    case .title1: font.withSize(26)
    case .title2: font.withSize(20)
    default: font
    }
  }

  /// The side length of an empty single-line label in a stack view, in points. The label is a
  /// square; nil if it has no size.
  var emptyArrangedLabelSide: Double? {
    guard let build, build >= 14_490 else { return nil }
    return 50
  }
}
