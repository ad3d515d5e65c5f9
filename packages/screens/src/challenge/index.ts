/** Solves a challenge the host asks for; what does so is loaded once it is needed. */
export const solveChallenge = async (challenge: string): Promise<string> =>
  (await import('./solve.ts')).solve(challenge)
