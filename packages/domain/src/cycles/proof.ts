import { ApiError } from '@minaret/client'
import { isRecord } from '../storage/browserStorage.ts'
import { type Solve, solved } from '../app/challenge.ts'

/** What shows that a challenge was solved, with the page token it was made for. */
export type Proof = { pageToken: string; captcha: string }

/**
 * Offers another card. Where the host's refusal carries a challenge, that is solved, and the same card offered once more.
 */
export const withProof = <T>(solve: Solve, offer: (proof?: Proof) => Promise<T>): Promise<T> =>
  offer().catch(async (error: unknown) => {
    const challenge = challengeIn(error)
    if (!challenge) throw error
    return offer({ pageToken: challenge.pageToken, captcha: await solved(solve, challenge.challenge) })
  })

function challengeIn(error: unknown): { challenge: string; pageToken: string } | undefined {
  if (!(error instanceof ApiError) || error.status !== 422 || !isRecord(error.data)) return undefined
  const { challenge, pageToken } = error.data
  return typeof challenge === 'string' && typeof pageToken === 'string' ? { challenge, pageToken } : undefined
}
