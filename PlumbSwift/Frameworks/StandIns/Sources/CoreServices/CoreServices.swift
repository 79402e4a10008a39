// SPDX-License-Identifier: MIT

// Plumb's UIKit declares the content types of this module.
@_exported import Foundation
@_exported import UIKit
