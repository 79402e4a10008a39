// SPDX-License-Identifier: MIT

public import AutoLayout

/// A view whose frame Auto Layout determines, with the recorded and the computed frame.
public struct ViewVerification: Hashable, Sendable {
  /// The id in the file.
  public var id: String
  /// The tag in the file, for example `label`.
  public var element: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The line of the frame in the file; nil if unknown.
  public var frameLine: Int?
  /// The recorded frame. Both frames are in the superview's coordinates, in points.
  public var recorded: Rect
  public var computed: Rect
  /// The cause of the difference; nil if the frames agree or the verifier finds no causes.
  public var cause: DeviationCause?
  /// The id of the view on which this one depends; nil if the view differs by itself.
  public var origin: String?

  public init(
    id: String, element: String, line: Int, frameLine: Int? = nil, recorded: Rect, computed: Rect
  ) {
    self.id = id
    self.element = element
    self.line = line
    self.frameLine = frameLine
    self.recorded = recorded
    self.computed = computed
  }

  /// The largest difference of x, y, width or height, in points.
  public var deviation: Double {
    max(
      abs(recorded.x - computed.x), abs(recorded.y - computed.y),
      abs(recorded.width - computed.width), abs(recorded.height - computed.height))
  }

  /// Whether the computed frame is finite. Extreme constants can make it infinite.
  public var isFinite: Bool {
    computed.x.isFinite && computed.y.isFinite && computed.width.isFinite
      && computed.height.isFinite
  }

  /// Whether no number differs by more than `tolerance` points.
  ///
  /// Files round thirds of points to a few digits, so a thousandth of a point is ignored.
  public func isWithin(_ tolerance: Double) -> Bool { deviation <= tolerance + 1e-3 }
}
