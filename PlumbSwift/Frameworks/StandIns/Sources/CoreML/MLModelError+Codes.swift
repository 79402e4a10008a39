// SPDX-License-Identifier: MIT

extension MLModelError {
  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
  public static var customLayer: Code { .customLayer }
  public static var customModel: Code { .customModel }
  public static var update: Code { .update }
  public static var parameters: Code { .parameters }
}

extension MLModelError.Code {
  /// `catch MLModelError.generic` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? MLModelError)?.code == match
  }
}
