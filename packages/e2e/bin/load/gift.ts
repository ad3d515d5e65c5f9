import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpResponse, send } from './http.ts'

/** One donor's gift, as the generator knows it: the database is compared with this. */
export type GiftRecord = {
  attemptId: string
  amountMinor: number
  /** When it was due to begin, in milliseconds of the run, and how long token and payment took together. */
  at: number
  took: number
  /** Paid as the page heard it; what was heard otherwise is told by its status. */
  paid: boolean
  status: number
  /** How often the server asked it to come again. */
  refused: number
}

/** What a gift needs to be given. */
export type GiftPlan = {
  port: number
  host: string
  address: string
  cause: string
  campaign?: string
  amountMinor: number
  /** Sends the payment twice at the same moment, as an impatient donor does. */
  twice: boolean
}

const isPaid = ({ status, body }: HttpResponse): boolean => status === 200 && /"state":"paid"/.test(body)

/** A refused call is sent again when the server said, three times at most; a page does the same. */
async function persist(attempt: () => Promise<HttpResponse>): Promise<{ response: HttpResponse; refused: number }> {
  for (let refused = 0; ; refused += 1) {
    const response = await attempt()
    if (response.status !== 503 || refused === 3)
      return { response, refused: refused + Number(response.status === 503) }
    await sleep((response.retryAfter ?? 2) * 1000)
  }
}

/**
 * Gives as a donor's page does: a page token, then the payment.
 * @param due when it should have begun: waiting because the generator was late counts, too
 */
export async function give(plan: GiftPlan, due: number, clock: () => number): Promise<GiftRecord> {
  const { port, host, address, cause, campaign, amountMinor, twice } = plan
  const attemptId = randomUUID()
  const call = (path: string, json: object) => send({ port, host, path, address, json })
  const start = await persist(() => call('/api/donation/start', { causeId: cause }))
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
  const pay = () => persist(() => call('/api/stripePaymentProcess', body))
  const outcomes = pageToken ? await Promise.all(twice ? [pay(), pay()] : [pay()]) : [start]
  const took = clock() - due
  const best = outcomes.find(({ response }) => isPaid(response)) ?? outcomes[0] ?? start
  return {
    attemptId,
    amountMinor,
    at: due,
    took,
    paid: isPaid(best.response),
    status: best.response.status,
    refused: start.refused + outcomes.reduce((sum, { refused }) => sum + refused, 0),
  }
}
