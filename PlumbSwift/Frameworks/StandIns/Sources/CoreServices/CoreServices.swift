// SPDX-License-Identifier: MIT

// Types of content are declared by UIKit's module here.
@_exported import Foundation
@_exported import UIKit
