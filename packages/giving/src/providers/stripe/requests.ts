import type Stripe from 'stripe'
import { OutcomeUnknown } from '../gateway.ts'
import { meaningOf } from '../stripeErrors.ts'

/** One account's line to Stripe, for the parts of its gateway. */
export type Talk = {
  stripe: Stripe
  tenantId: string
  accountId: string
  mode: 'test' | 'live'
  now(): Date
}

/** Asked once: the answer to a repeat would say nothing of the first. Who repeats, and knows it, is who holds the key. */
export const once = (idempotencyKey: string) => ({ idempotencyKey, maxNetworkRetries: 0 })

/** A proxy's page or an empty 404 is resolved by the SDK as if it were the object: only a real one counts. */
export function genuine<T extends { object: string }>(answer: Stripe.Response<T>, object: T['object']): T {
  const { statusCode } = answer.lastResponse
  if (statusCode < 200 || statusCode > 299 || answer.object !== object)
    throw new OutcomeUnknown(`The response, with status ${statusCode}, did not come from Stripe.`)
  return answer
}

/** Does a piece of work; what it throws says what it means for the money. */
export async function meant<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw meaningOf(error)
  }
}

/** Reads a list; what that throws says what it means for the money. */
export async function* meantEach<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const listed = items[Symbol.asyncIterator]()
  for (;;) {
    const next = await meant(() => listed.next())
    if (next.done) return
    yield next.value
  }
}

/** The id of something Stripe names, or sends whole where it was asked to. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id

/** The object itself, where Stripe was asked to send it whole. */
export const wholeOf = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** Stripe counts seconds. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const maybeDate = (seconds: number | null | undefined): Date | undefined =>
  seconds ? dateOf(seconds) : undefined

/** Nothing we write down at Stripe says who the donor is. */
export const labels = (talk: Talk, more: Record<string, string> = {}): Record<string, string> => ({
  tenant_id: talk.tenantId,
  ...more,
  env: talk.mode,
})

const day = 86_400

/**
 * What Stripe lists newest first, oldest first: a day at a time, so that a year does not have to lie in memory.
 * @param before of the last day; what is made at that very second is left out
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
