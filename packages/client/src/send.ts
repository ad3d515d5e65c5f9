import { ApiError, isRecord } from './apiError.ts'
import { failureOf } from './envelope.ts'

/** The pending result of one of the client's calls. */
type Call<B> = Promise<{ data?: B; error?: unknown; response: Response }>
type Body = { message?: string; data?: unknown }
type ListBody = { message?: string; data?: readonly unknown[]; responseData?: unknown }

/** One page of a list. */
export type Page<T> = {
  items: T[]
  /** The next page's cursor; undefined on the last page and for a server that sends full lists. */
  next?: string
}

/** Returns a successful response's body. @throws {ApiError} unless it is a 2xx with 200 in its envelope */
async function bodyOf<B>(call: Call<B>): Promise<{ body?: B; status: number }> {
  const {
    data: body,
    error,
    response,
  } = await call.catch((cause: unknown) => {
    throw isAborted(cause) ? cause : new ApiError(cause instanceof SyntaxError ? 'broken' : 'silent', { cause })
  })
  const failure = failureOf(response.status, body ?? error)
  if (failure) throw failure
  return { body, status: response.status }
}

/**
 * Unwraps a write: its data and the server's message.
 * @throws {ApiError} unless it is a 2xx with 200 in its envelope; an aborted call rejects with the platform's `AbortError`
 */
export async function send<B extends Body>(call: Call<B>): Promise<{ data: B['data']; message: string }> {
  const { body } = await bodyOf(call)
  return { data: body?.data, message: typeof body?.message === 'string' ? body.message : '' }
}

/**
 * Unwraps a read: its data.
 * @throws {ApiError} as `send` does
 */
export async function read<B extends Body>(call: Call<B>): Promise<B['data']> {
  return (await send(call)).data
}

/**
 * Unwraps one page of a list. An older server has no pages and sends the full list.
 * @throws {ApiError} as `send` does, and if the data is not a list
 */
export async function readPage<B extends ListBody>(call: Call<B>): Promise<Page<NonNullable<B['data']>[number]>> {
  const { body, status } = await bodyOf(call)
  if (!Array.isArray(body?.data)) throw new ApiError('broken', { status })
  const { responseData } = body
  const next = isRecord(responseData) && typeof responseData.next === 'string' ? responseData.next : ''
  return { items: [...body.data], ...(next ? { next } : {}) }
}

const isAborted = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError'
