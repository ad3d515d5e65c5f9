import { type StubResponses, isOutcome, type Outcome } from './stubResponses.ts'
import { failureProblems, requestProblems, responseProblems } from './contractCheck.ts'

/** A stub of the server, for one page. */
export type ServerStub = {
  fetch: (request: Request) => Promise<Response>
  /** The calls received, in order: `GET /api/news`. */
  calls: string[]
  /** Requests and responses that violate the contract. */
  problems: string[]
}

/** The contract's path for a request. */
function findPath(responses: StubResponses, method: string, pathname: string): string | undefined {
  const matches = Object.keys(responses).filter((call) => {
    const [expectedMethod = '', path = ''] = call.split(' ')
    return expectedMethod === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  })
  // Prefers the path with fewer parameters: `/api/campaigns/featured` over `/api/campaigns/{id}`.
  return matches.toSorted((a, b) => a.split('{').length - b.split('{').length)[0]?.split(' ')[1]
}

/**
 * Responds to the contract's calls without a network, and validates every request and response against the contract.
 * @param responses the responses, by call
 * @param fallback the outcome of every other call; without it, such a call is a problem
 */
export function createServerStub(responses: StubResponses, fallback?: Outcome): ServerStub {
  const calls: string[] = []
  const problems: string[] = []
  const byCall = new Map<string, unknown>(Object.entries(responses))

  function lookUp(method: string, pathname: string): { path?: string; response: unknown } {
    const path = findPath(responses, method, pathname)
    if (path !== undefined) return { path, response: byCall.get(`${method} ${path}`) }
    if (!fallback) problems.push(`The story has no response for ${method} ${pathname}.`)
    return { response: fallback ?? { outcome: 'unreachable' } }
  }

  async function fetch(request: Request): Promise<Response> {
    const { method, url } = request
    const { pathname } = new URL(url)
    calls.push(`${method} ${pathname}`)
    const { path, response } = lookUp(method, pathname)
    /** Records a check's problems, and a failure of the check itself, which would look like a lost connection. */
    const report = (subject: string, check: () => readonly string[]) => {
      try {
        problems.push(...check().map((problem) => `${subject} ${method} ${pathname}: ${problem}`))
      } catch (error) {
        problems.push(`${subject} ${method} ${pathname} could not be checked: ${String(error)}`)
      }
    }
    const isBinary = request.headers.get('Content-Type') === 'application/octet-stream'
    if (path !== undefined && method === 'POST' && !isBinary) {
      const body = (await request.text()) || '{}'
      report('request', () => requestProblems('post', path, JSON.parse(body)))
    }

    const { outcome } = isOutcome(response) ? response : { outcome: { status: 200, message: '', data: response } }
    if (outcome === 'pending') return new Promise(() => {})
    if (outcome === 'unreachable') throw new TypeError('Failed to fetch')
    if (path !== undefined && outcome.status === 200)
      report('response', () => responseProblems(method.toLowerCase(), path, outcome))
    if (outcome.status !== 200) report('refusal', () => failureProblems(outcome))
    return Response.json(outcome, { status: outcome.status })
  }

  return { fetch, calls, problems }
}
