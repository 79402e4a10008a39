// SPDX-License-Identifier: MIT

public import Foundation

// System controllers. Presented, they are empty views, and their delegates are not called.

/// Never called.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// No effect.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  public enum CameraDevice: Int, Sendable { case rear, front }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType == .photoLibrary
  }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// UIKit requires conformance to both protocols.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoExportPreset: String?
  open var mediaTypes: [String] = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraViewTransform = CGAffineTransform.identity
  open var showsCameraControls = true

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  open func takePicture() {}

  open func startVideoCapture() -> Bool { false }

  open func stopVideoCapture() {}
  open var cameraOverlayView: UIView?
}

/// Never called.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}

/// No effect.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }

  public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }

  public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// No effect.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Never called.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// No effect.
open class UIFontPickerViewController: UIViewController {
  open class Configuration: _PlainObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?

    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String])
      -> NSPredicate?
    { nil }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// An empty view: there are no dictionaries.
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
