import { createSignedChallenge, readSolution as readSignedSolution } from '@minaret/foundation/limits'
import type { Secrets } from '@minaret/foundation/base'

/** A card challenge is bound to one page token, and so to one mosque. */
const contextOf = (pageToken: string) => ({ purpose: 'card', subject: pageToken }) as const

/** Creates an ALTCHA challenge for a page token, as JSON. */
export const makeChallenge = (secrets: Secrets, pageToken: string, now: Date): Promise<string> =>
  createSignedChallenge(secrets, contextOf(pageToken), now)

/**
 * Verifies the solution of a page token's challenge.
 * @returns the same as the shared `readSolution`
 */
export const readSolution = (
  secrets: Secrets,
  pageToken: string,
  captcha: string,
  now: Date,
): Promise<string | undefined> => readSignedSolution(secrets, contextOf(pageToken), captcha, now)
