// SPDX-License-Identifier: MIT

import MapKit
import UIKit

@MainActor
open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  /// Never called.
  public let handler: ((CPBarButton) -> Void)?

  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }

  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    self.image = image
    self.handler = handler
  }
}

// MARK: Lists

@MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
}

@MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

@MainActor
open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var isExplicitContent = false
  open var isPlaying = false
  open var isEnabled = true
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
  open var userInfo: Any?
  /// Never called.
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  public static let maximumImageSize = CGSize(width: 44, height: 44)

  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    self.accessoryImage = accessoryImage
    self.accessoryType = accessoryType
  }

  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

@MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open private(set) var gridImages: [UIImage]
  open var imageTitles: [String] = []
  open var userInfo: Any?
  open var isEnabled = true
  /// Never called.
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  /// Never called.
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  public static let maximumImageSize = CGSize(width: 44, height: 44)

  public init(text: String?, images: [UIImage]) {
    self.text = text
    gridImages = images
  }

  public init(text: String?, images: [UIImage], imageTitles: [String]) {
    self.text = text
    gridImages = images
    self.imageTitles = imageTitles
  }

  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

@MainActor
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  open var header: String?
  public let headerSubtitle: String?
  public let sectionIndexTitle: String?

  public init(
    items: [any CPListTemplateItem], header: String? = nil, sectionIndexTitle: String? = nil
  ) {
    self.items = items
    self.header = header
    headerSubtitle = nil
    self.sectionIndexTitle = sectionIndexTitle
  }

  public init(
    items: [any CPListTemplateItem], header: String, headerSubtitle: String?,
    headerImage: UIImage?, headerButton: CPButton?, sectionIndexTitle: String?
  ) {
    self.items = items
    self.header = header
    self.headerSubtitle = headerSubtitle
    self.sectionIndexTitle = sectionIndexTitle
  }
}

@MainActor
open class CPListTemplate: CPTemplate {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  /// Never called.
  open weak var delegate: (any CPListTemplateDelegate)?
  public static let maximumItemCount = 500
  public static let maximumSectionCount = 500

  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
  }

  open var itemCount: Int { sections.map(\.items.count).reduce(0, +) }
  open var sectionCount: Int { sections.count }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }

  open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
    for (place, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0 === item }) {
        return IndexPath(row: row, section: place)
      }
    }
    return nil
  }
}

/// Never called.
@MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem,
    completionHandler: @escaping () -> Void)
}

// MARK: Other screens

@MainActor
open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  public static let maximumTabCount = 5

  public init(templates: [CPTemplate]) { self.templates = templates }

  open var selectedTemplate: CPTemplate? { templates.first }
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}

/// Never called.
@MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

@MainActor
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  /// Never called.
  public let handler: ((CPGridButton) -> Void)?

  public init(
    titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil
  ) {
    self.titleVariants = titleVariants
    self.image = image
    self.handler = handler
  }
}

@MainActor
open class CPGridTemplate: CPTemplate {
  public let title: String?
  open private(set) var gridButtons: [CPGridButton]

  public init(title: String?, gridButtons: [CPGridButton]) {
    self.title = title
    self.gridButtons = gridButtons
  }

  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}

@MainActor
open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable { case `default`, cancel, destructive }

  public let title: String
  public let style: Style
  /// Never called.
  public let handler: (CPAlertAction) -> Void

  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@MainActor
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  public static let maximumActionCount = 3

  public init(titleVariants: [String], actions: [CPAlertAction]) {
    self.titleVariants = titleVariants
    self.actions = actions
  }
}

@MainActor
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]

  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

@MainActor
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?

  public init(title: String?, detail: String?) {
    self.title = title
    self.detail = detail
  }
}

public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }

@MainActor
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  /// Never called.
  public let handler: ((CPTextButton) -> Void)?

  public init(
    title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil
  ) {
    self.title = title
    self.textStyle = textStyle
    self.handler = handler
  }
}

public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }

@MainActor
open class CPInformationTemplate: CPTemplate {
  open var title: String
  public let layout: CPInformationTemplateLayout
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]

  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    self.title = title
    self.layout = layout
    self.items = items
    self.actions = actions
  }
}

@MainActor
open class CPButton: NSObject {
  public let image: UIImage?
  open var title: String?
  open var isEnabled = true
  /// Never called.
  public let handler: ((CPButton) -> Void)?

  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    self.image = image
    self.handler = handler
  }
}

@MainActor
open class CPPointOfInterest: NSObject {
  open var location: MKMapItem
  open var title: String
  open var subtitle: String?
  open var summary: String?
  open var detailTitle: String?
  open var detailSubtitle: String?
  open var detailSummary: String?
  open var pinImage: UIImage?
  open var primaryButton: CPTextButton?
  open var secondaryButton: CPTextButton?
  open var userInfo: Any?

  public init(
    location: MKMapItem, title: String, subtitle: String?, summary: String?,
    detailTitle: String?, detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?
  ) {
    self.location = location
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.detailTitle = detailTitle
    self.detailSubtitle = detailSubtitle
    self.detailSummary = detailSummary
    self.pinImage = pinImage
  }
}

@MainActor
open class CPPointOfInterestTemplate: CPTemplate {
  open var title: String
  open private(set) var pointsOfInterest: [CPPointOfInterest]
  open private(set) var selectedIndex: Int
  open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?

  public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    self.title = title
    self.pointsOfInterest = pointsOfInterest
    self.selectedIndex = selectedIndex
  }

  open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    self.pointsOfInterest = pointsOfInterest
    self.selectedIndex = selectedIndex
  }
}

/// Never called.
@MainActor
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didChangeMapRegion region: MKCoordinateRegion)
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
  public func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest
  ) {}
}

@MainActor
open class CPSearchTemplate: CPTemplate {
  open weak var delegate: (any CPSearchTemplateDelegate)?
}

/// Never called.
@MainActor
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
    completionHandler: @escaping ([CPListItem]) -> Void)
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem,
    completionHandler: @escaping () -> Void)
  func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
  public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}

// MARK: Now playing

@MainActor
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  /// Never called.
  public let handler: ((CPNowPlayingButton) -> Void)?

  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}

open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}

open class CPNowPlayingImageButton: CPNowPlayingButton {
  public let image: UIImage?

  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}

@MainActor
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var isAlbumArtistButtonEnabled = false
  open var upNextTitle = ""

  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }

  /// No effect: nobody plays anything.
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  /// No effect.
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}

/// Never called.
@MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  {}
}
