/** Solves the challenge that stands before a card; what does so is loaded once it is needed. */
export const solveChallenge = async (challenge: string): Promise<string> =>
  (await import('./challenge.ts')).solve(challenge)
