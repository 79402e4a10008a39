// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A folder of Interface Builder files, which is deleted with the object.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  /// - Parameters:
  ///   - files: the texts of the files by name.
  ///   - name: the name of the folder, which is in a new folder.
  init(_ files: [String: String], name: String = "files") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @MainActor
  func storyboard(_ name: String = "Main") -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }
}

/// The text of a storyboard with `scenes`.
func storyboard(initial: String = "vc", _ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
  initialViewController="\(initial)">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <scenes>
  \(scenes)
  </scenes>
  </document>
  """
}

/// A scene with one controller and a plain view.
func scene(
  _ id: String, _ attributes: String = "", controller: String = "", view: String = "",
  others: String = ""
) -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
  <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="view-\(id)">
  <rect key="frame" x="0" y="0" width="393" height="852"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  \(view)
  <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
  </view>
  \(controller)
  </viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" \
  sceneMemberID="firstResponder"/>
  \(others)
  </objects></scene>
  """
}

/// Runs `body` and returns its exceptions, which do not end the process.
@MainActor
func exceptions(in body: () throws -> Void) rethrows -> [LayoutException] {
  final class Box: @unchecked Sendable { var raised: [LayoutException] = [] }
  let box = Box()
  let old = LayoutException.handler
  LayoutException.handler = { box.raised.append($0) }
  defer { LayoutException.handler = old }
  try body()
  return box.raised
}
