// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLSessionConfiguration {
    /// What sources set in place of `waitsForConnectivity`, which cannot be set off Apple's systems. No effect.
    public var keepsWaitingForConnectivity: Bool {
      get { false }
      set {}
    }
  }

  /// Servers are never asked to prove who they are here.
  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
#endif
