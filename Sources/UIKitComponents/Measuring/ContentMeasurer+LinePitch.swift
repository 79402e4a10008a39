// SPDX-License-Identifier: MIT

import Typography

extension ContentMeasurer {
  /// The distance between the baselines of successive lines in the content's font, in points: the
  /// greatest one where it has several fonts.
  ///
  /// - Returns: nil for a content without text.
  public func linePitch(of content: ItemContent) -> Double? {
    switch content {
    case .label(let label): linePitch(of: label.text.text)
    case .button(let button): button.title.flatMap { linePitch(of: $0.text) }
    case .textField(let field): linePitch(of: field.font)
    case .textView(let view): linePitch(of: view.text.text)
    case .none, .cell, .table, .collection, .placeholder, .host, .image, .control, .bar: nil
    }
  }

  private func linePitch(of text: AttributedText) -> Double? {
    text.runs.map { linePitch(of: $0.font) }.max()
  }

  private func linePitch(of font: Font) -> Double {
    let metrics = metrics(of: font)
    return metrics.lineHeight + metrics.leading
  }
}
