import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpResponse, send } from './http.ts'

/** A donor's gift as recorded by the generator; the database is compared with it. */
export type GiftRecord = {
  attemptId: string
  amountMinor: number
  /** When it was due, in milliseconds of the run, and the duration of token and payment together. */
  at: number
  durationMs: number
  /** Whether the response reported a payment; if not, `status` has the reason. */
  isPaid: boolean
  status: number
  /** The number of 503 responses. */
  refused: number
}

/** The parameters of a gift. */
export type GiftPlan = {
  port: number
  host: string
  address: string
  cause: string
  campaign?: string
  amountMinor: number
  /** Sends the payment twice at the same moment, as an impatient donor does. */
  isSentTwice: boolean
}

const isPaid = ({ status, body }: HttpResponse): boolean => status === 200 && /"state":"paid"/.test(body)

/** Retries a 503 response after its `Retry-After`, three times at most, as our page does. */
async function withRetries(attempt: () => Promise<HttpResponse>): Promise<{ response: HttpResponse; refused: number }> {
  for (let refused = 0; ; refused += 1) {
    const response = await attempt()
    if (response.status !== 503 || refused === 3)
      return { response, refused: refused + Number(response.status === 503) }
    await sleep((response.retryAfter ?? 2) * 1000)
  }
}

/**
 * Makes a gift as a donor's page does: a page token, then the payment.
 * @param due when it should have started: a delay of the generator counts too
 */
export async function give(plan: GiftPlan, due: number, clock: () => number): Promise<GiftRecord> {
  const { port, host, address, cause, campaign, amountMinor, isSentTwice } = plan
  const attemptId = randomUUID()
  const call = (path: string, json: object) => send({ port, host, path, address, json })
  const start = await withRetries(() => call('/api/donation/start', { causeId: cause }))
  const token: unknown = start.response.status === 200 ? JSON.parse(start.response.body) : undefined
  const pageToken = String(Reflect.get(Object(Reflect.get(Object(token), 'data')), 'pageToken') ?? '')
  const body = {
    attemptId,
    pageToken,
    causeId: cause,
    ...(campaign ? { campaignId: campaign } : {}),
    amountMinor,
    currency: 'gbp',
    kind: 'once',
    giftAid: { claim: false },
    confirmationTokenId: 'demo_succeeds',
    donor: { name: 'Aisha Rahman', email: `donor-${attemptId}@example.org` },
  }
  const pay = () => withRetries(() => call('/api/stripePaymentProcess', body))
  const outcomes = pageToken ? await Promise.all(isSentTwice ? [pay(), pay()] : [pay()]) : [start]
  const durationMs = clock() - due
  const bestOutcome = outcomes.find(({ response }) => isPaid(response)) ?? outcomes[0] ?? start
  return {
    attemptId,
    amountMinor,
    at: due,
    durationMs,
    isPaid: isPaid(bestOutcome.response),
    status: bestOutcome.response.status,
    refused: start.refused + outcomes.reduce((sum, { refused }) => sum + refused, 0),
  }
}
