// SPDX-License-Identifier: MIT

@_exported import Photos
@_exported import UIKit

/// What a picker would offer.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Kind: Equatable, Hashable, Sendable {
    case named(String)
    case any(Set<PHPickerFilter>)
    case all(Set<PHPickerFilter>)
    case not(PHPickerFilter)
  }

  private let kind: Kind

  public static let images = PHPickerFilter(kind: .named("images"))
  public static let videos = PHPickerFilter(kind: .named("videos"))
  public static let livePhotos = PHPickerFilter(kind: .named("livePhotos"))
  public static let screenshots = PHPickerFilter(kind: .named("screenshots"))
  public static let depthEffectPhotos = PHPickerFilter(kind: .named("depthEffectPhotos"))
  public static let bursts = PHPickerFilter(kind: .named("bursts"))
  public static let panoramas = PHPickerFilter(kind: .named("panoramas"))
  public static let screenRecordings = PHPickerFilter(kind: .named("screenRecordings"))
  public static let cinematicVideos = PHPickerFilter(kind: .named("cinematicVideos"))
  public static let slomoVideos = PHPickerFilter(kind: .named("slomoVideos"))
  public static let timelapseVideos = PHPickerFilter(kind: .named("timelapseVideos"))
  public static let spatialMedia = PHPickerFilter(kind: .named("spatialMedia"))

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .any(Set(subfilters)))
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .all(Set(subfilters)))
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .not(filter))
  }
}

public struct PHPickerConfiguration: Equatable, Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered, people, continuous, continuousAndOrdered
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker without photos: presented it is an empty screen.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
