// SPDX-License-Identifier: MIT

public import Foundation

open class NSTextSelection: NSObject {
  public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }

  public enum Affinity: Int, Sendable { case upstream, downstream }

  public let textRanges: [NSTextRange]
  public let granularity: Granularity
  public let affinity: Affinity
  open var isTransient: Bool { false }
  /// The caret offset to keep while moving between lines, from the container's leading edge.
  open var anchorPositionOffset: CGFloat = 0
  open var isLogical = true
  open var secondarySelectionLocation: (any NSTextLocation)?
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    selection.anchorPositionOffset = anchorPositionOffset
    selection.isLogical = isLogical
    selection.typingAttributes = typingAttributes
    return selection
  }
}
