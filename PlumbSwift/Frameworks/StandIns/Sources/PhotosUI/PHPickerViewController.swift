// SPDX-License-Identifier: MIT

@_exported import Photos
@_exported import UIKit

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
  public var mode = Mode.default
  public var disabledCapabilities: PHPickerCapabilities = []
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []

  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact
  }

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

extension PHPickerConfiguration {
  public struct Update: Hashable {
    public var selectionLimit: Int?
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?

    public init() {}
  }
}

public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
  public init(rawValue: Int) { self.rawValue = rawValue }
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

/// A picker whose view stays empty.
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

  // These have no effect.

  public func deselectAssets(withIdentifiers identifiers: [String]) {}
  public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
  public func updatePicker(using configuration: PHPickerConfiguration.Update) {}
  public func scrollToInitialPosition() {}
  public func zoomIn() {}
  public func zoomOut() {}
}
