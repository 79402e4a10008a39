// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLSessionConfiguration {
    /// What sources make with `background(withIdentifier:)`: a configuration that ends with the process.
    public class func inForeground(withIdentifier identifier: String) -> URLSessionConfiguration {
      .default
    }

    /// No effect.
    public var sessionSendsLaunchEvents: Bool {
      get { true }
      set {}
    }

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

    /// No effect.
    public var shouldUseExtendedBackgroundIdleMode: Bool {
      get { false }
      set {}
    }

    /// No effect.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv12 }
      set {}
    }

    /// No effect.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv13 }
      set {}
    }

    /// How several networks may be used at once; there is one.
    public enum MultipathService: Int, Sendable { case none, handover, interactive, aggregate }

    /// No effect. Foundation has one that cannot be set; the compiler takes this one.
    public var multipathServiceType: MultipathService {
      get { .none }
      set {}
    }

    /// No effect.
    public var sharedContainerIdentifier: String? {
      get { nil }
      set {}
    }

    /// No effect.
    public var requiresDNSSECValidation: Bool {
      get { false }
      set {}
    }

    /// What sources set in place of `waitsForConnectivity`, which cannot be set off Apple's systems. No effect.
    public var keepsWaitingForConnectivity: Bool {
      get { false }
      set {}
    }
  }

  /// The key of what is left to download, in the user info of an error that has none here.
  public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

  /// Servers are never asked to prove who they are here.
  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
#endif
