// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// The intrinsic content sizes, alignment insets and baselines of contents in an environment, as
/// UIKit's own views report them.
///
/// All sizes are those of alignment rects, in points. A content keeps its fonts: the maker of the
/// content resolves text styles for the environment's text size.
public struct ContentMeasurer: Sendable {
  public var environment: Environment

  public init(environment: Environment) { self.environment = environment }

  /// Sets text in the fonts of the environment's release.
  public var typesetter: Typesetter<SystemFontMeasurer> { environment.typesetter }

  /// The intrinsic content size.
  ///
  /// - Parameter width: the width of the alignment rect that text wraps in, in points. nil, or
  ///   nothing positive, gives the natural size, where only hard breaks end lines. Contents that are
  ///   not ``isWidthDependent(_:)`` ignore it.
  /// - Returns: for each axis a length from 0 to 2²⁰, whatever figures the content holds, or nil where
  ///   it has none.
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

  /// Whether the size depends on the width of a layout, and is measured again when that is known.
  public func isWidthDependent(_ content: ItemContent) -> Bool {
    content.traits.contains(.widthDependent)
  }

  /// The baselines of text that the content shows or would show, or the one that its image was given;
  /// nil for one without, whose first baseline is its top edge and whose last one its bottom edge.
  ///
  /// - Parameter width: as for ``size(of:width:)``.
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

  /// A width to wrap in, or nil for none.
  private static func usableWidth(_ width: Double?) -> Double? {
    guard let width, width > 0, width.isFinite else { return nil }
    return width
  }

  /// A length that a layout can compute with: contents may come from damaged files.
  private static func usableLength(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return min(max(0, length), 1_048_576)
  }
}
