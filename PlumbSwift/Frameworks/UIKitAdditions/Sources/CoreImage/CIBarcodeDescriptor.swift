// SPDX-License-Identifier: MIT

import Foundation

/// The contents of a machine-readable code. No filter creates or reads codes.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
  public let errorCorrectedPayload: Data

  fileprivate init(_ payload: Data) {
    errorCorrectedPayload = payload
    super.init()
  }
}

open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The raw values are the letters in ASCII.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }

  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Nil unless the version is between 1 and 40 and the mask below 8.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init(errorCorrectedPayload)
  }
}

open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  public let rowCount: Int
  public let columnCount: Int
  public let eccVersion: ECCVersion

  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.eccVersion = eccVersion
    super.init(errorCorrectedPayload)
  }
}

public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none, premultiplied, unpremultiplied
}
