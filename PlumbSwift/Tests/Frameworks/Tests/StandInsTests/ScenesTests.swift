// SPDX-License-Identifier: MIT

import SceneKit
import SpriteKit
import XCTest

/// Expectations: Apple's documentation of scenes and nodes.
final class ScenesTests: XCTestCase {
  @MainActor
  func testASceneIsPresentedAndResized() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let scene = CountingScene(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    scene.backgroundColor = .red
    view.presentScene(scene)
    XCTAssertEqual(scene.moves, 1)
    XCTAssertEqual(scene.size, CGSize(width: 100, height: 50))
    XCTAssertEqual(view.backgroundColor, .red)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    XCTAssertEqual(scene.size.width, 200)
    XCTAssertEqual(
      scene.convertPoint(fromView: CGPoint(x: 0, y: 0)), CGPoint(x: 0, y: 50), "y points up")
  }

  @MainActor
  func testNodesAreFoundByName() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let box = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    box.position = CGPoint(x: 50, y: 50)
    box.name = "box"
    let dot = SKShapeNode(circleOfRadius: 5)
    dot.name = "dot"
    box.addChild(dot)
    scene.addChild(box)
    XCTAssertEqual(box.frame, CGRect(x: 45, y: 40, width: 10, height: 20))
    XCTAssertTrue(dot.scene === scene)
    XCTAssertNil(scene.childNode(withName: "dot"))
    XCTAssertTrue(scene.childNode(withName: "//dot") === dot)
    XCTAssertEqual(scene.nodes(at: CGPoint(x: 46, y: 41)).count, 1)
    XCTAssertEqual(dot.convert(.zero, to: scene), CGPoint(x: 50, y: 50))
    box.removeFromParent()
    XCTAssertTrue(scene.children.isEmpty)
  }

  @MainActor
  func testASceneViewLaysOut() {
    let view = SCNView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    parent.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 110, y: 0, width: 100, height: 100))
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0))
    let child = SCNNode()
    child.name = "child"
    child.position = SCNVector3(1, 0, 0)
    node.position = SCNVector3(0, 2, 0)
    node.addChildNode(child)
    scene.rootNode.addChildNode(node)
    view.scene = scene
    XCTAssertEqual(node.boundingBox.max, SCNVector3(1, 2, 3))
    XCTAssertEqual(child.worldPosition, SCNVector3(1, 2, 0))
    XCTAssertTrue(scene.rootNode.childNode(withName: "child", recursively: true) === child)
    XCTAssertNil(scene.rootNode.childNode(withName: "child", recursively: false))
  }
}

private final class CountingScene: SKScene {
  var moves = 0
  override func didMove(to view: SKView) { moves += 1 }
}
