// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// Measures intrinsic content sizes, alignment insets and baselines of contents, as UIKit's own
/// views report them.
///
/// All sizes are those of alignment rectangles, in points. The fonts of a content are fixed: text
/// styles are resolved for the environment's text size when the content is made.
public struct ContentMeasurer: Sendable {
  public var environment: Environment

  public init(environment: Environment) { self.environment = environment }

  /// A typesetter with the fonts of the environment's release.
  public var typesetter: Typesetter<SystemFontMeasurer> { environment.typesetter }

  /// The intrinsic content size.
  ///
  /// `width` is the width of the alignment rectangle that text wraps in, in points. Nil, or a width
  /// that is not positive, gives the natural size, in which only hard breaks end lines. Contents
  /// for which ``isWidthDependent(_:)`` is false ignore the width.
  ///
  /// - Returns: for each axis a length from 0 to 2²⁰, whatever values the content holds, or nil if
  ///   the axis has no content size.
  /// - Complexity: linear in the length of the text.
  public func size(of content: ItemContent, width: Double? = nil) -> ContentSize {
    let width = Self.usableWidth(width)
    let size: ContentSize =
      switch content {
      case .none, .cell, .table, .collection, .placeholder, .host: .none
      case .label(let label): size(of: label, width: width)
      case .image(let image): size(of: image)
      case .button(let button): size(of: button, width: width)
      case .textField(let field): size(of: field)
      case .textView(let view): size(of: view, width: width)
      case .control(let control): size(of: control)
      case .bar(let bar): size(of: bar)
      }
    return ContentSize(
      width: Self.usableLength(size.width), height: Self.usableLength(size.height))
  }

  /// Whether the size depends on the width in the layout. Such a content is measured again when the
  /// width is solved.
  public func isWidthDependent(_ content: ItemContent) -> Bool {
    content.traits.contains(.widthDependent)
  }

  /// The baselines of the text that the content shows or would show, or the baseline that its image
  /// was given.
  ///
  /// Nil for a content without a baseline: its first baseline is its top edge, and its last
  /// baseline is its bottom edge.
  ///
  /// `width` is as for ``size(of:width:)``.
  public func baselines(of content: ItemContent, width: Double? = nil) -> Baselines? {
    let width = Self.usableWidth(width)
    let baselines: Baselines? =
      switch content {
      case .label(let label): baselines(of: label, width: width)
      case .button(let button): baselines(of: button, width: width)
      case .textField(let field): baselines(of: field)
      case .textView(let view): baselines(of: view, width: width)
      case .image(let image): baselines(of: image)
      case .none, .cell, .table, .collection, .placeholder, .host, .control, .bar: nil
      }
    guard let baselines, baselines.first.constant.isFinite, baselines.last.constant.isFinite else {
      return nil
    }
    return baselines
  }

  /// The width to wrap in; nil if `width` is not a finite positive number.
  private static func usableWidth(_ width: Double?) -> Double? {
    guard let width, width > 0, width.isFinite else { return nil }
    return width
  }

  /// A finite length in a range that a layout can compute with. Contents may come from damaged
  /// files.
  private static func usableLength(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return min(max(0, length), 1_048_576)
  }
}
