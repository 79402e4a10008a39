// SPDX-License-Identifier: MIT

public import Foundation

extension RunLoop.Mode {
  /// An ordinary mode: scrolling does not run the loop in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

  public static var defaultMode: RunLoop.Mode { .default }

  public static var commonModes: RunLoop.Mode { .common }
}

public typealias CFRunLoopMode = RunLoop.Mode

public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

/// Runs the thread's loop for a time. It can end earlier if the loop has no sources.
// Core Foundation declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceNow: seconds)
  let loop = RunLoop.current
  repeat {
    guard loop.run(mode: mode ?? .default, before: end) else { return .finished }
    if returnAfterSourceHandled, Date() < end { return .handledSource }
  } while Date() < end
  return .timedOut
}
