// SPDX-License-Identifier: MIT

import Foundation

// Sessions post only the first two of these notifications.
extension AVCaptureSession {
  public static let didStartRunningNotification = Notification.Name.AVCaptureSessionDidStartRunning
  public static let didStopRunningNotification = Notification.Name.AVCaptureSessionDidStopRunning
  public static let runtimeErrorNotification = Notification.Name.AVCaptureSessionRuntimeError
  public static let wasInterruptedNotification = Notification.Name.AVCaptureSessionWasInterrupted
  public static let interruptionEndedNotification =
    Notification.Name.AVCaptureSessionInterruptionEnded
}

extension AVCaptureDevice {
  public static let wasConnectedNotification = Notification.Name.AVCaptureDeviceWasConnected
  public static let wasDisconnectedNotification = Notification.Name.AVCaptureDeviceWasDisconnected
  public static let subjectAreaDidChangeNotification =
    Notification.Name.AVCaptureDeviceSubjectAreaDidChange
}

extension Notification.Name {
  public static let AVCaptureSessionDidStartRunning = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionRuntimeError = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionWasInterrupted = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceWasConnected = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
