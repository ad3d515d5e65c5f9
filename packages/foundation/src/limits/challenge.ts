import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Secrets } from '../base/secrets.ts'

/**
 * How much counting a challenge asks for: 200,000 to 400,000 rounds of SHA-256. The most took Chromium 0.3 s, 0.8 s slowed
 * down four times, and 2 s slowed down six times on a busy machine. Whoever makes many calls pays it for each of them.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, least: 100, most: 200 } as const

/** How long a challenge may be solved: 15 minutes, in milliseconds. A page that is too late gets another. */
export const challengeLife = 15 * 60_000

/** Only what we have put in is read back; a signature over anything else does not hold. */
const solvedForm = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(work.cost),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** What a challenge is good for: its purpose, and whose it is (a page token, or one call of one tenant). */
export type ChallengeContext = { purpose: 'card' | 'call'; whose: string }

function deriveKeys(secrets: Secrets, { purpose, whose }: ChallengeContext) {
  const key = (use: string) =>
    createHmac('sha256', secrets.derive(`${purpose} ${use}`))
      .update(whose)
      .digest('hex')
  return { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') }
}

/**
 * An ALTCHA challenge for one place, as JSON.
 * @param times how many times the usual work it asks for
 */
export async function createSignedChallenge(
  secrets: Secrets,
  place: ChallengeContext,
  now: Date,
  times = 1,
): Promise<string> {
  const { algorithm, cost, least, most } = work
  // The library would compare its own field with the machine's clock; the call says what time it is.
  const data = { until: now.getTime() + challengeLife }
  const counter = randomInt(least * times, most * times + 1)
  const keys = deriveKeys(secrets, place)
  return JSON.stringify(await createChallenge({ algorithm, cost, counter, deriveKey, data, ...keys }))
}

function readSolved(captcha: string) {
  try {
    return solvedForm.safeParse(JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Whether a text solves a challenge that was made for this place.
 * @returns the challenge's own signature, by which it is known again; `late` when its time is over; nothing for any
 * other text
 */
export async function readSolution(
  secrets: Secrets,
  place: ChallengeContext,
  captcha: string,
  now: Date,
): Promise<string | undefined> {
  const solution = readSolved(captcha)
  if (!solution) return undefined
  if (solution.challenge.parameters.data.until <= now.getTime()) return 'late'
  const { verified } = await verifySolution({ ...solution, deriveKey, ...deriveKeys(secrets, place) })
  return verified ? solution.challenge.signature : undefined
}
