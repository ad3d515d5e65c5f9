import { createSignedChallenge as makeFor, readSolution as readFor } from '@minaret/foundation/limits'
import type { Secrets } from '@minaret/foundation/base'

/** A challenge before a card belongs to one page token, and by that to one mosque. */
const placeOf = (pageToken: string) => ({ purpose: 'card', whose: pageToken }) as const

/** An ALTCHA challenge for whoever holds this page token, as JSON. */
export const makeChallenge = (secrets: Secrets, pageToken: string, now: Date): Promise<string> =>
  makeFor(secrets, placeOf(pageToken), now)

/**
 * Whether a text solves a challenge that was made for this page token.
 * @returns as `readSolution` of any challenge does
 */
export const readSolution = (
  secrets: Secrets,
  pageToken: string,
  captcha: string,
  now: Date,
): Promise<string | undefined> => readFor(secrets, placeOf(pageToken), captcha, now)
