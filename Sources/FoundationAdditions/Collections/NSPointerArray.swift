// SPDX-License-Identifier: MIT

public import Foundation

/// A list of object pointers, which can be nil.
///
/// It supports only pointers to objects, not other memory. Foundation has this class only on
/// Apple's platforms.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var slots: [TableSlot?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The objects in order, without nil.
  open var allObjects: [Any] { slots.compactMap { $0?.object } }

  /// The number of pointers, including nil and pointers to released objects.
  open var count: Int {
    get { slots.count }
    set {
      let missing = newValue - slots.count
      if missing > 0 {
        slots.append(contentsOf: [TableSlot?](repeating: nil, count: missing))
      } else {
        slots.removeLast(-missing)
      }
    }
  }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(of: pointer)) }

  open func removePointer(at index: Int) { slots.remove(at: index) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(of: item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = slot(of: item)
  }

  /// Removes nil and pointers to released objects, as Apple documents it. Apple's implementation
  /// keeps pointers to released objects until nil is added.
  open func compact() { slots.removeAll { $0?.object == nil } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.slots = slots
    return copy
  }

  private func slot(of pointer: UnsafeMutableRawPointer?) -> TableSlot? {
    guard let pointer else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    // Compares by identity, so that no object's hash is computed. This class does not search by
    // value.
    return TableSlot(object, options.union(.objectPointerPersonality))
  }
}
