import type Stripe from 'stripe'
import { OutcomeUnknown } from '../gateway.ts'
import { translateError } from '../stripeErrors.ts'

/** An account's connection to Stripe, shared by the parts of its gateway. */
export type StripeConnection = {
  stripe: Stripe
  tenantId: string
  accountId: string
  mode: 'test' | 'live'
  now(): Date
}

/**
 * Options for a request that is sent once: the response to an automatic retry would not reveal the first outcome. Only the
 * caller, who has the key, retries.
 */
export const sendOnce = (idempotencyKey: string) => ({ idempotencyKey, maxNetworkRetries: 0 })

/** Checks that a response is a real object: the SDK also resolves a proxy's page or an empty 404. */
export function checkResponse<T extends { object: string }>(response: Stripe.Response<T>, object: T['object']): T {
  const { statusCode } = response.lastResponse
  if (statusCode < 200 || statusCode > 299 || response.object !== object)
    throw new OutcomeUnknown(`The response, with status ${statusCode}, did not come from Stripe.`)
  return response
}

/** Sends a request, and translates its errors by their meaning for the payment. */
export async function translateErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    throw translateError(error)
  }
}

/** Reads a list, and translates its errors by their meaning for the payment. */
export async function* translateListErrors<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  for (;;) {
    const nextItem = await translateErrors(() => iterator.next())
    if (nextItem.done) return
    yield nextItem.value
  }
}

/** Returns the id of an object that is referenced or expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id

/** Returns the object itself, if it is expanded. */
export const expandedOf = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** Converts to Stripe's unit, seconds. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const maybeDate = (seconds: number | null | undefined): Date | undefined =>
  seconds ? dateOf(seconds) : undefined

/** Returns the metadata of our Stripe objects, which never identifies the donor. */
export const createMetadata = (
  connection: StripeConnection,
  extra: Record<string, string> = {},
): Record<string, string> => ({
  tenant_id: connection.tenantId,
  ...extra,
  env: connection.mode,
})

const secondsPerDay = 86_400

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
  for (let gte = secondsOf(from); gte < end; gte += secondsPerDay) {
    const objects: T[] = []
    for await (const object of list({ gte, lt: Math.min(gte + secondsPerDay, end) })) objects.push(object)
    yield* objects.toReversed()
  }
}
