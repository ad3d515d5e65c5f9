import type Stripe from 'stripe'
import { OutcomeUnknown } from '../gateway.ts'
import { meaningOf } from '../stripeErrors.ts'

/** The connection of an account to Stripe, shared by the parts of its gateway. */
export type Talk = {
  stripe: Stripe
  tenantId: string
  accountId: string
  mode: 'test' | 'live'
  now(): Date
}

/** Sent once: the response to an automatic retry would not reveal the first outcome. Only the caller, who holds the key, retries. */
export const once = (idempotencyKey: string) => ({ idempotencyKey, maxNetworkRetries: 0 })

/** Checks that a response is a real object: the SDK also resolves a proxy's page or an empty 404. */
export function genuine<T extends { object: string }>(answer: Stripe.Response<T>, object: T['object']): T {
  const { statusCode } = answer.lastResponse
  if (statusCode < 200 || statusCode > 299 || answer.object !== object)
    throw new OutcomeUnknown(`The response, with status ${statusCode}, did not come from Stripe.`)
  return answer
}

/** Runs a request, and translates its errors by what they mean for the payment. */
export async function meant<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw meaningOf(error)
  }
}

/** Reads a list, and translates its errors by what they mean for the payment. */
export async function* meantEach<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const listed = items[Symbol.asyncIterator]()
  for (;;) {
    const next = await meant(() => listed.next())
    if (next.done) return
    yield next.value
  }
}

/** The id of an object that is referenced or expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id

/** The object itself, if it is expanded. */
export const wholeOf = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** Converts to Stripe's unit, seconds. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const maybeDate = (seconds: number | null | undefined): Date | undefined =>
  seconds ? dateOf(seconds) : undefined

/** Metadata of our objects at Stripe, which never identifies the donor. */
export const labels = (talk: Talk, more: Record<string, string> = {}): Record<string, string> => ({
  tenant_id: talk.tenantId,
  ...more,
  env: talk.mode,
})

const day = 86_400

/**
 * Reverses Stripe's newest-first lists, a day at a time to limit memory.
 * @param before the end, exclusive
 */
export async function* byDay<T extends { id: string }>(
  from: Date,
  before: Date,
  list: (created: { gte: number; lt: number }) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const end = Math.ceil(before.getTime() / 1000)
  for (let gte = secondsOf(from); gte < end; gte += day) {
    const found: T[] = []
    for await (const one of list({ gte, lt: Math.min(gte + day, end) })) found.push(one)
    yield* found.toReversed()
  }
}
