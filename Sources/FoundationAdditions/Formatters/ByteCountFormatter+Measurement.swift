// SPDX-License-Identifier: MIT

public import Foundation

extension ByteCountFormatter {
  /// Formats an amount of data by its number of bytes.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Int64(measurement.converted(to: .bytes).value))
  }

  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
  ) -> String {
    string(
      fromByteCount: Int64(measurement.converted(to: .bytes).value), countStyle: countStyle)
  }
}
