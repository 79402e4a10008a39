// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// Under which circumstances a scene is built. The default is the document's own canvas.
public struct SceneOptions: Hashable, Sendable {
  /// Where the content sizes of labels, controls and images come from.
  public enum ContentSizes: Hashable, Sendable {
    /// From text, control and image metrics.
    case measured
    /// From the sizes in the file, for leaves that content sizes: what is left to judge is layout.
    case recorded
  }

  /// The device; `nil` is the one the document was edited on.
  public var device: Device?
  /// How the device is held; `nil` is as the document was edited, portrait on another device.
  public var orientation: Orientation?
  /// The size of every scene in points, also of views on their own and of scenes of free size; `nil`
  /// is the device's screen, and what the file says of free ones.
  ///
  /// A scene that is wider than high is on a device held in landscape, unless ``orientation`` says
  /// otherwise.
  public var size: Size?
  public var direction: LayoutDirection
  /// The text size; `nil` is the one of the document's own canvas, and large on another device.
  public var contentSizeCategory: ContentSizeCategory?
  /// Light or dark; `nil` is as the document was edited.
  public var style: ColorAppearance.Style?
  public var contrast: ColorAppearance.Contrast
  /// The release whose controls are measured; `nil` is the one the document was edited with.
  public var platform: PlatformVersion?
  public var contentSizes: ContentSizes
  /// What is docked at the bottom of the screens of controllers; `nil` is no keyboard.
  public var keyboard: DockedKeyboard?
  /// The custom classes whose code is there: what the file holds in their stead for use on the canvas
  /// (sizes, stand-ins) does not count for their views.
  package var knownClasses: Set<String> = []
  /// Whether tables place their cells, and views follow their masks, at the file's own size as at any
  /// other, instead of keeping what the file says.
  package var placesAnew = false
  /// Whether tables and collections place their cells on the file's own canvas too, as they do when the app
  /// runs, instead of leaving them where they were saved.
  package var placesRows = false
  /// What takes the place of the environment that follows from device and orientation.
  package var environment: Environment?

  public init(
    device: Device? = nil, orientation: Orientation? = nil, size: Size? = nil,
    direction: LayoutDirection = .leftToRight, contentSizeCategory: ContentSizeCategory? = nil,
    style: ColorAppearance.Style? = nil, contrast: ColorAppearance.Contrast = .normal,
    platform: PlatformVersion? = nil, contentSizes: ContentSizes = .measured
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.style = style
    self.contrast = contrast
    self.platform = platform
    self.contentSizes = contentSizes
  }
}
