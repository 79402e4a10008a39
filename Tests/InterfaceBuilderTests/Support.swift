// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

/// Reads `xml` as one element.
func element(_ xml: String) throws -> IBElement {
  let file = "<document type='x.CocoaTouch.XIB'>\n\(xml)\n</document>"
  let document = try IBFile.load(Data(file.utf8), file: "test.xib")
  return try #require(document.root.children.first)
}

/// Reads `body` as a storyboard or xib that a current Xcode would have written.
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

/// The error that reading `bytes` as a file raises.
func readError(_ bytes: some Sequence<UInt8>) -> IBFileError? {
  do throws(IBFileError) {
    _ = try IBFile.load(Data(bytes), file: "bad.xib")
    return nil
  } catch {
    return error
  }
}

/// Builds and lays out a scene on one call, for tests that look at frames.
struct LaidOutScene {
  var frames: [String: Rect] = [:]
  var items: [String: Item] = [:]
  var views: [SceneView]
  var notes: [Diagnostic]
  var snapshot: LayoutSnapshot
  /// The controller's or file's root view.
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

  /// The first bar of the kind.
  func bar(_ kind: BarContent.Kind) -> (content: BarContent, frame: Rect)? {
    for node in snapshot.nodes {
      if case .bar(let content) = node.content, content.kind == kind {
        return (content, node.frame)
      }
    }
    return nil
  }
}

/// A storyboard with one controller around `view`, on the canvas of `device`.
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

/// A root view of a size, with what is in it.
func rootView(
  _ content: String = "", width: Double = 375, height: Double = 667, y: Double = 0
) -> String {
  """
  <view key="view" id="root"><rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  \(content)</view>
  """
}
