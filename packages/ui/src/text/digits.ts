/** Converts Arabic-Indic and Persian digits, which phone keyboards may type, to ASCII. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Removes the invisible marks that come with a number typed in, or pasted from, right-to-left text. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
