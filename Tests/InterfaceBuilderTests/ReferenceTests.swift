// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import Testing
import UIKitComponents

@Suite struct ReferenceTests {
  /// What is drawn for a controller whose view is not in the file.
  private func content(of controller: String) throws -> ItemContent {
    let document = try document(
      storyboard: "<scenes><scene sceneID='s'><objects>\(controller)</objects></scene></scenes>")
    let scene = try #require(document.scene("s"))
    let built = SceneBuilder(document).build(scene)
    #expect(built.notes.map(\.rule) == [.notInFile])
    return built.forest[built.rootView].content
  }

  @Test func aReferenceShowsTheStoryboardItLeadsTo() throws {
    #expect(
      try content(of: "<viewControllerPlaceholder storyboardName='Settings' id='c'/>")
        == .placeholder(PlaceholderContent(kind: .scene, label: "Settings")))
  }

  @Test func aControllerWithoutItsViewShowsItsClass() throws {
    #expect(
      try content(of: "<viewController customClass='MapScreen' id='c'/>")
        == .placeholder(PlaceholderContent(kind: .scene, label: "MapScreen")))
    #expect(
      try content(of: "<pageViewController id='c'/>")
        == .placeholder(PlaceholderContent(kind: .scene, label: "UIPageViewController")))
    #expect(
      try content(of: "<avPlayerViewController id='c'/>")
        == .placeholder(PlaceholderContent(kind: .video, label: "AVPlayerViewController")))
  }
}
