import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Secrets } from '../base/secrets.ts'

/**
 * Work of a challenge: 200,000 to 400,000 rounds of SHA-256. The maximum took Chromium 0.3 s, 0.8 s with CPU throttling of 4×,
 * and 2 s with 6× on a busy machine. A client has to do it for every call.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, minCounter: 100, maxCounter: 200 } as const

/** Lifetime of a challenge: 15 minutes, in milliseconds. A page that is too late gets a new one. */
export const challengeLifetime = 15 * 60_000

/** Schema of a solution: only our own fields are read, and the signature covers no others. */
const solutionSchema = z.object({
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

/** What a challenge is valid for: its purpose, and a page token or one call of one tenant. */
export type ChallengeContext = { purpose: 'card' | 'call'; subject: string }

function deriveKeys(secrets: Secrets, { purpose, subject }: ChallengeContext) {
  const key = (use: string) =>
    createHmac('sha256', secrets.derive(`${purpose} ${use}`))
      .update(subject)
      .digest('hex')
  return { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') }
}

/**
 * Creates an ALTCHA challenge for one context, as JSON.
 * @param workFactor multiple of the usual work
 */
export async function createSignedChallenge(
  secrets: Secrets,
  context: ChallengeContext,
  now: Date,
  workFactor = 1,
): Promise<string> {
  const { algorithm, cost, minCounter, maxCounter } = work
  // Not the library's own expiry, which uses the system clock rather than the call's time.
  const data = { until: now.getTime() + challengeLifetime }
  const counter = randomInt(minCounter * workFactor, maxCounter * workFactor + 1)
  const keys = deriveKeys(secrets, context)
  return JSON.stringify(await createChallenge({ algorithm, cost, counter, deriveKey, data, ...keys }))
}

function parseSolution(captcha: string) {
  try {
    return solutionSchema.safeParse(JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Verifies a solution of a challenge created for this context.
 * @returns the challenge's signature, which identifies it; `late` after its expiry; undefined for anything else
 */
export async function readSolution(
  secrets: Secrets,
  context: ChallengeContext,
  captcha: string,
  now: Date,
): Promise<string | undefined> {
  const solution = parseSolution(captcha)
  if (!solution) return undefined
  if (solution.challenge.parameters.data.until <= now.getTime()) return 'late'
  const { verified } = await verifySolution({ ...solution, deriveKey, ...deriveKeys(secrets, context) })
  return verified ? solution.challenge.signature : undefined
}
