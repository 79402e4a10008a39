// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import simd

// Files of models are not read: assets of them are empty, and objects keep what they are given.

open class MDLNamedObject: NSObject {
  open var name = ""

  public override init() { super.init() }
}

open class MDLObject: MDLNamedObject {
  open weak var parent: MDLObject?
  open private(set) var children: [MDLObject] = []
  open var transform: (any MDLTransformComponent)?
  open var isHidden = false
  open var path: String { (parent.map { $0.path } ?? "") + "/" + name }

  open func addChild(_ child: MDLObject) {
    children.append(child)
    child.parent = self
  }
}

public protocol MDLTransformComponent: AnyObject {
  var matrix: matrix_float4x4 { get set }
}

open class MDLTransform: NSObject, MDLTransformComponent {
  open var matrix = matrix_identity_float4x4

  public override init() { super.init() }
  public init(matrix: matrix_float4x4) { self.matrix = matrix }
}

public struct MDLAxisAlignedBoundingBox: Sendable {
  public var maxBounds: SIMD3<Float>
  public var minBounds: SIMD3<Float>

  public init(maxBounds: SIMD3<Float> = .zero, minBounds: SIMD3<Float> = .zero) {
    self.maxBounds = maxBounds
    self.minBounds = minBounds
  }
}

public protocol MDLMeshBufferAllocator: NSObjectProtocol {}

open class MDLMeshBufferDataAllocator: NSObject, MDLMeshBufferAllocator {
  public override init() { super.init() }
}

/// A tree of objects; that of a file is empty.
open class MDLAsset: NSObject {
  public let url: URL?
  private var objects: [MDLObject] = []
  open var upAxis = SIMD3<Float>(0, 1, 0)

  public override init() { url = nil }

  public init(url URL: URL) {
    url = URL
    Absence.tell("files of models are not read")
  }

  public init(
    url URL: URL, vertexDescriptor: MDLVertexDescriptor?,
    bufferAllocator: (any MDLMeshBufferAllocator)?
  ) {
    url = URL
    Absence.tell("files of models are not read")
  }

  public init(bufferAllocator: (any MDLMeshBufferAllocator)?) { url = nil }

  open var count: Int { objects.count }
  open var boundingBox: MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
  open func add(_ object: MDLObject) { objects.append(object) }
  open func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
  open func object(at index: Int) -> MDLObject { objects[index] }
  open subscript(index: Int) -> MDLObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }

  open func childObjects(of objectClass: AnyClass) -> [MDLObject] {
    func below(_ object: MDLObject) -> [MDLObject] { [object] + object.children.flatMap(below) }
    return objects.flatMap(below).filter { $0.isKind(of: objectClass) }
  }

  /// No effect: there are no textures.
  open func loadTextures() {}
  /// - Returns: false.
  open class func canImportFileExtension(_ extension: String) -> Bool { false }
  /// - Returns: false.
  open class func canExportFileExtension(_ extension: String) -> Bool { false }
  /// Fails: files of models are not written.
  open func export(to URL: URL) throws { throw CocoaError(.featureUnsupported) }
}

public let MDLVertexAttributePosition = "position"
public let MDLVertexAttributeNormal = "normal"
public let MDLVertexAttributeTextureCoordinate = "textureCoordinate"
public let MDLVertexAttributeColor = "color"
public let MDLVertexAttributeTangent = "tangent"

public enum MDLVertexFormat: UInt, Sendable {
  case invalid = 0
  case float = 0xC0001
  case float2, float3, float4
}

open class MDLVertexAttribute: NSObject {
  open var name: String
  open var format: MDLVertexFormat
  open var offset: Int
  open var bufferIndex: Int

  public init(name: String, format: MDLVertexFormat, offset: Int, bufferIndex: Int) {
    self.name = name
    self.format = format
    self.offset = offset
    self.bufferIndex = bufferIndex
  }
}

open class MDLVertexBufferLayout: NSObject {
  open var stride: Int

  public init(stride: Int) { self.stride = stride }
}

open class MDLVertexDescriptor: NSObject {
  open var attributes = NSMutableArray()
  open var layouts = NSMutableArray()

  public override init() { super.init() }
}

public enum MDLGeometryType: Int, Sendable {
  case points, lines, triangles, triangleStrips, quads, variableTopology
}

/// Without vertices.
open class MDLMesh: MDLObject {
  open var vertexDescriptor = MDLVertexDescriptor()
  open var submeshes: NSMutableArray? = NSMutableArray()
  open var vertexCount: Int { 0 }
  open private(set) var boundingBox = MDLAxisAlignedBoundingBox()

  public override init() { super.init() }

  public convenience init(
    boxWithExtent extent: SIMD3<Float>, segments: SIMD3<UInt32>, inwardNormals: Bool,
    geometryType: MDLGeometryType, allocator: (any MDLMeshBufferAllocator)?
  ) {
    self.init()
    boundingBox = MDLAxisAlignedBoundingBox(maxBounds: extent / 2, minBounds: -extent / 2)
  }

  public convenience init(
    sphereWithExtent extent: SIMD3<Float>, segments: SIMD2<UInt32>, inwardNormals: Bool,
    geometryType: MDLGeometryType, allocator: (any MDLMeshBufferAllocator)?
  ) {
    self.init()
    boundingBox = MDLAxisAlignedBoundingBox(maxBounds: extent, minBounds: -extent)
  }

  /// No effect: there are no vertices.
  open func addNormals(withAttributeNamed attributeName: String?, creaseThreshold: Float) {}
}

open class MDLTexture: MDLNamedObject {
  /// Nil: pictures of models are not read.
  public convenience init?(named name: String) { nil }
  open var dimensions: SIMD2<Int32> { .zero }
}

open class MDLMaterialProperty: MDLNamedObject {
  open var stringValue: String?
  open var urlValue: URL?
  open var floatValue: Float = 0
  open var float3Value = SIMD3<Float>.zero
}

open class MDLMaterial: MDLNamedObject {}

open class MDLCamera: MDLObject {
  open var fieldOfView: Float = 54
  open var nearVisibilityDistance: Float = 0.1
  open var farVisibilityDistance: Float = 1000
}

open class MDLLight: MDLObject {}
