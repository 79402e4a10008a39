// SPDX-License-Identifier: MIT

#include "AllocatedMemory.h"

#include <malloc.h>

long allocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
