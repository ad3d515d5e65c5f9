import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min'

/** The code points of zero in other scripts, whose digits some keyboards produce. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** Converts to ASCII digits, and removes invisible characters that come with copied numbers. */
const clean = (value: string) =>
  value
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Rejects letters before parsing: the library would accept 0800 FLOWERS. */
const allowedCharacters = /^[+＋]?[\d ().\-/‐-–]+$/u

/** The specification's rule: ten digits, the first 6 to 9. */
const tenDigits = /^[6-9]\d{9}$/

/**
 * Normalises a contact number for storage and comparison: ten digits by the specification's rule, the first 6 to 9; or, if the
 * tenant has a country, E.164 (`+447911123456`) by that country's rule. In that case a number with another country's code is
 * valid too: the mosque can call it. Browser and server use the same code (`decisions.md` 4).
 * @param phoneCountry ISO 3166-1 alpha-2, the tenant's `phoneCountry`
 * @returns undefined if the number is invalid by the tenant's rule
 */
export function normaliseContactNumber(value: string, phoneCountry?: string): string | undefined {
  const text = clean(value)
  if (!allowedCharacters.test(text)) return undefined
  if (!phoneCountry) {
    const digits = text.replace(/[^\d+＋]/gu, '')
    return tenDigits.test(digits) ? digits : undefined
  }
  const number = parsePhoneNumber(text, {
    defaultCountry: isSupportedCountry(phoneCountry) ? phoneCountry : undefined,
    extract: false,
  })
  return number?.isValid() ? number.number : undefined
}
