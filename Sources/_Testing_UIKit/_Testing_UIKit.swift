// SPDX-License-Identifier: MIT

// Empty: a file that imports both Testing and UIKit asks for this module by its name, and fails to
// compile where there is none.
