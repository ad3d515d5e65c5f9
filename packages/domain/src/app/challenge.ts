import type { Solve } from '@minaret/client'

/** The challenge could not be solved, so nothing was sent. */
export class ChallengeUnsolved extends Error {
  override readonly name = 'ChallengeUnsolved'
}

export type { Solve } from '@minaret/client'

/** The solver of a page that cannot solve challenges: always rejects. */
export const noSolver: Solve = () => Promise.reject(new Error('This page cannot solve challenges.'))

/** Solves a challenge. @throws {ChallengeUnsolved} if the page could not solve it; nothing was sent */
export const solveChallenge = (solve: Solve, challenge: string): Promise<string> =>
  solve(challenge).catch((cause: unknown) => {
    throw new ChallengeUnsolved('The challenge was not solved.', { cause })
  })
