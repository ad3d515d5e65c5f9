import type { GatewayError } from './response.ts'

/** The meaning of a gateway error for a claim. */
export type ErrorMeaning = 'unknown' | 'ours' | 'not_found' | 'credentials' | 'refused'

/**
 * The meaning of HMRC's error numbers; others are refusals.
 * - `unknown`: it is unclear whether the claim was accepted; a list or a poll must decide
 * - `ours`: the message was invalid and nothing was accepted
 * - `not_found`: HMRC has no record, or no longer has one, for the correlation id
 * - `credentials`: the charity's login was refused and nothing was accepted
 * - `refused`: the whole claim was examined and refused
 */
export const errorMeanings: Readonly<Record<number, ErrorMeaning>> = {
  1000: 'unknown',
  2005: 'unknown',
  3000: 'unknown',
  1001: 'ours',
  1002: 'ours',
  1020: 'ours',
  1035: 'ours',
  1040: 'ours',
  1042: 'ours',
  2001: 'ours',
  2002: 'ours',
  2021: 'ours',
  2000: 'not_found',
  1046: 'credentials',
  3001: 'refused',
}

/** If errors differ, the most serious meaning counts, first the inconclusive one. */
const bySeverity: readonly ErrorMeaning[] = ['unknown', 'not_found', 'credentials', 'refused', 'ours']

/** Returns the meaning of a list of errors; an empty list is `unknown`. */
export function meaningOf(errors: readonly GatewayError[]): ErrorMeaning {
  const meanings = errors.map(({ number, type }) => {
    if (number === undefined) return type === 'business' ? 'refused' : 'unknown'
    return errorMeanings[number] ?? (number >= 3000 || type === 'business' ? 'refused' : 'unknown')
  })
  return bySeverity.find((meaning) => meanings.includes(meaning)) ?? 'unknown'
}
