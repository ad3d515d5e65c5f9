import { ApiError } from './apiError.ts'
import { failureOf } from './envelope.ts'

/** What a call of the contract's client resolves to. */
type Answered<B> = Promise<{ data?: B; error?: unknown; response: Response }>
type Body = { message?: string; data?: unknown }

/**
 * A change: its data and the host's message.
 * @throws {ApiError} unless a 2xx says 200 in its envelope; an aborted call rejects with the platform's `AbortError`
 */
export async function send<B extends Body>(call: Answered<B>): Promise<{ data: B['data']; message: string }> {
  const {
    data: body,
    error,
    response,
  } = await call.catch((cause: unknown) => {
    throw aborted(cause) ? cause : new ApiError(cause instanceof SyntaxError ? 'broken' : 'silent', { cause })
  })
  const failure = failureOf(response.status, body ?? error)
  if (failure) throw failure
  return { data: body?.data, message: body?.message ?? '' }
}

/**
 * A question: its data alone.
 * @throws {ApiError} as `send` does
 */
export async function read<B extends Body>(call: Answered<B>): Promise<B['data']> {
  return (await send(call)).data
}

const aborted = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError'
