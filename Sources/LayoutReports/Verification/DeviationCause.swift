// SPDX-License-Identifier: MIT

import Typography
import UIKitComponents

/// Why the computed frame of a view differs from the recorded one, as far as the layout tells.
public enum DeviationCause: String, Hashable, Sendable, CaseIterable, Codable {
  /// The required constraints of the scene cannot all hold, so that one had to give way.
  case conflict
  /// The recorded frames break required constraints of the file themselves.
  case stale
  /// The constraints leave the frame open: another one is equally good.
  case undetermined
  /// A view without content, whose size nothing states: what its class adds is not in the file.
  case noContentSize = "no-content-size"
  /// A view of a class of the app, whose code is not in the file.
  case customClass = "custom-class"
  /// The size of a symbol of the system.
  case symbol
  /// The size of an image.
  case image
  /// An image whose size the file does not say.
  case missingImage = "missing-image"
  /// The size of a control.
  case control
  /// Text in a font whose advances are not known.
  case namedFont = "named-font"
  /// Text beyond the letters and signs that were measured.
  case otherScript = "other-script"
  /// Text of 20 points and more, of which few widths were measured.
  case largeText = "large-text"
  /// Text of several lines, or one that takes several where it is narrow.
  case multilineText = "multiline-text"
  /// Any other text.
  case text
  /// A size that follows from that of a view in it or beside it, which differs.
  case follows
  /// A place only: the size is right.
  case moved
  /// No more than a point: how edges between pixels were rounded.
  case rounding
  /// Views of the root are off from its top or bottom: what bars and safe area around the scene were.
  case canvas
  /// A container is larger in the file than its content and its constraints ask.
  case emptyRoom = "empty-room"
  /// None of these is known to be the reason.
  case unexplained

  /// What the kind means, for a report.
  public var meaning: String {
    switch self {
    case .conflict: "the required constraints contradict each other; one had to give way"
    case .stale:
      "the recorded frames break the file's own required constraints: saved before a change"
    case .undetermined: "the constraints leave the frame open: another one is equally good"
    case .noContentSize: "an empty view has a size that neither constraints nor the file state"
    case .customClass: "the size of a view of a class of the app, whose code is not in the file"
    case .symbol: "the size of a symbol of the system"
    case .image: "the size of an image"
    case .missingImage: "an image whose size the file does not say"
    case .control: "the size of a control"
    case .namedFont: "text in a font without figures of its own"
    case .otherScript: "text beyond Latin letters and common signs"
    case .largeText: "text of 20 points and more"
    case .multilineText: "text that takes several lines"
    case .text: "other text"
    case .follows: "the size follows from another view that differs"
    case .moved: "the size is right; the place follows from another view that differs"
    case .rounding: "a point at most: how edges between pixels were rounded"
    case .canvas: "views of the root are off from its edge: what bars and safe area were around it"
    case .emptyRoom: "a container is larger in the file than its content and constraints ask"
    case .unexplained: "not explained by any of these"
    }
  }
}

extension DeviationCause {
  /// Whether a view differs by itself, not by others.
  var isOwn: Bool { self != .follows && self != .moved }

  /// The cause in the content of a view without subviews; nil where the content has no size.
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
