import { isRecord } from './apiError.ts'

/** Solves a challenge from the server. Rejects if it cannot. */
export type Solve = (challenge: string) => Promise<string>

/** Sends a request to the server. */
type SendRequest = (request: Request) => Promise<Response>

/** The header that carries a challenge's solution. */
const solutionHeader = 'X-Challenge-Solution'

/**
 * Retries a request once if an overloaded server responds with a challenge (429). The caller sees only the second response,
 * or the first if the challenge cannot be solved.
 */
export const withChallenges =
  (sendRequest: SendRequest, solve: Solve): SendRequest =>
  async (request) => {
    // A sent request cannot be sent again, so it is cloned first.
    const retry = request.clone()
    const response = await sendRequest(request)
    const challenge = response.status === 429 ? challengeIn(await bodyOf(response)) : undefined
    if (challenge === undefined) return response
    const solution = await solve(challenge).catch(() => undefined)
    if (solution === undefined || request.signal.aborted) return response
    retry.headers.set(solutionHeader, solution)
    return sendRequest(retry)
  }

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined)

/** Returns the challenge of a body, if any. One with a page token belongs to a payment, which solves it itself. */
function challengeIn(body: unknown): string | undefined {
  if (!isRecord(body) || !isRecord(body.data)) return undefined
  const { challenge, pageToken } = body.data
  return typeof challenge === 'string' && pageToken === undefined ? challenge : undefined
}
