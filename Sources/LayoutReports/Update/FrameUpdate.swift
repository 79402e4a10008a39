// SPDX-License-Identifier: MIT

/// A file with its saved frames brought up to date.
public struct FrameUpdate: Hashable, Sendable {
  /// The file; byte for byte the one that was read outside of the frames that changed.
  public var bytes: [UInt8]
  /// The views whose frames were written, in file order: ``ViewVerification/recorded`` is the frame
  /// before, ``ViewVerification/computed`` the one written.
  public var changes: [ViewVerification]
  /// The verification of ``bytes``.
  public var verification: [SceneVerification]
}
