// SPDX-License-Identifier: MIT

import Foundation

extension CAAnimation {
  func writeTimes(_ coder: NSCoder) {
    coder.encode(
      numbers: [
        CGFloat(beginTime), CGFloat(duration), CGFloat(speed), CGFloat(timeOffset),
        CGFloat(repeatCount), CGFloat(repeatDuration),
      ], forKey: "CATimes")
    coder.encode(autoreverses, forKey: "CAAutoreverses")
    coder.encode(isRemovedOnCompletion, forKey: "CARemoved")
    coder.encode(fillMode.rawValue, forKey: "CAFillMode")
  }

  func readTimes(_ archive: NSKeyedUnarchiver) {
    if let n = archive.numbers("CATimes", count: 6) {
      (beginTime, duration, speed, timeOffset) = (n[0], n[1], Float(n[2]), n[3])
      (repeatCount, repeatDuration) = (Float(n[4]), n[5])
    }
    archive.bool("CAAutoreverses") { autoreverses = $0 }
    archive.bool("CARemoved") { isRemovedOnCompletion = $0 }
    if let mode = archive.text("CAFillMode") { fillMode = CAMediaTimingFillMode(rawValue: mode) }
  }
}
