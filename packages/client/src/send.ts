import { ApiError, isRecord } from './apiError.ts'
import { failureOf } from './envelope.ts'

/** What a call of the contract's client resolves to. */
type Answered<B> = Promise<{ data?: B; error?: unknown; response: Response }>
type Body = { message?: string; data?: unknown }
type ListBody = { message?: string; data?: readonly unknown[]; responseData?: unknown }

/** One page of a list. */
export type Page<T> = {
  items: T[]
  /** Where the next page begins; absent on the last one, and from a host that gives lists whole. */
  next?: string
}

/** A successful answer's body. @throws {ApiError} unless a 2xx says 200 in its envelope */
async function bodyOf<B>(call: Answered<B>): Promise<{ body?: B; status: number }> {
  const {
    data: body,
    error,
    response,
  } = await call.catch((cause: unknown) => {
    throw aborted(cause) ? cause : new ApiError(cause instanceof SyntaxError ? 'broken' : 'silent', { cause })
  })
  const failure = failureOf(response.status, body ?? error)
  if (failure) throw failure
  return { body, status: response.status }
}

/**
 * A change: its data and the host's message.
 * @throws {ApiError} unless a 2xx says 200 in its envelope; an aborted call rejects with the platform's `AbortError`
 */
export async function send<B extends Body>(call: Answered<B>): Promise<{ data: B['data']; message: string }> {
  const { body } = await bodyOf(call)
  return { data: body?.data, message: typeof body?.message === 'string' ? body.message : '' }
}

/**
 * A question: its data alone.
 * @throws {ApiError} as `send` does
 */
export async function read<B extends Body>(call: Answered<B>): Promise<B['data']> {
  return (await send(call)).data
}

/**
 * A list, one page of it. An older host says nothing of pages and gives the list whole.
 * @throws {ApiError} as `send` does, and when what came is no list
 */
export async function readPage<B extends ListBody>(call: Answered<B>): Promise<Page<NonNullable<B['data']>[number]>> {
  const { body, status } = await bodyOf(call)
  if (!Array.isArray(body?.data)) throw new ApiError('broken', { status })
  const { responseData } = body
  const next = isRecord(responseData) && typeof responseData.next === 'string' ? responseData.next : ''
  return { items: [...body.data], ...(next ? { next } : {}) }
}

const aborted = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError'
