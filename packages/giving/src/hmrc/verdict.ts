import type { GatewayError } from './answer.ts'

/** What an error of the gateway means for a claim. */
export type ErrorMeaning = 'unknown' | 'ours' | 'not_found' | 'credentials' | 'refused'

/**
 * What each of HMRC's numbers means; those that are not here are refusals.
 * - `unknown`: nobody can say whether the claim was taken; a list or a poll must
 * - `ours`: the message itself was wrong and nothing was taken
 * - `not_found`: HMRC has nothing under that correlation id, any more or at all
 * - `credentials`: the charity's login was not accepted, and nothing was taken
 * - `refused`: the whole claim was looked at and refused
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

/** In doubt the gravest meaning counts, and nothing is as grave as not knowing. */
const order: readonly ErrorMeaning[] = ['unknown', 'not_found', 'credentials', 'refused', 'ours']

/** What an answer full of errors means; without any, nobody knows. */
export function meaningOf(errors: readonly GatewayError[]): ErrorMeaning {
  const meanings = errors.map(({ number, type }) => {
    if (number === undefined) return type === 'business' ? 'refused' : 'unknown'
    return errorMeanings[number] ?? (number >= 3000 || type === 'business' ? 'refused' : 'unknown')
  })
  return order.find((meaning) => meanings.includes(meaning)) ?? 'unknown'
}
