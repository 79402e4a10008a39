// SPDX-License-Identifier: MIT

@_exported import Foundation
import UIKit

// Nothing reads aloud: charts and contents are values that keep what they are given.

public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  open var title: String
  open var scaleType = ScaleType.linear
  open var lowerBound: Double
  open var upperBound: Double
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    lowerBound = range.lowerBound
    upperBound = range.upperBound
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  public var range: ClosedRange<Double> { lowerBound...max(lowerBound, upperBound) }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

open class AXDataPointValue: NSObject {
  open var number = 0.0
  open var category = ""

  public init(number: Double) { self.number = number }
  public init(category: String) { self.category = category }
}

open class AXDataPoint: NSObject {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?

  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

open class AXDataSeriesDescriptor: NSObject {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

open class AXChartDescriptor: NSObject {
  open var title: String?
  open var summary: String?
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
