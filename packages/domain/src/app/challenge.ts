import type { Solve } from '@minaret/client'

/** The challenge could not be solved: nothing was sent. */
export class ChallengeUnsolved extends Error {
  override readonly name = 'ChallengeUnsolved'
}

export type { Solve } from '@minaret/client'

/** For a page that has nothing to solve challenges with. */
export const unable: Solve = () => Promise.reject(new Error('This page solves no challenges.'))

/** @throws ChallengeUnsolved when the page could not solve it: nothing was sent */
export const solved = (solve: Solve, challenge: string): Promise<string> =>
  solve(challenge).catch((cause: unknown) => {
    throw new ChallengeUnsolved('The challenge was not solved.', { cause })
  })
