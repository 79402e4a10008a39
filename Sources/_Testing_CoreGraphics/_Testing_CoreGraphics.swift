// SPDX-License-Identifier: MIT

// This module is empty on purpose. A file that imports both Testing and CoreGraphics imports it
// implicitly, and would not compile without it.
