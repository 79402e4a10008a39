// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// A metric of a performance test. XCTest on Linux measures time only.
public protocol XCTMetric: NSObjectProtocol {}

open class XCTClockMetric: NSObject, XCTMetric { public override init() { super.init() } }

/// Not measured.
open class XCTCPUMetric: NSObject, XCTMetric {
  public convenience init(limitingToCurrentThread: Bool) { self.init() }
}

/// Not measured.
open class XCTMemoryMetric: NSObject, XCTMetric { public override init() { super.init() } }

/// Not measured.
open class XCTStorageMetric: NSObject, XCTMetric { public override init() { super.init() } }

open class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let manuallyStart = InvocationOptions(rawValue: 1)
    public static let manuallyStop = InvocationOptions(rawValue: 2)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var invocationOptions: InvocationOptions = []
  /// No effect: XCTest on Linux measures ten times.
  open var iterationCount = 5

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    let isManual = options.invocationOptions.contains(.manuallyStart)
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: !isManual) {
      block()
      if isManual, !options.invocationOptions.contains(.manuallyStop) { stopMeasuring() }
    }
  }
}
