import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '@minaret/foundation/db'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type PayoutItem, MissingPermission } from '../providers/payouts.ts'
import { findLastReadAt, type PayoutRead, readItemisedIds, saveRead, storePayout } from './store.ts'

/** The context of reading payouts. */
export type PayoutContext = { db: TenantDb; now: Date; log: Pick<FastifyBaseLogger, 'warn'> }

const dayMs = 86_400_000
/** The period of the first reading. */
const firstPeriodMs = 90 * dayMs
/** The period of later readings; it goes back this far because a paid payout may still fail. */
const laterPeriodMs = 35 * dayMs

/** Converts a provider error to a stored problem. */
function problemOf(error: unknown): NonNullable<PayoutRead['problem']> {
  if (error instanceof MissingPermission) {
    const { right, providerName: name } = error
    return { kind: 'right', right, ...(name ? { name } : {}) }
  }
  if (error instanceof ProviderRefusal) return { kind: 'refused' }
  if (error instanceof OutcomeUnknown) return { kind: 'unreachable' }
  throw error
}

/**
 * Reads an account's payouts and the items of new ones. A problem is stored for the desk.
 * @returns the problem, or undefined
 */
export async function readPayouts(context: PayoutContext, gateway: Gateway): Promise<PayoutRead['problem']> {
  const { db, now, log } = context
  const { accountId, mode } = gateway
  const since = new Date(
    now.getTime() - ((await db((tx) => findLastReadAt(tx, accountId))) ? laterPeriodMs : firstPeriodMs),
  )
  let problem: PayoutRead['problem']
  try {
    const itemisedIds = await db((tx) => readItemisedIds(tx, accountId))
    for await (const payout of gateway.payoutsSince(since)) {
      let items: PayoutItem[] | undefined
      // Listing payouts and reading their items need different rights; the list is useful alone.
      if (payout.itemising === 'listed' && !itemisedIds.has(payout.id) && !problem)
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
 * Reads one payout after an event. A missing right is stored for the desk.
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
    if (!(error instanceof MissingPermission)) throw error
    const problem = problemOf(error)
    await db((tx) => saveRead(tx, { accountId, now, problem }))
  }
}
