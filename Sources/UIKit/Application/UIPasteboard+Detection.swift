// SPDX-License-Identifier: MIT

import Foundation

/// Detects patterns in the text of the pasteboard.
extension UIPasteboard {
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Detects web addresses, numbers and search terms. The handler is called before the method
  /// returns.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(Set(detected.keys).intersection(patterns))) }

  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(detected.filter { patterns.contains($0.key) })) }

  private var detected: [DetectionPattern: Any] {
    guard
      let text = (string ?? url?.absoluteString)?.trimmingCharacters(in: .whitespacesAndNewlines),
      !text.isEmpty
    else { return [:] }
    if let number = Double(text) { return [.number: number] }
    let scheme = URL(string: text)?.scheme?.lowercased()
    let isAddress = scheme == "http" || scheme == "https" || isHost(text)
    return isAddress ? [.probableWebURL: text] : [.probableWebSearch: text]
  }

  /// Whether the text begins with a host name that has a dot and no space, such as
  /// `example.org/page`.
  private func isHost(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}
