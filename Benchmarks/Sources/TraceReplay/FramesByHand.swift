// SPDX-License-Identifier: MIT

/// The resize of the workloads without inequalities, as frame code of a programmer who knows the
/// layout. It is a lower bound for any solver.
public struct FramesByHand: ~Copyable {
  /// The values of the workload's variables, in order.
  public private(set) var values: [Double]
  private let workload: Workload
  private let count: Int
  private let side: Int

  /// - Returns: `nil` for a workload that needs more than arithmetic.
  public init?(_ workload: Workload, _ count: Int) {
    switch workload {
    case .pins, .chain, .nest, .grid: break
    case .cells, .list, .flow: return nil
    }
    self.workload = workload
    side = max(2, Int(Double(count).squareRoot()))
    self.count = workload == .grid ? side * side : count
    values = Array(repeating: 0, count: 2 + 4 * self.count)
  }

  public mutating func layOut(width: Double, height: Double) {
    let (workload, count, side) = (workload, count, side)
    var frames = values.mutableSpan
    frames[0] = width
    frames[1] = height
    switch workload {
    case .pins: Self.layOutPins(count, &frames, width, height)
    case .chain: Self.layOutChain(count, &frames, width, height)
    case .nest: Self.layOutNest(count, &frames, width, height)
    case .grid: Self.layOutGrid(side, &frames, width, height)
    case .cells, .list, .flow: break
    }
  }

  @inline(__always)
  private static func set(
    _ view: Int, _ frames: inout MutableSpan<Double>, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) {
    frames[2 + 4 * view] = x
    frames[3 + 4 * view] = y
    frames[4 + 4 * view] = width
    frames[5 + 4 * view] = height
  }

  private static func layOutPins(
    _ count: Int, _ frames: inout MutableSpan<Double>, _ width: Double, _ height: Double
  ) {
    for view in 0..<count {
      let (x, y) = (Double(8 + view % 7), Double(8 + view % 5))
      set(view, &frames, x, y, width - 8 - x, height - 8 - y)
    }
  }

  private static func layOutChain(
    _ count: Int, _ frames: inout MutableSpan<Double>, _ width: Double, _ height: Double
  ) {
    let share = (height - Double(8 * (count + 1)) - 30) / Double(count - 1)
    var y = 8.0
    for view in 0..<count {
      let own = view == count / 3 ? 30 : share
      set(view, &frames, 8, y, width - 16, own)
      y += own + 8
    }
  }

  private static func layOutNest(
    _ count: Int, _ frames: inout MutableSpan<Double>, _ width: Double, _ height: Double
  ) {
    var (width, height) = (width, height)
    for view in 0..<count {
      width -= 2
      height -= 2
      set(view, &frames, 1, 1, width, height)
    }
  }

  private static func layOutGrid(
    _ side: Int, _ frames: inout MutableSpan<Double>, _ width: Double, _ height: Double
  ) {
    let cellWidth = (width - Double(8 * (side + 1))) / Double(side)
    let cellHeight = (height - Double(8 * (side + 1))) / Double(side)
    var y = 8.0
    for row in 0..<side {
      var x = 8.0
      for column in 0..<side {
        set(row * side + column, &frames, x, y, cellWidth, cellHeight)
        x += cellWidth + 8
      }
      y += cellHeight + 8
    }
  }
}
