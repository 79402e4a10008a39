// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public let RPRecordingErrorDomain = "RPRecordingErrorDomain"

public struct RPRecordingError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case userDeclined = -5801, disabled = -5802, failedToStart = -5803
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Never called.
@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?)
}

extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?
  ) {}
}

/// There is no screen to record.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
  private static let recorder = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { recorder }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(.failedToStart))
  }
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, RPRecordingError(.failedToStart))
  }
  open func discardRecording(handler: @escaping () -> Void) { handler() }
}

/// Never called.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes:
      Set<String>)
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes:
      Set<String>
  ) {}
}

/// An empty screen.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// A square without a content.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}
