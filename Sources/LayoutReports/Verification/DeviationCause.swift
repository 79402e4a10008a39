// SPDX-License-Identifier: MIT

import Typography
import UIKitComponents

/// The cause of a difference between the computed and the recorded frame of a view.
public enum DeviationCause: String, Hashable, Sendable, CaseIterable, Codable {
  /// The required constraints of the scene cannot all hold, so that one of them was broken.
  case conflict
  /// The recorded frames break required constraints of the file.
  case stale
  /// The frame is ambiguous: another one satisfies the constraints equally well.
  case undetermined
  /// An empty view without constraints for its size. Its class may add a size that is not in the
  /// file.
  case noContentSize = "no-content-size"
  /// A view of a custom class, whose code is not in the file.
  case customClass = "custom-class"
  /// The size of a system symbol.
  case symbol
  /// The size of an image.
  case image
  /// An image whose size is not in the file.
  case missingImage = "missing-image"
  /// The size of a control.
  case control
  /// Text in a font whose advances are unknown.
  case namedFont = "named-font"
  /// Text with characters other than the letters and signs that were measured.
  case otherScript = "other-script"
  /// Text of 20 points or more, for which few widths were measured.
  case largeText = "large-text"
  /// Text on several lines, or text that wraps in a narrow view.
  case multilineText = "multiline-text"
  /// Any other text.
  case text
  /// The size depends on a subview or neighbour that differs.
  case follows
  /// Only the position differs.
  case moved
  /// A difference of at most one point, from rounding edges to pixels.
  case rounding
  /// Subviews of the root are offset from its top or bottom, because other bars and another safe
  /// area surrounded the scene.
  case canvas
  /// A container is larger in the file than its content and constraints require.
  case excessSpace = "empty-room"
  /// No known cause applies.
  case unexplained

  /// The description of the cause in reports.
  public var meaning: String {
    switch self {
    case .conflict: "the required constraints contradict each other; one was broken"
    case .stale: "the recorded frames break the file's own required constraints: they are stale"
    case .undetermined: "the frame is ambiguous: another one is equally good"
    case .noContentSize: "the size of an empty view, which neither constraints nor the file give"
    case .customClass: "the size of a view with a custom class, whose code is not in the file"
    case .symbol: "the size of a system symbol"
    case .image: "the size of an image"
    case .missingImage: "an image whose size is not in the file"
    case .control: "the size of a control"
    case .namedFont: "text in a font whose advances are unknown"
    case .otherScript: "text beyond Latin letters and common signs"
    case .largeText: "text of 20 points and more"
    case .multilineText: "text that takes several lines"
    case .text: "other text"
    case .follows: "the size depends on another view that differs"
    case .moved: "the size is right; the position depends on another view that differs"
    case .rounding: "at most one point, from rounding edges to pixels"
    case .canvas: "subviews of the root are offset: other bars and another safe area surrounded it"
    case .excessSpace: "a container is larger in the file than its content and constraints require"
    case .unexplained: "none of these"
    }
  }
}

extension DeviationCause {
  /// Whether the view itself causes the difference, and not another view.
  var isOwn: Bool { self != .follows && self != .moved }

  /// The cause from the content of a view without subviews; nil if the content has no size.
  init?(content: ItemContent) {
    switch content {
    case .label(let label): self.init(text: label.text.text, lines: label.numberOfLines)
    case .textView(let view): self.init(text: view.text.text, lines: 0)
    case .button(let button):
      if let title = button.title, !title.isEmpty {
        self.init(text: title.text, lines: 1)
      } else {
        self = button.image?.isSymbol == true ? .symbol : .image
      }
    case .textField(let field): self.init(text: field.text.text, lines: 1)
    case .image(let image):
      self = image.isSymbol ? .symbol : image.size == nil ? .missingImage : .image
    case .control, .bar: self = .control
    case .none, .placeholder, .host: self = .noContentSize
    case .cell, .table, .collection: return nil
    }
  }

  private init(text: AttributedText, lines: Int) {
    let scalars = text.runs.lazy.flatMap(\.text.unicodeScalars)
    if text.runs.contains(where: { if case .named = $0.font.family { true } else { false } }) {
      self = .namedFont
    } else if scalars.contains(where: { $0.value > 0x2FF && !(0x2010...0x2044).contains($0.value) })
    {
      self = .otherScript
    } else if text.runs.contains(where: { $0.font.size >= 20 }) {
      self = .largeText
    } else {
      self = lines == 1 ? .text : .multilineText
    }
  }
}
