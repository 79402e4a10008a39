// SPDX-License-Identifier: MIT
//
// Numbers of the C library that Swift's standard library calls.

#include <stddef.h>
#include <stdint.h>

double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return __builtin_copysign(whole, value);
}
float roundf(float value) { return (float)round((double)value); }

// Integers of up to 4096 bits, little end first.
#define WORDS 128
struct big { uint32_t word[WORDS]; int count; };

static void multiply(struct big *value, uint32_t factor, uint32_t added) {
  uint64_t carry = added;
  for (int index = 0; index < value->count; index++) {
    carry += (uint64_t)value->word[index] * factor;
    value->word[index] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry && value->count < WORDS) value->word[value->count++] = (uint32_t)carry;
}

static int bits(const struct big *value) {
  return value->count ? value->count * 32 - __builtin_clz(value->word[value->count - 1]) : 0;
}

static void shift(struct big *value, int count) {
  for (; count >= 16; count -= 16) multiply(value, 1u << 16, 0);
  if (count > 0) multiply(value, 1u << count, 0);
}

static int compare(const struct big *first, const struct big *second) {
  if (first->count != second->count) return first->count < second->count ? -1 : 1;
  for (int index = first->count - 1; index >= 0; index--) {
    if (first->word[index] != second->word[index])
      return first->word[index] < second->word[index] ? -1 : 1;
  }
  return 0;
}

static void subtract(struct big *value, const struct big *other) {
  int64_t borrow = 0;
  for (int index = 0; index < value->count; index++) {
    int64_t rest = (int64_t)value->word[index] - borrow
                   - (index < other->count ? other->word[index] : 0);
    borrow = rest < 0;
    value->word[index] = (uint32_t)rest;
  }
  while (value->count && !value->word[value->count - 1]) value->count--;
}

// The number nearest to digits × 10^power, ties to even.
static double scaled(struct big *digits, int power) {
  static struct big divisor;
  divisor.count = 1;
  divisor.word[0] = 1;
  for (int index = 0; index < power; index++) multiply(digits, 10, 0);
  for (int index = 0; index > power; index--) multiply(&divisor, 10, 0);
  // Scale so that the quotient has 54 or 55 bits, the last ones for rounding.
  int exponent = bits(digits) - bits(&divisor) - 54;
  if (exponent < -1075) exponent = -1075;
  if (exponent < 0) shift(digits, -exponent); else shift(&divisor, exponent);
  uint64_t quotient = 0;
  int length = bits(digits) - bits(&divisor);
  if (length < 0) length = 0;
  shift(&divisor, length);
  for (int index = 0; index <= length; index++) {
    quotient <<= 1;
    if (compare(digits, &divisor) >= 0) {
      subtract(digits, &divisor);
      quotient |= 1;
    }
    // Halve the divisor.
    uint32_t carry = 0;
    if (index < length) {
      for (int place = divisor.count - 1; place >= 0; place--) {
        uint32_t word = divisor.word[place];
        divisor.word[place] = (word >> 1) | (carry << 31);
        carry = word & 1;
      }
      while (divisor.count && !divisor.word[divisor.count - 1]) divisor.count--;
    }
  }
  int rest = digits->count > 0;
  while (quotient >> 53 || exponent < -1074) {
    // Keep everything below the last bit in one sticky bit.
    if (quotient >> 54 || exponent < -1075) {
      rest |= (int)(quotient & 1);
      quotient >>= 1;
      exponent++;
      continue;
    }
    uint64_t last = quotient & 1;
    quotient >>= 1;
    exponent++;
    if (last && (rest || (quotient & 1))) quotient++;
    rest = 0;
  }
  double value = (double)quotient;
  for (; exponent > 0 && value < __builtin_inf(); exponent--) value *= 2;
  // Exact: at the smallest exponent the quotient has been rounded already.
  for (; exponent < 0 && value > 0; exponent++) value *= 0.5;
  return value;
}

double strtod(const char *text, char **end) {
  const char *place = text;
  int negative = *place == '-';
  if (*place == '-' || *place == '+') place++;
  static struct big digits;
  digits.count = 0;
  int power = 0, count = 0, any = 0, exact = 0;
  uint64_t small = 0;
  for (int fraction = 0;; place++) {
    if (*place == '.' && !fraction) {
      fraction = 1;
      continue;
    }
    if (*place < '0' || *place > '9') break;
    any = 1;
    // Digits after the 700th do not change the result except at ties.
    if (count < 700) {
      if (digits.count || *place != '0') count++;
      if (digits.count == 0 && *place != '0') {
        digits.count = 1;
        digits.word[0] = (uint32_t)(*place - '0');
      } else {
        multiply(&digits, 10, (uint32_t)(*place - '0'));
      }
      if (count <= 15) small = small * 10 + (uint64_t)(*place - '0');
      if (fraction) power--;
    } else if (!fraction) {
      power++;
    }
  }
  if (!any) {
    if (end) *end = (char *)text;
    return 0;
  }
  if (*place == 'e' || *place == 'E') {
    const char *start = place++;
    int sign = *place == '-' ? -1 : 1;
    if (*place == '-' || *place == '+') place++;
    if (*place < '0' || *place > '9') {
      place = start;
    } else {
      int exponent = 0;
      for (; *place >= '0' && *place <= '9'; place++) {
        if (exponent < 100000) exponent = exponent * 10 + (*place - '0');
      }
      power += sign * exponent;
    }
  }
  if (end) *end = (char *)place;
  double value = 0;
  static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  exact = count <= 15 && power >= -22 && power <= 22;
  if (digits.count == 0) {
    value = 0;
  } else if (exact) {
    // Both numbers are exact, so the result is rounded once.
    value = power < 0 ? (double)small / powers[-power] : (double)small * powers[power];
  } else if (count + power > 310) {
    value = __builtin_inf();
  } else if (count + power < -330) {
    value = 0;
  } else {
    value = scaled(&digits, power);
  }
  return negative ? -value : value;
}

// The entry points of Swift's standard library. They return the end of the number, or null.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end == text ? NULL : end;
}
const char *_swift_stdlib_strtof_clocale(const char *text, float *result) {
  char *end;
  *result = (float)strtod(text, &end);
  return end == text ? NULL : end;
}

// The product of two 128-bit integers, which WebAssembly has no instruction for.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)first >> 64) * b + a * (uint64_t)((unsigned __int128)second >> 64);
  low = (other << 32) | (uint32_t)low;
  return (__int128)(((unsigned __int128)high << 64) | low);
}
