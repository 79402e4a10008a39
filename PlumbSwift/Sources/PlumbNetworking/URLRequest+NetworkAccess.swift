// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLRequest {
    /// No effect.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// No effect.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
  }

  extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

    /// Always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  }
#endif
