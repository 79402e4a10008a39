// SPDX-License-Identifier: MIT

/// How many bytes the process has allocated and not given back.
long allocatedBytes(void);
