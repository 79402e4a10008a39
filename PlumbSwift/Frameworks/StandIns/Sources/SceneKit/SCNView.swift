// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence
import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  open var isPaused = false

  /// Always fails, because scene files are not read.
  public convenience init?(named name: String) { return nil }

  /// Always fails, because scene files are not read.
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none = 0
  case multisampling2X, multisampling4X
}

/// A view that does not draw its scene.
@preconcurrency @MainActor
open class SCNView: UIView {
  open var scene: SCNScene? { didSet { Absence.tell("SceneKit scenes are not drawn") } }
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var showsStatistics = false
  open var autoenablesDefaultLighting = false
  open var rendersContinuously = false
  open var isPlaying = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none

  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An empty image in the size of the view.
  open func snapshot() -> UIImage { UIGraphicsImageRenderer(size: bounds.size).image { _ in } }
}
