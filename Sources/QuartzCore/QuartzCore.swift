// SPDX-License-Identifier: MIT

// Layers are handles on UIKit's layers, so this module is UIKit under the name that layer code
// imports.
@_exported public import UIKit
