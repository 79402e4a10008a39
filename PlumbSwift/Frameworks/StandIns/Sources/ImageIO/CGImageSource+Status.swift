// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// A source without data, which ``CGImageSourceUpdateData(_:_:_:)`` provides.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Replaces the data. The image is available once the data is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data as Data, isFinal: final)
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  switch (source.image != nil, source.isComplete) {
  case (true, true): .statusComplete
  case (false, true): .statusInvalidData
  case (true, false): .statusIncomplete
  case (false, false): .statusReadingHeader
  }
}

public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus { index == 0 ? CGImageSourceGetStatus(source) : .statusUnknownType }

/// Always empty.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { NSDictionary() }

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The image types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// Always empty, because no image can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [] }

/// No effect.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}
