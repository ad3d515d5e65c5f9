import { isRecord } from './apiError.ts'

/** Solves a challenge the host asks for. Rejects when it cannot. */
export type Solve = (challenge: string) => Promise<string>

/** Carries a request to the host. */
type Carry = (request: Request) => Promise<Response>

/** The header that carries what shows that a challenge was solved. */
const solutionHeader = 'X-Challenge-Solution'

/**
 * Where a host under pressure asks for a challenge (429), it is solved and the same request is sent once more: whoever
 * made the call sees the second answer alone. One that cannot be solved leaves the first, with its words.
 */
export const solvingChallenges =
  (carry: Carry, solve: Solve): Carry =>
  async (request) => {
    // What has been sent cannot be sent again, so the spare is made before.
    const spare = request.clone()
    const response = await carry(request)
    const challenge = response.status === 429 ? challengeIn(await bodyOf(response)) : undefined
    if (challenge === undefined) return response
    const solution = await solve(challenge).catch(() => undefined)
    if (solution === undefined || request.signal.aborted) return response
    spare.headers.set(solutionHeader, solution)
    return carry(spare)
  }

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined)

/** A challenge that comes with a page token is a payment's own, and solved there. */
function challengeIn(body: unknown): string | undefined {
  if (!isRecord(body) || !isRecord(body.data)) return undefined
  const { challenge, pageToken } = body.data
  return typeof challenge === 'string' && pageToken === undefined ? challenge : undefined
}
