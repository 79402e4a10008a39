// SPDX-License-Identifier: MIT

import SQLite3
import zlib
