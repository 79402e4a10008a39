// SPDX-License-Identifier: MIT

public import AutoLayout

/// How a container divides its view between its bars and the view of the controller that it shows.
///
/// Navigation controllers have a bar at the top and perhaps a toolbar, tab bar controllers a bar at the
/// bottom; one in the other, the safe area of the inner container is what the outer one leaves.
public struct BarArrangement: Hashable, Sendable {
  /// The size of the container's view.
  public var size: Size
  /// The safe area of the container's view: what the screen and containers around it take.
  public var safeArea: EdgeInsets
  /// The bar at the top; nil for none.
  public var top: NavigationBarHeights?
  /// The height of the bar at the bottom without the safe area below; nil for none.
  public var bottom: Double?

  public init(
    size: Size, safeArea: EdgeInsets, top: NavigationBarHeights? = nil, bottom: Double? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.top = top
    self.bottom = bottom
  }

  /// Where the navigation bar goes: below the safe area's upper edge.
  public var topBar: Rect? {
    top.map {
      Rect(x: 0, y: safeArea.top + $0.offset, width: size.width, height: $0.height)
    }
  }

  /// Where the bar at the bottom goes: down to the edge of the view, over the safe area.
  public var bottomBar: Rect? {
    bottom.map {
      let height = $0 + safeArea.bottom
      return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    }
  }

  /// How far screen and bars reach into the container's view.
  public var covered: EdgeInsets {
    var covered = safeArea
    covered.top += top?.inset ?? 0
    covered.bottom += bottom ?? 0
    return covered
  }

  /// Where the content goes, which keeps clear of bars that it does not reach below.
  public func content(belowTop: Bool, belowBottom: Bool) -> Rect {
    let start = belowTop || top == nil ? 0 : covered.top
    let gap = belowBottom || bottom == nil ? 0 : covered.bottom
    return Rect(x: 0, y: start, width: size.width, height: max(0, size.height - start - gap))
  }

  /// The safe area of a view that stands at `frame` in the container's.
  public func safeArea(of frame: Rect) -> EdgeInsets { reach(of: covered, into: frame) }

  /// What the bars add to the safe area that a view at `frame` has without them.
  public func addition(to frame: Rect) -> EdgeInsets {
    let (all, outer) = (safeArea(of: frame), reach(of: safeArea, into: frame))
    return EdgeInsets(
      top: all.top - outer.top, left: 0, bottom: all.bottom - outer.bottom, right: 0)
  }

  private func reach(of insets: EdgeInsets, into frame: Rect) -> EdgeInsets {
    insets.reached(
      at: EdgeInsets(
        top: frame.y, left: frame.x, bottom: size.height - frame.maxY,
        right: size.width - frame.maxX))
  }
}
