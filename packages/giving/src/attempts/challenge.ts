import { createSignedChallenge as makeFor, readSolution as readFor } from '@minaret/foundation/limits'
import type { Secrets } from '@minaret/foundation/base'

/** A card challenge is bound to one page token, and so to one mosque. */
const placeOf = (pageToken: string) => ({ purpose: 'card', whose: pageToken }) as const

/** Creates an ALTCHA challenge for a page token, as JSON. */
export const makeChallenge = (secrets: Secrets, pageToken: string, now: Date): Promise<string> =>
  makeFor(secrets, placeOf(pageToken), now)

/**
 * Verifies the solution of a page token's challenge.
 * @returns see `readSolution` of the shared challenges
 */
export const readSolution = (
  secrets: Secrets,
  pageToken: string,
  captcha: string,
  now: Date,
): Promise<string | undefined> => readFor(secrets, placeOf(pageToken), captcha, now)
