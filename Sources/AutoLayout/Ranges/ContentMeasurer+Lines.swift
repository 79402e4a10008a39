// SPDX-License-Identifier: MIT

import Typography

extension ContentMeasurer {
  /// The number of bytes of text on each line of a content that wraps at a width. A subtitle's
  /// lines follow those of the title.
  ///
  /// Lines are filled first fit. If they contain the same text at two widths, they also do at every
  /// width between.
  func lineLengths(of content: ItemContent, width: Double) -> [Int] {
    switch content {
    case .label(let label):
      return lengths(
        label.text.text, width: width, lines: label.numberOfLines, mode: label.lineBreakMode)
    case .textView(let view):
      let sides = view.containerInsets.left + view.containerInsets.right
      return lengths(
        view.text.text, width: max(0, width - sides - 2 * view.lineFragmentPadding),
        lines: view.numberOfLines, mode: .wordWrap)
    case .button(let button):
      guard let inner = titleWidth(of: button, in: width) else { return [] }
      return [button.title, button.configuration?.subtitle].flatMap { text in
        text.map {
          lengths($0.text, width: inner, lines: button.wrapsTitle ? 0 : 1, mode: .wordWrap)
        } ?? []
      }
    case .none, .cell, .table, .collection, .placeholder, .host, .image, .textField, .control, .bar:
      return []
    }
  }

  /// Whether the content's width changes with the available width while its line breaks stay the
  /// same. This happens with white space before a hard break or at the end, which counts as far as
  /// it fits.
  func followsWidth(_ content: ItemContent) -> Bool {
    let texts: [AttributedText?] =
      switch content {
      case .label(let label): [label.text.text]
      case .textView(let view): [view.text.text]
      case .button(let button): [button.title?.text, button.configuration?.subtitle?.text]
      case .none, .cell, .table, .collection, .placeholder, .host, .image, .textField, .control,
        .bar:
        []
      }
    return texts.contains { $0.map { typesetter.prepare($0).hasTrailingSpace } ?? false }
  }

  private func lengths(
    _ text: AttributedText, width: Double, lines: Int, mode: LineBreakMode
  ) -> [Int] {
    typesetter.layout(text, width: width, numberOfLines: lines, lineBreakMode: mode).lines.map {
      $0.pieces.reduce(0) { $0 + $1.text.utf8.count }
    }
  }
}
