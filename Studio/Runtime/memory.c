// SPDX-License-Identifier: MIT
//
// The allocator of the module. Blocks have size classes, four for each doubling. A freed block is
// kept for the next block of its class, so memory stays flat while the same work is repeated.

#include <stddef.h>
#include <stdint.h>

#define CLASSES 112
#define HEADER 16u
#define PAGE 65536u

extern unsigned char __heap_base;

// The 16 bytes before each block.
struct header {
  uint32_t size_class;
  // The distance from the start of the allocation; not 16 for larger alignments.
  uint32_t offset;
  uint32_t unused[2];
};

static uintptr_t position;
static uintptr_t limit;
static void *free_blocks[CLASSES];

static uint32_t class_of(size_t size) {
  if (size <= 64) return (uint32_t)((size + 15) / 16);
  uint32_t octave = 31 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
  return 5 + (octave - 6) * 4 + (uint32_t)(((size - 1) >> (octave - 2)) & 3);
}

static size_t size_of(uint32_t size_class) {
  if (size_class <= 4) return size_class * 16;
  uint32_t octave = (size_class - 5) / 4 + 6;
  return ((size_t)4 + (size_class - 5) % 4 + 1) << (octave - 2);
}

static void *fresh(size_t size) {
  if (position == 0) {
    position = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > limit - position) {
    size_t pages = (size - (limit - position) + PAGE - 1) / PAGE;
    // Growing is slow, so memory grows by at least a megabyte.
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    limit += pages * PAGE;
  }
  void *block = (void *)position;
  position += size;
  return block;
}

void *malloc(size_t size) {
  if (size > 0x40000000u) __builtin_trap();
  uint32_t size_class = class_of(size == 0 ? 1 : size);
  unsigned char *start = free_blocks[size_class];
  if (start) {
    free_blocks[size_class] = *(void **)(start + HEADER);
  } else {
    start = fresh(HEADER + ((size_of(size_class) + 15) & ~(size_t)15));
  }
  struct header *header = (struct header *)start;
  header->size_class = size_class;
  header->offset = HEADER;
  return start + HEADER;
}

void free(void *block) {
  if (!block) return;
  struct header *header = (struct header *)((unsigned char *)block - HEADER);
  unsigned char *start = (unsigned char *)block - header->offset;
  uint32_t size_class = header->size_class;
  *(void **)(start + HEADER) = free_blocks[size_class];
  free_blocks[size_class] = start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *result = malloc(size);
    return 0;
  }
  unsigned char *block = malloc(size + alignment);
  struct header *old = (struct header *)(block - HEADER);
  uint32_t size_class = old->size_class;
  uintptr_t aligned = ((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1);
  struct header *header = (struct header *)(aligned - HEADER);
  header->size_class = size_class;
  header->offset = (uint32_t)(aligned - (uintptr_t)block) + HEADER;
  *result = (void *)aligned;
  return 0;
}

void *calloc(size_t count, size_t size) {
  size_t total = count * size;
  unsigned char *block = malloc(total);
  __builtin_memset(block, 0, total);
  return block;
}

// With bulk memory operations each of these is one instruction.
void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}
void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}
void *memset(void *target, int value, size_t count) {
  return __builtin_memset(target, value, count);
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Swift seeds the hashes of sets and dictionaries with it. The same requests give the same bytes.
void arc4random_buf(void *target, size_t count) { memset(target, 0x5a, count); }

// Swift's functions check that nothing has overwritten the end of their stack frames.
uintptr_t __stack_chk_guard = 0x9b3c51a7;
void __stack_chk_fail(void) { __builtin_trap(); }
