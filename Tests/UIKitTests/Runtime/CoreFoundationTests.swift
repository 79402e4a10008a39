// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import UIKit

/// Source: Apple's documentation of Core Foundation and of Darwin's functions.
@MainActor
struct CoreFoundationTests {
  @Test func objectsHaveTypeIDs() {
    #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
    #expect(CFGetTypeID(UIColor.red.cgColor) == CGColor.typeID)
    #expect(CGColor.typeID != CGPath.typeID)
    #expect(CFEqual(NSString("a"), NSMutableString("a")))
    #expect(!CFEqual(NSString("a"), NSString("b")))
  }

  /// The array owns the object for an element that is a Swift value.
  @Test func elementsOfArraysAreObjects() {
    let array = ["a", "b"] as NSArray
    let addresses = (0..<2).map { CFArrayGetValueAtIndex(array, $0)! }
    let elements = addresses.map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? String
    }
    #expect(elements == ["a", "b"])
    #expect(CFArrayGetValueAtIndex(array, 0) == addresses[0])
  }

  /// Source: Apple's reference of `CFDataCreateMutable`.
  @Test func dataGrows() {
    let data = CFDataCreateMutable(nil, 0)
    data?.append(Data([1, 2]))
    let length: NSInteger = CFDataGetLength(data)
    #expect(length == 2)
  }

  @Test func bytesOfDataAreRead() throws {
    let data = NSData(data: Data([3, 1, 4]))
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)[2] == 4)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data)
    #expect(CFDataGetLength(pixels) % 4 == 0 && CFDataGetLength(pixels) > 0)
    #expect(CFDataGetBytePtr(pixels)[0] == 255)
  }

  @Test func mainRunLoopObserversAreCalled() async {
    let count = Mutex(0)
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity([.beforeWaiting, .exit]).rawValue, true, 0
    ) { _, activity in
      count.withLock { $0 += activity == .exit ? 1 : 100 }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #expect(CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
    #expect(count.withLock { $0 } == 0)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(count.withLock { $0 } == 1)
    CFRunLoopWakeUp(CFRunLoopGetMain())
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(count.withLock { $0 } == 2)
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    #expect(!CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
  }

  @Test func darwinNotificationsReachTheirOwnProcess() async {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = "test.plumb.\(UUID().uuidString)"
    let heard = Mutex<[String]>([])
    let observer = UnsafeRawPointer(bitPattern: 42)
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, _, _ in
        heard.withLock { $0.append("\(Int(bitPattern: observer)) \(name?.rawValue ?? "")") }
      }, NSString(string: name), nil, .deliverImmediately)
    let posted = CFNotificationName(NSString(string: name))
    CFNotificationCenterPostNotification(center, posted, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other"), nil, nil, true)
    #expect(heard.withLock { $0 }.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(heard.withLock { $0 } == ["42 \(name)"])
    CFNotificationCenterRemoveObserver(center, observer, posted, nil)
    CFNotificationCenterPostNotification(center, posted, nil, nil, true)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(heard.withLock { $0.count } == 1)
  }

  @Test func theProcessReportsItsMemory() {
    var info = mach_task_basic_info()
    var count = MACH_TASK_BASIC_INFO_COUNT
    let result = withUnsafeMutablePointer(to: &info) { pointer in
      pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS)
    #expect(info.resident_size > 1 << 20 && info.virtual_size >= info.resident_size)
  }

  @Test func ticksAreNanoseconds() {
    var info = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&info) == KERN_SUCCESS)
    #expect(info.numer == 1 && info.denom == 1)
    #expect(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) > 0)
  }

  @Test func pathElementsAreEnumerated() {
    var count = 0
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).cgPath
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, element in
        if element.pointee.type == .addLineToPoint {
          info?.assumingMemoryBound(to: Int.self).pointee += 1
        }
      }
    }
    #expect(count >= 3)
  }
}
