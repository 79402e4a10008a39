// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import PlumbAbsence

// Background tasks do not run. As in the simulator, requests fail and handlers are never called.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

open class BGTask: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }
}

open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: CodedError {
    public enum Code: Int, CodedErrorCode {
      public typealias Failure = BGTaskScheduler.Error
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    public let code: Code
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  public static let shared = BGTaskScheduler()

  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    Absence.tell("background tasks do not run: BGTaskScheduler refuses requests")
    throw Error(code: .unavailable)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
}
