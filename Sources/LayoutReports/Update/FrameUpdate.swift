// SPDX-License-Identifier: MIT

/// A file with updated frames.
public struct FrameUpdate: Hashable, Sendable {
  /// The file. Outside the changed frames it is byte for byte the file that was read.
  public var bytes: [UInt8]
  /// The views whose frames were written, in file order. ``ViewVerification/recorded`` is the old
  /// frame, ``ViewVerification/computed`` the new one.
  public var changes: [ViewVerification]
  /// The verification of ``bytes``.
  public var verification: [SceneVerification]
}
