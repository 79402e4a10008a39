// SPDX-License-Identifier: MIT

/// What happens to text that does not fit its width; raw values are UIKit's.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines break at words; the last line shows the words that fit.
  case wordWrap
  /// Lines break anywhere between characters.
  case characterWrap
  /// The last line runs on and is cut at the edge.
  case clip
  /// The last line loses its beginning to an ellipsis.
  case truncateHead
  /// The last line loses its end to an ellipsis.
  case truncateTail
  /// The last line loses its middle to an ellipsis.
  case truncateMiddle

  /// A mode by the name Interface Builder writes; `nil` for a name it never writes.
  public init?(interfaceBuilderName name: String) {
    switch name {
    case "wordWrap", "wordWrapping": self = .wordWrap
    case "characterWrap", "charWrap", "charWrapping", "characterWrapping": self = .characterWrap
    case "clip", "clipping": self = .clip
    case "headTruncation": self = .truncateHead
    case "tailTruncation": self = .truncateTail
    case "middleTruncation": self = .truncateMiddle
    default: return nil
    }
  }
}
