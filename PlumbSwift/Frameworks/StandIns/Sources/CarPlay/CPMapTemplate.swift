// SPDX-License-Identifier: MIT

import MapKit
import UIKit

// Navigation: trips and manoeuvres as values, on a map that nobody sees.

@MainActor
open class CPMapButton: NSObject {
  open var image: UIImage?
  open var focusedImage: UIImage?
  open var isEnabled = true
  open var isHidden = false
  /// Never called.
  public let handler: ((CPMapButton) -> Void)?

  public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}

@MainActor
open class CPTravelEstimates: NSObject {
  public let distanceRemaining: Measurement<UnitLength>
  public let timeRemaining: TimeInterval

  public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval)
  {
    distanceRemaining = distance
    timeRemaining = time
  }
}

@MainActor
open class CPManeuver: NSObject {
  open var symbolImage: UIImage?
  open var junctionImage: UIImage?
  open var instructionVariants: [String] = []
  open var attributedInstructionVariants: [NSAttributedString] = []
  open var initialTravelEstimates: CPTravelEstimates?
  open var userInfo: Any?

  public nonisolated override init() { super.init() }
}

@MainActor
open class CPRouteChoice: NSObject {
  public let summaryVariants: [String]
  public let additionalInformationVariants: [String]?
  public let selectionSummaryVariants: [String]?
  open var userInfo: Any?

  public init(
    summaryVariants: [String], additionalInformationVariants: [String],
    selectionSummaryVariants: [String]
  ) {
    self.summaryVariants = summaryVariants
    self.additionalInformationVariants = additionalInformationVariants
    self.selectionSummaryVariants = selectionSummaryVariants
  }
}

@MainActor
open class CPTrip: NSObject {
  public let origin: MKMapItem
  public let destination: MKMapItem
  public let routeChoices: [CPRouteChoice]
  open var destinationNameVariants: [String]?
  open var userInfo: Any?

  public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
    self.origin = origin
    self.destination = destination
    self.routeChoices = routeChoices
  }
}

@MainActor
open class CPTripPreviewTextConfiguration: NSObject {
  public let startButtonTitle: String?
  public let additionalRoutesButtonTitle: String?
  public let overviewButtonTitle: String?

  public init(
    startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?
  ) {
    self.startButtonTitle = startButtonTitle
    self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
    self.overviewButtonTitle = overviewButtonTitle
  }
}

@MainActor
open class CPNavigationAlert: NSObject {
  open var titleVariants: [String]
  open var subtitleVariants: [String]
  public let duration: TimeInterval

  public init(
    titleVariants: [String], subtitleVariants: [String]?, image: UIImage?,
    primaryAction: CPAlertAction, secondaryAction: CPAlertAction?, duration: TimeInterval
  ) {
    self.titleVariants = titleVariants
    self.subtitleVariants = subtitleVariants ?? []
    self.duration = duration
  }
}

/// A trip that is being made, as far as the app says.
@MainActor
open class CPNavigationSession: NSObject {
  public enum PauseReason: UInt, Sendable {
    case arrived = 1
    case loading, locating, rerouting, proceedToRoute
  }

  public let trip: CPTrip
  open var upcomingManeuvers: [CPManeuver] = []

  init(_ trip: CPTrip) { self.trip = trip }

  /// No effect.
  open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}
  /// No effect.
  open func pauseTrip(for reason: PauseReason, description: String?) {}
  /// No effect.
  open func finishTrip() {}
  /// No effect.
  open func cancelTrip() {}
}

@MainActor
open class CPMapTemplate: CPTemplate {
  public struct PanDirection: OptionSet, Sendable {
    public var rawValue: Int

    public static let left = PanDirection(rawValue: 1)
    public static let right = PanDirection(rawValue: 2)
    public static let up = PanDirection(rawValue: 4)
    public static let down = PanDirection(rawValue: 8)

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  open var guidanceBackgroundColor: UIColor?
  open var mapButtons: [CPMapButton] = []
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = false
  open var tripEstimateStyle = CPTripEstimateStyle.light
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  open private(set) var currentNavigationAlert: CPNavigationAlert?
  open private(set) var isPanningInterfaceVisible = false

  open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession {
    CPNavigationSession(trip)
  }

  /// No effect.
  open func showTripPreviews(
    _ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration? = nil
  ) {}
  /// No effect.
  open func hideTripPreviews() {}
  /// No effect.
  open func update(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
  /// No effect.
  open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
  open func present(navigationAlert: CPNavigationAlert, animated: Bool) {
    currentNavigationAlert = navigationAlert
  }
  open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
    currentNavigationAlert = nil
    completion(true)
  }
  open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
  open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
}

public enum CPTripEstimateStyle: UInt, Sendable { case light, dark }

/// Never called.
@MainActor
public protocol CPMapTemplateDelegate: NSObjectProtocol {
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
}

extension CPMapTemplateDelegate {
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection
  ) {}
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
}
