// SPDX-License-Identifier: MIT

extension AVError {
  public static var unknown: Code { .unknown }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var exportFailed: Code { .exportFailed }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
}

extension AVError.Code {
  /// Matches errors with this code, as in `catch AVError.unknown`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? AVError)?.code == match
  }
}
