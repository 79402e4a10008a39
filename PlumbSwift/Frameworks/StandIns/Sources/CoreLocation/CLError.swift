// SPDX-License-Identifier: MIT

import Foundation

public let kCLErrorDomain = CLError.errorDomain

public struct CLError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }

  public static let errorDomain = "kCLErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var alternateRegion: CLRegion? { nil }

  public init(_ code: Code) { self.code = code }
}
