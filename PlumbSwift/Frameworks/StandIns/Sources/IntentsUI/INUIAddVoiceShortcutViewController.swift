// SPDX-License-Identifier: MIT

@_exported import Intents
@_exported import UIKit

/// An empty screen.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Never called.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
