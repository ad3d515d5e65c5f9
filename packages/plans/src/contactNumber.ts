import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min'

/** Digits of other scripts begin at these code points; people type them where their keyboard has them. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** Plain digits, and without the invisible marks that come along when a number is copied from a page or a contact. */
const asTyped = (value: string) =>
  value
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Letters are refused before the library sees them: it would dial 0800 FLOWERS. */
const spelling = /^[+＋]?[\d ().\-/‐-–]+$/u

/** The specification's rule: ten digits, the first of them 6 to 9. */
const ten = /^[6-9]\d{9}$/

/**
 * A contact number as it is stored and compared: ten digits by the specification's rule, the first 6 to 9; or, where the
 * tenant names a country, E.164 (`+447911123456`) by that country's rule. There a number with `+` and another country's
 * code is good too: the mosque can ring it. The same code decides in browser and host (`decisions.md` 4).
 * @param phoneCountry ISO 3166-1 alpha-2, the tenant's `phoneCountry`
 * @returns nothing when it is no number by the tenant's rule
 */
export function normalContactNumber(value: string, phoneCountry?: string): string | undefined {
  const typed = asTyped(value)
  if (!spelling.test(typed)) return undefined
  if (!phoneCountry) {
    const digits = typed.replace(/[^\d+＋]/gu, '')
    return ten.test(digits) ? digits : undefined
  }
  const number = parsePhoneNumber(typed, {
    defaultCountry: isSupportedCountry(phoneCountry) ? phoneCountry : undefined,
    extract: false,
  })
  return number?.isValid() ? number.number : undefined
}
