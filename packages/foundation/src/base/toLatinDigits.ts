/** Replaces digits from Arabic and Urdu keyboards with Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - (digit >= '۰' ? 0x6f0 : 0x660)))
