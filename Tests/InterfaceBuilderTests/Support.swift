// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

/// Parses `xml` as one element.
func element(_ xml: String) throws -> IBElement {
  let file = "<document type='x.CocoaTouch.XIB'>\n\(xml)\n</document>"
  let document = try IBFile.load(Data(file.utf8), file: "test.xib")
  return try #require(document.root.children.first)
}

/// Parses `body` as a storyboard or xib of a current Xcode.
func document(
  storyboard body: String, attributes: String = "useAutolayout='YES' useSafeAreas='YES'",
  tools: String = "21507"
) throws -> IBDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
      useTraitCollections="YES" \(attributes)>
    \(body)
    </document>
    """
  return try IBFile.load(Data(xml.utf8), file: "test.storyboard")
}

/// The error for `bytes` as a file; nil if they can be read.
func readError(_ bytes: some Sequence<UInt8>) -> IBFileError? {
  do throws(IBFileError) {
    _ = try IBFile.load(Data(bytes), file: "bad.xib")
    return nil
  } catch {
    return error
  }
}

/// Builds and lays out a scene in one call, for tests that check frames.
struct LaidOutScene {
  var frames: [String: Rect] = [:]
  var items: [String: Item] = [:]
  var views: [SceneView]
  var notes: [Diagnostic]
  var snapshot: LayoutSnapshot
  /// The root view of the controller or of the file.
  var root: LayoutSnapshot.Node

  init(
    _ document: IBDocument, scene id: String, options: SceneOptions = SceneOptions()
  ) throws {
    let scene = try #require(document.scene(id))
    var built = SceneBuilder(document, options: options).build(scene)
    snapshot = built.forest.layout(built.canvas)
    views = built.views
    notes = built.notes
    let rootID = built.rootView
    root = try #require(snapshot.nodes.first { $0.id == rootID })
    for node in snapshot.nodes {
      guard let identifier = node.identifier else { continue }
      frames[identifier] = node.frame
      items[identifier] = built.forest[node.id]
    }
  }

  /// The first bar of a kind.
  func bar(_ kind: BarContent.Kind) -> (content: BarContent, frame: Rect)? {
    for node in snapshot.nodes {
      if case .bar(let content) = node.content, content.kind == kind {
        return (content, node.frame)
      }
    }
    return nil
  }
}

/// A storyboard with one controller whose root view is `view`, on the canvas of `device`.
func storyboard(
  controller: String = "", view: String, device: String = "retina4_7", tools: String = "21507",
  attributes: String = "useAutolayout='YES' useSafeAreas='YES'", more: String = ""
) throws -> IBDocument {
  try document(
    storyboard: """
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController">\(view)\(controller)</viewController>
        </objects></scene>
        \(more)
      </scenes>
      """, attributes: attributes, tools: tools)
}

/// A root view with a size and content.
func rootView(
  _ content: String = "", width: Double = 375, height: Double = 667, y: Double = 0
) -> String {
  """
  <view key="view" id="root"><rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  \(content)</view>
  """
}
