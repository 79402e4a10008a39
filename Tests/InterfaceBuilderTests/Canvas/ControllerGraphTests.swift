// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@testable import InterfaceBuilder

/// What a storyboard says of its controllers, in work that is linear in them.
@Suite struct ControllerGraphTests {
  private static let count = 300

  private func graph(_ scenes: [String]) throws -> ControllerGraph {
    let objects = scenes.enumerated().map {
      "<scene sceneID='s\($0)'><objects>\($1)</objects></scene>"
    }
    return ControllerGraph(
      document: try document(storyboard: "<scenes>\(objects.joined())</scenes>"))
  }

  private func controller(_ id: Int, _ segue: String = "", to next: Int? = nil) -> String {
    """
    <viewController id="c\(id)"><view key="view" id="v\(id)"><rect key="frame" width="9" height="9"/></view>
    <connections>\(next.map { "<segue destination='c\($0)' kind='\(segue)' id='q\(id)'/>" } ?? "")</connections>
    </viewController>
    """
  }

  private func container(_ name: String, _ id: Int, _ children: [(String, String)]) -> String {
    let segues = children.enumerated().map { place, child in
      "<segue destination='\(child.1)' kind='relationship' relationship='\(child.0)' id='r\(id)-\(place)'/>"
    }
    return "<\(name) id='n\(id)'><connections>\(segues.joined())</connections></\(name)>"
  }

  @Test func whatIsPushedOneAfterTheOther() throws {
    let count = Self.count
    let scenes =
      [container("navigationController", 0, [("rootViewController", "c0")])]
      + (0..<count).map { controller($0, "show", to: $0 + 1 < count ? $0 + 1 : nil) }
    let graph = try graph(scenes)
    #expect(graph.steps <= 4 * scenes.count)
    let last = graph.context(of: "c\(count - 1)")
    #expect(last.isPushed && last.navigation?.id == "n0")
    #expect(last.previous?.id == "c\(count - 2)")
    #expect(graph.stack(upTo: "c\(count - 1)").count == count)
  }

  @Test func containersInContainers() throws {
    var scenes: [String] = []
    for place in 0..<Self.count {
      let (next, own) = ("n\(place + 1)", "c\(place)")
      if place % 2 == 0 {
        let children = [("masterViewController", own), ("detailViewController", next)]
        scenes.append(container("splitViewController", place, children))
      } else {
        let children = [("viewControllers", next), ("viewControllers", own)]
        scenes.append(container("tabBarController", place, children))
      }
      scenes.append(controller(place))
    }
    scenes.append(container("tabBarController", Self.count, [("viewControllers", "end")]))
    let graph = try graph(scenes)
    #expect(graph.steps <= 4 * scenes.count)
    let first = try #require(graph.controller("n0"))
    #expect(graph.leaf(of: first).id == "n\(Self.count)")
    #expect(graph.context(of: "n\(Self.count)").tab?.id == "n\(Self.count - 1)")
  }

  @Test func circlesEnd() throws {
    let scenes = (0..<Self.count).map { controller($0, "show", to: ($0 + 1) % Self.count) }
    let shown = try graph(scenes)
    #expect(shown.steps <= 4 * scenes.count)
    #expect((0..<Self.count).allSatisfy { shown.context(of: "c\($0)").presentation == .sheet })
    let tabs = try graph(
      (0..<3).map { container("tabBarController", $0, [("viewControllers", "n\(($0 + 1) % 3)")]) })
    #expect(tabs.controller("n1").map { tabs.leaf(of: $0).id } == "n1")
    #expect(tabs.context(of: "n1").tab?.id == "n0")
  }

  @Test func barsShowNoMoreTabsThanTheyHaveRoomFor() throws {
    let tabs = (0..<200).map { place in
      """
      <scene sceneID="s\(place)"><objects><viewController id="c\(place)">
      <view key="view" id="v\(place)"><rect key="frame" width="375" height="667"/></view>
      <tabBarItem key="tabBarItem" title="T\(place)" id="t\(place)"/></viewController></objects></scene>
      """
    }
    let children = (0..<200).map { ("viewControllers", "c\($0)") }
    let document = try document(
      storyboard: """
        <scenes><scene sceneID="n"><objects>\(container("tabBarController", 0, children))</objects></scene>
        \(tabs.joined())</scenes>
        """)
    let bar = try #require(try LaidOutScene(document, scene: "s7").bar(.tab)?.content)
    #expect(bar.leadingItems.count == 64)
    #expect(bar.selected == 7)
    let phone = TabBarParts.shown(bar, Environment(idiom: .phone))
    #expect(phone.items.map(\.title) == ["T0", "T1", "T2", "T3", "More"])
    #expect(phone.selected == 4)
    #expect(TabBarParts.shown(bar, Environment(idiom: .pad)).items.count == 64)
  }
}
