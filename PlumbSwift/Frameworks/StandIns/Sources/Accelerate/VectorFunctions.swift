// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The Swift overlay of vDSP, whose functions return arrays.
public enum vDSP {}

extension vDSP {
  public static func add<T: FloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T]
  {
    zip(a, b).map { $0 + $1 }
  }
  public static func add<T: FloatingPoint>(_ scalar: T, _ a: some Collection<T>) -> [T] {
    a.map { $0 + scalar }
  }
  public static func subtract<T: FloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>)
    -> [T]
  {
    zip(a, b).map { $0 - $1 }
  }
  public static func multiply<T: FloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>)
    -> [T]
  {
    zip(a, b).map { $0 * $1 }
  }
  public static func multiply<T: FloatingPoint>(_ scalar: T, _ a: some Collection<T>) -> [T] {
    a.map { $0 * scalar }
  }
  public static func divide<T: FloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>)
    -> [T]
  {
    zip(a, b).map { $0 / $1 }
  }
  public static func divide<T: FloatingPoint>(_ a: some Collection<T>, _ scalar: T) -> [T] {
    a.map { $0 / scalar }
  }
  public static func sum<T: FloatingPoint>(_ a: some Collection<T>) -> T { a.reduce(0, +) }
  public static func mean<T: FloatingPoint>(_ a: some Collection<T>) -> T { sum(a) / T(a.count) }
  public static func maximum<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    a.max() ?? -.infinity
  }
  public static func minimum<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    a.min() ?? .infinity
  }
  public static func maximumMagnitude<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    a.map(\.magnitude).max() ?? 0
  }
  public static func sumOfSquares<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    a.reduce(0) { $0 + $1 * $1 }
  }
  public static func sumOfMagnitudes<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    a.reduce(0) { $0 + $1.magnitude }
  }
  public static func meanSquare<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    sumOfSquares(a) / T(a.count)
  }
  public static func meanMagnitude<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    sumOfMagnitudes(a) / T(a.count)
  }
  public static func rootMeanSquare<T: FloatingPoint>(_ a: some Collection<T>) -> T {
    meanSquare(a).squareRoot()
  }
  public static func dot<T: FloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> T {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
  public static func distanceSquared<T: FloatingPoint>(
    _ a: some Collection<T>, _ b: some Collection<T>
  ) -> T { sumOfSquares(subtract(a, b)) }
  public static func absolute<T: FloatingPoint>(_ a: some Collection<T>) -> [T] {
    a.map(\.magnitude)
  }
  public static func negative<T: FloatingPoint>(_ a: some Collection<T>) -> [T] { a.map { -$0 } }
  public static func square<T: FloatingPoint>(_ a: some Collection<T>) -> [T] { a.map { $0 * $0 } }
  public static func clip<T: FloatingPoint>(_ a: some Collection<T>, to bounds: ClosedRange<T>)
    -> [T]
  { a.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) } }
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    ramp(range, count)
  }
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    ramp(range, count)
  }
  public static func floatToDouble(_ a: some Collection<Float>) -> [Double] { a.map(Double.init) }
  public static func doubleToFloat(_ a: some Collection<Double>) -> [Float] { a.map(Float.init) }

  private static func ramp<T: BinaryFloatingPoint>(_ range: ClosedRange<T>, _ count: Int) -> [T] {
    guard count > 1 else { return count == 1 ? [range.lowerBound] : [] }
    let step = (range.upperBound - range.lowerBound) / T(count - 1)
    return (0..<count).map { range.lowerBound + T($0) * step }
  }
}
