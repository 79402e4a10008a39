// SPDX-License-Identifier: MIT

// The types of Xcode's color and image literals. The compiler finds them by these names.

public typealias _ColorLiteralType = UIColor

public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
