// SPDX-License-Identifier: MIT

/// The treatment of text that does not fit its width. The raw values are UIKit's.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines break at words; the last line shows the words that fit.
  case wordWrap
  /// Lines break anywhere between characters.
  case characterWrap
  /// The last line continues and is cut off at the edge.
  case clip
  /// An ellipsis replaces the beginning of the last line.
  case truncateHead
  /// An ellipsis replaces the end of the last line.
  case truncateTail
  /// An ellipsis replaces the middle of the last line.
  case truncateMiddle

  /// Makes a mode from its name in Interface Builder files. `nil` for a name that does not occur
  /// there.
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
