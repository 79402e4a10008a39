// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// The device, size and appearance for which a scene is built. The default is the document's own
/// canvas.
public struct SceneOptions: Hashable, Sendable {
  /// The sources of content sizes for labels, controls and images.
  public enum ContentSizes: Hashable, Sendable {
    /// Measurement of text, controls and images.
    case measured
    /// The sizes in the file, for leaf views that are sized by their content. A comparison with the
    /// file then tests only the layout.
    case recorded
  }

  /// The device; `nil` for the device on which the document was edited.
  public var device: Device?
  /// The device orientation. `nil` for the document's orientation, or portrait if ``device`` is
  /// set.
  public var orientation: Orientation?
  /// The size of every scene in points, including freeform scenes and views without a controller.
  /// `nil` for the size of the device's screen, or the size in the file for freeform scenes.
  ///
  /// A scene that is wider than high is in landscape, unless ``orientation`` is set.
  public var size: Size?
  public var direction: LayoutDirection
  /// The content size category. `nil` for that of the document's own canvas, or large on another
  /// device.
  public var contentSizeCategory: ContentSizeCategory?
  /// Light or dark; `nil` for the document's appearance.
  public var style: ColorAppearance.Style?
  public var contrast: ColorAppearance.Contrast
  /// The iOS release whose control metrics and safe areas apply. `nil` for the canvas of the
  /// document's Xcode, or a later one if ``device`` needs it.
  public var platform: PlatformVersion?
  public var contentSizes: ContentSizes
  /// The keyboard at the bottom of controllers' screens; `nil` for no keyboard.
  public var keyboard: DockedKeyboard?
  /// The custom classes whose code is available. Their views ignore the sizes and placeholders that
  /// the file has for the canvas.
  package var knownClasses: Set<String> = []
  /// Whether the scene is laid out again even at the file's own size: tables place their cells, and
  /// views follow their masks. Otherwise views keep their frames from the file at that size.
  package var ignoresSavedFrames = false
  /// Whether text on the file's own canvas has the sizes of a device. Otherwise it has those of
  /// Xcode's canvas.
  package var hasDeviceText = false
  /// Whether tables and collection views place their cells on the file's own canvas too, as at run
  /// time. Otherwise cells keep their saved frames there.
  package var placesRows = false
  /// Whether labels have the sizes that Interface Builder saves. These can be larger
  /// than on a screen, by less than a point.
  package var roundsLabels = false
  /// The environment that replaces the one derived from device and orientation.
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
