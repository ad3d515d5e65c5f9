/** Replaces the digits of Arabic and Urdu keyboards by Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - (digit >= '۰' ? 0x6f0 : 0x660)))
