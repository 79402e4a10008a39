// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// There are no shortcuts and no Siri. Intents are values, and apps and tests can call `perform()`.

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]

  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

public enum IntentAuthenticationPolicy: Int, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An intent, which only the app itself performs.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = Never

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>

  /// Performs the intent.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }

  /// No effect.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == Never {
  public static var parameterSummary: Never { fatalError("\(self) has no summary") }
}

public struct IntentDonationIdentifier: Hashable, Sendable {
  let id = UUID()
}

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get }
}
public protocol OpenURLIntentProtocol: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension WidgetConfigurationIntent {
  /// Never called.
  public func perform() async throws -> Never { fatalError("widgets' intents are not performed") }
}

extension Never: IntentResult {}
extension Never: ParameterSummary {}

// MARK: Summaries

/// A summary of an intent, which is never shown.
public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public struct ParameterSummaryString: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(_ string: ParameterSummaryString = "", table: String? = nil) {}

  public init(
    _ string: ParameterSummaryString, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}
