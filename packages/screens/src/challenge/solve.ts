import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { isRecord } from '@minaret/domain'

/** How long a slow phone may take. In milliseconds. */
const longest = 60_000

/**
 * Solves an ALTCHA challenge by counting until a key begins as it should. It runs in the page, in short pieces: each key
 * is derived by the browser beside the page, and no worker is needed, which our policy for scripts would refuse.
 * @param text the challenge, as JSON
 * @returns what shows that it was solved
 * @throws when it is not of a kind we know, or takes too long
 */
export async function solve(text: string): Promise<string> {
  const challenge: unknown = JSON.parse(text)
  if (!isChallenge(challenge)) throw new Error('The host asked for a challenge of an unknown kind.')
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longest })
  if (!solution) throw new Error('The challenge took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}

function isChallenge(value: unknown): value is Challenge {
  return isRecord(value) && isRecord(value.parameters) && typeof value.parameters.algorithm === 'string'
}
