/** Solves a challenge that the server requires, loading the solver on demand. */
export const solveChallenge = async (challenge: string): Promise<string> =>
  (await import('./solve.ts')).solve(challenge)
