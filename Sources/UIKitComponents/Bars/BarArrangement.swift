// SPDX-License-Identifier: MIT

public import AutoLayout

/// The division of a container view controller's view between its bars and the view of its child.
///
/// Navigation controllers have a bar at the top and may have a toolbar. Tab bar controllers have a
/// bar at the bottom. The safe area of a nested container is the one that the outer container
/// leaves.
public struct BarArrangement: Hashable, Sendable {
  /// The size of the container's view.
  public var size: Size
  /// The safe area of the container's view, from the screen and outer containers.
  public var safeArea: EdgeInsets
  /// The bar at the top; nil without one.
  public var top: NavigationBarHeights?
  /// The height of the bar at the bottom, without the safe area below it; nil without a bar.
  public var bottom: Double?

  public init(
    size: Size, safeArea: EdgeInsets, top: NavigationBarHeights? = nil, bottom: Double? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.top = top
    self.bottom = bottom
  }

  /// The frame of the navigation bar, below the upper edge of the safe area.
  public var topBar: Rect? {
    top.map {
      Rect(x: 0, y: safeArea.top + $0.offset, width: size.width, height: $0.height)
    }
  }

  /// The frame of the bar at the bottom. It extends over the safe area to the edge of the view.
  public var bottomBar: Rect? {
    bottom.map {
      let height = $0 + safeArea.bottom
      return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    }
  }

  /// The insets of the container's view that the screen and the bars cover.
  public var covered: EdgeInsets {
    var covered = safeArea
    covered.top += top?.inset ?? 0
    covered.bottom += bottom ?? 0
    return covered
  }

  /// The frame of the content. It does not extend below a bar unless the parameter for that bar is
  /// true.
  public func content(belowTop: Bool, belowBottom: Bool) -> Rect {
    let start = belowTop || top == nil ? 0 : covered.top
    let gap = belowBottom || bottom == nil ? 0 : covered.bottom
    return Rect(x: 0, y: start, width: size.width, height: max(0, size.height - start - gap))
  }

  /// The safe area of a view with `frame` in the container's view.
  public func safeArea(of frame: Rect) -> EdgeInsets { reach(of: covered, into: frame) }

  /// The part of the safe area at `frame` that is due to the bars.
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
