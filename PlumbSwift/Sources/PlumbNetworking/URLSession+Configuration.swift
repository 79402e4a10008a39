// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLSessionConfiguration {
    /// The replacement for `background(withIdentifier:)`. The session ends with the process.
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

    /// No effect.
    public enum MultipathService: Int, Sendable { case none, handover, interactive, aggregate }

    /// No effect. The compiler prefers this property to Foundation's, which cannot be set.
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

    /// No effect. The replacement for `waitsForConnectivity`, which cannot be set on Linux.
    public var keepsWaitingForConnectivity: Bool {
      get { false }
      set {}
    }
  }

  /// The key of resume data in the user info of an error. No error has any here.
  public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

  /// Never used: no session sends a challenge for server trust.
  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
#endif
