// SPDX-License-Identifier: MIT

public import Foundation

/// A trait of a `#Preview`: the orientation of its device, or the size of its content.
public struct _PreviewTrait: Hashable, Sendable {
  enum Orientation: String { case portrait, landscape }

  enum Size: Hashable {
    case device
    case fitting
    case fixed(width: CGFloat, height: CGFloat)
  }

  var orientation: Orientation?
  var size: Size?
  var device: String?
  var style: UIUserInterfaceStyle?
  var textSize: UIContentSizeCategory?
  var direction: UIUserInterfaceLayoutDirection?

  public static let portrait = _PreviewTrait(orientation: .portrait)
  /// Drawn as portrait, which has the same size.
  public static let portraitUpsideDown = _PreviewTrait(orientation: .portrait)
  public static let landscapeLeft = _PreviewTrait(orientation: .landscape)
  public static let landscapeRight = _PreviewTrait(orientation: .landscape)
  public static let defaultLayout = _PreviewTrait(size: .device)
  public static let sizeThatFitsLayout = _PreviewTrait(size: .fitting)

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> _PreviewTrait {
    _PreviewTrait(size: .fixed(width: width, height: height))
  }

  // The modifiers of previews in a `PreviewProvider`.

  public static func device(_ name: String?) -> _PreviewTrait { _PreviewTrait(device: name) }
  public static func style(_ style: UIUserInterfaceStyle) -> _PreviewTrait {
    _PreviewTrait(style: style)
  }
  public static func textSize(_ size: UIContentSizeCategory) -> _PreviewTrait {
    _PreviewTrait(textSize: size)
  }
  public static func direction(_ direction: UIUserInterfaceLayoutDirection) -> _PreviewTrait {
    _PreviewTrait(direction: direction)
  }

  /// The traits together. The first one that sets a value wins.
  static func merged(_ traits: [_PreviewTrait]) -> _PreviewTrait {
    traits.reduce(_PreviewTrait()) { all, next in
      _PreviewTrait(
        orientation: all.orientation ?? next.orientation, size: all.size ?? next.size,
        device: all.device ?? next.device, style: all.style ?? next.style,
        textSize: all.textSize ?? next.textSize, direction: all.direction ?? next.direction)
    }
  }
}
