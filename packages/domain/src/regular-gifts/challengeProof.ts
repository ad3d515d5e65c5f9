import { ApiError } from '@minaret/client'
import { isRecord } from '../storage/browserStorage.ts'
import { type Solve, solveChallenge } from '../app/challenge.ts'

/** The solution of a challenge, with the page token it belongs to. */
export type ChallengeProof = { pageToken: string; captcha: string }

/**
 * Sends a new card. If the server's refusal carries a challenge, solves it and sends the same card once more.
 */
export const withProof = <T>(solve: Solve, sendCard: (proof?: ChallengeProof) => Promise<T>): Promise<T> =>
  sendCard().catch(async (error: unknown) => {
    const challenge = challengeOf(error)
    if (!challenge) throw error
    return sendCard({ pageToken: challenge.pageToken, captcha: await solveChallenge(solve, challenge.challenge) })
  })

function challengeOf(error: unknown): { challenge: string; pageToken: string } | undefined {
  if (!(error instanceof ApiError) || error.status !== 422 || !isRecord(error.data)) return undefined
  const { challenge, pageToken } = error.data
  return typeof challenge === 'string' && typeof pageToken === 'string' ? { challenge, pageToken } : undefined
}
