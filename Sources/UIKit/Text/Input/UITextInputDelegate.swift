// SPDX-License-Identifier: MIT

public import Foundation

/// Never called.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: UIView?)
  func selectionDidChange(_ textInput: UIView?)
  func textWillChange(_ textInput: UIView?)
  func textDidChange(_ textInput: UIView?)
}
