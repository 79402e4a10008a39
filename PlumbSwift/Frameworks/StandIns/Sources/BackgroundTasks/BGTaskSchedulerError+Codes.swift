// SPDX-License-Identifier: MIT

extension BGTaskScheduler.Error {
  public static var unavailable: Code { .unavailable }
  public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  public static var notPermitted: Code { .notPermitted }
}

extension BGTaskScheduler.Error.Code {
  /// Matches errors with this code, as in `catch BGTaskScheduler.Error.unavailable`.
  public static func ~= (match: Self, error: any Swift.Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == match
  }
}
