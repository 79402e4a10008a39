// SPDX-License-Identifier: MIT

import Typography

/// Where text on the canvas of a build of Interface Builder differs from the same text on a device.
///
/// Source: sizes that Xcode saved for views whose content decides them.
struct CanvasText: Sendable {
  /// The build; nil for a device, where nothing differs.
  private let build: Int?

  init(_ tools: ToolsVersion?) { build = tools?.build }

  /// The text size that styles follow: extra small in Xcode 12 and 13.
  var category: ContentSizeCategory {
    guard let build, (18_000..<21_000).contains(build) else { return .large }
    return .extraSmall
  }

  /// The font of a text style, whose titles are smaller in Xcode 9 and 10; in Xcode 8 they are not.
  func font(_ style: TextStyle, category: ContentSizeCategory) -> Font {
    let font = Font.preferred(style, category: category)
    guard let build, (13_000..<15_000).contains(build), category == .large else { return font }
    return switch style {
    case .title1: font.withSize(26)
    case .title2: font.withSize(20)
    default: font
    }
  }

  /// The side of the square that a label of one line without text takes in a stack view, in points;
  /// nil where it takes none.
  var emptyArrangedLabelSide: Double? {
    guard let build, build >= 14_490 else { return nil }
    return 50
  }
}
