// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// A search bar: a field with an icon, and beside and below it what is wanted of a button that cancels
/// and a row of scopes.
///
/// Source of the heights: frames that Xcode saved.
///
/// - Unverified: the parts, the heights with scopes, how it grows with the text.
package struct SearchBarArrangement {
  private let hasPrompt: Bool
  private let hasScopeBar: Bool
  private let showsCancel: Bool
  private let measurer: ContentMeasurer
  private let era: ControlEra

  package init(_ search: ControlContent.Search, measurer: ContentMeasurer) {
    hasPrompt = !search.prompt.isEmpty
    hasScopeBar = search.scopes != nil
    showsCancel = search.showsCancel
    self.measurer = measurer
    era = ControlEra(measurer.environment.platform)
  }

  /// The font of the placeholder and of the button, which follows the text size since iOS 11.
  package var font: Font {
    release < 11
      ? .standardLabel
      : .preferred(.body, category: measurer.environment.contentSizeCategory)
  }

  /// By how much a line is higher than one of the standard size.
  private var growth: Double {
    func line(_ font: Font) -> Double { measurer.typesetter.measurer.metrics(of: font).lineHeight }
    return max(0, line(font) - line(.preferred(.body, category: .large))).rounded(.up)
  }

  package static let cancelTitle = "Cancel"

  /// The height; a search bar has no width of its own.
  package var height: Double { promptHeight + rowHeight + (hasScopeBar ? scopeHeight : 0) }

  private var release: Int { measurer.environment.platform.major }

  /// The height of the field's row.
  private var rowHeight: Double { (release < 11 ? 44 : era == .glass ? 64 : 56) + growth }

  /// What the line above the field adds: as much as that of a navigation bar.
  private var promptHeight: Double {
    hasPrompt ? BarMetrics(measurer.environment).prompt : 0
  }

  /// What the row of scopes adds.
  private var scopeHeight: Double { release < 11 ? 31 : 52 }

  /// Where the parts stand, in the coordinates of the bounds.
  package struct Parts {
    package var field: Rect
    package var icon: Rect
    package var text: Rect
    /// The line above the field, where the bounds are high enough for it.
    package var prompt: Rect?
    /// The sign of dictation, or a button in its place.
    package var sign: Rect
    package var cancel: Rect?
    /// The scopes, where the bounds are high enough for them.
    package var scope: Rect?
  }

  package func parts(in bounds: Rect, _ direction: LayoutDirection) -> Parts {
    var row = bounds
    let prompt = bounds.height > rowHeight + promptHeight / 2 ? promptHeight : 0
    row.y += prompt
    row.height = min(bounds.height - prompt, rowHeight)
    let wanted = (era == .glass ? 44 : release < 11 ? 28 : 36) + growth
    let fieldHeight = min(wanted, max(0, row.height - 8))
    var field = row.insetBy(8, 0).centered(max(0, row.width - 16), fieldHeight)
    var cancel: Rect?
    if showsCancel {
      let width = measurer.environment.pixels.roundedUp(
        measurer.typesetter.measurer.width(of: Self.cancelTitle, font: font))
      cancel = Rect(
        x: row.maxX - width - 12, y: row.y, width: width, height: row.height)
      field.width = max(0, field.width - width - 12)
    }
    let inset: Double = era == .glass ? 13 : 8
    let icon = Rect(x: field.x + inset, y: field.midY - 8.5, width: 17, height: 17)
    let text = Rect(
      x: field.x + inset + 23, y: field.y, width: max(0, field.width - 60), height: field.height)
    let sign = Rect(x: field.maxX - inset - 16, y: field.midY - 9, width: 14, height: 18)
    let hasRoomForScope = hasScopeBar && bounds.height - prompt > rowHeight + 20
    func placed(_ rect: Rect) -> Rect { rect.mirrored(in: bounds, direction) }
    return Parts(
      field: placed(field), icon: placed(icon), text: placed(text),
      prompt: prompt > 0
        ? Rect(
          x: bounds.x + 16, y: bounds.y + 6, width: max(0, bounds.width - 32),
          height: max(0, prompt - 6)) : nil,
      sign: placed(sign), cancel: cancel.map(placed),
      scope: hasRoomForScope
        ? Rect(
          x: bounds.x + 8, y: row.maxY + 2, width: max(0, bounds.width - 16), height: 32) : nil)
  }
}
