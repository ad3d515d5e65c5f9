import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '@minaret/foundation/db'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type PayoutItem, RightMissing } from '../providers/payouts.ts'
import { lastRead, type PayoutRead, readListed, saveRead, storePayout } from './store.ts'

/** What reading payouts needs. */
export type PayoutContext = { db: TenantDb; now: Date; log: Pick<FastifyBaseLogger, 'warn'> }

const day = 86_400_000
/** The first reading goes back so far. */
const first = 90 * day
/** Later ones look again at what is younger: one that was paid may still fail. */
const again = 35 * day

/** What stood in the way, where the provider said no or nothing. */
function problemOf(error: unknown): NonNullable<PayoutRead['problem']> {
  if (error instanceof RightMissing) {
    const { right, providerName: name } = error
    return { kind: 'right', right, ...(name ? { name } : {}) }
  }
  if (error instanceof ProviderRefusal) return { kind: 'refused' }
  if (error instanceof OutcomeUnknown) return { kind: 'unreachable' }
  throw error
}

/**
 * Reads an account's payouts, and of each that is new what it is made of. A refusal is stored, for the desk to say.
 * @returns what stood in the way, or nothing
 */
export async function readPayouts(context: PayoutContext, gateway: Gateway): Promise<PayoutRead['problem']> {
  const { db, now, log } = context
  const { accountId, mode } = gateway
  const since = new Date(now.getTime() - ((await db((tx) => lastRead(tx, accountId))) ? again : first))
  let problem: PayoutRead['problem']
  try {
    const listed = await db((tx) => readListed(tx, accountId))
    for await (const payout of gateway.payoutsSince(since)) {
      let items: PayoutItem[] | undefined
      // Payouts are listed with one right, and opened with another: without it the list is still worth having.
      if (payout.itemising === 'listed' && !listed.has(payout.id) && !problem)
        items = await gateway.payoutItems(payout.id).catch((error: unknown) => {
          problem = problemOf(error)
          return undefined
        })
      await db((tx) => storePayout(tx, { accountId, mode, payout, ...(items ? { items } : {}) }))
    }
  } catch (error) {
    problem = problemOf(error)
  }
  if (problem) log.warn({ account: accountId, problem }, 'payouts could not be read')
  await db((tx) => saveRead(tx, { accountId, now, ...(problem ? { problem } : {}) }))
  return problem
}

/**
 * Reads one payout again, as an event about it says to. A key without the right leaves it to the desk to say so.
 * @throws OutcomeUnknown, ProviderRefusal
 */
export async function readPayout(context: PayoutContext, gateway: Gateway, payoutId: string): Promise<void> {
  const { db, now } = context
  const { accountId, mode } = gateway
  try {
    const payout = await gateway.readPayout(payoutId)
    const items = payout.itemising === 'listed' ? await gateway.payoutItems(payoutId) : undefined
    await db((tx) => storePayout(tx, { accountId, mode, payout, ...(items ? { items } : {}) }))
  } catch (error) {
    if (!(error instanceof RightMissing)) throw error
    const problem = problemOf(error)
    await db((tx) => saveRead(tx, { accountId, now, problem }))
  }
}
