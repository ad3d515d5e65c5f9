import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { isRecord } from '@minaret/domain'

/** The timeout for a slow phone, in milliseconds. */
const timeoutMs = 60_000

/**
 * Solves an ALTCHA challenge by counting until a key has the required prefix. It runs in the page: the browser derives each
 * key asynchronously, so no worker is needed, which our content security policy would forbid.
 * @param text the challenge, as JSON
 * @returns the solution, base64-encoded
 * @throws if the challenge is of an unknown kind or times out
 */
export async function solve(text: string): Promise<string> {
  const challenge: unknown = JSON.parse(text)
  if (!isChallenge(challenge)) throw new Error('The server sent a challenge of an unknown kind.')
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) throw new Error('The challenge timed out.')
  return btoa(JSON.stringify({ challenge, solution }))
}

function isChallenge(value: unknown): value is Challenge {
  return isRecord(value) && isRecord(value.parameters) && typeof value.parameters.algorithm === 'string'
}
