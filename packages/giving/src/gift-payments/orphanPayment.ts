import type { Gift } from '../records/giftStore.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { OperatorError } from '@minaret/foundation/base'

/** Money that came in for a gift that had been closed: it stands at the provider and in no ledger. */
export type OrphanPayment = {
  intentId: string
  /** What of it has not gone back, by the provider's word. */
  leftMinor: number
  /** The refunds that word takes into account. One that was taken since is not among them. */
  refundIds: readonly string[]
}

/** Whether a gift is one for which money can only have come late. */
export const isClosed = ({ how, state }: Pick<Gift, 'how' | 'state'>): boolean =>
  how === 'card' && state === 'abandoned'

/**
 * Asks the provider whether money came in for a closed gift after all.
 * @returns nothing for a gift that is not closed, and where none came
 * @throws OperatorError when the provider does not say, before anything is written down or asked for
 */
export async function readOrphanPayment(gateway: Gateway, gift: Gift): Promise<OrphanPayment | undefined> {
  if (!isClosed(gift)) return undefined
  return ask(gateway, gift).catch((error: unknown) => {
    if (error instanceof OutcomeUnknown)
      throw new OperatorError(
        'The payment provider did not respond, so we cannot tell what was paid for that gift. Nothing was changed: run the same command again in a minute.',
      )
    if (error instanceof ProviderRefusal) throw new OperatorError(error.message)
    throw error
  })
}

async function ask(gateway: Gateway, gift: Gift): Promise<OrphanPayment | undefined> {
  const since = gift.confirmingSince ?? gift.createdAt
  const intent = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  const ours = intent?.giftId === gift.id && intent.tenantId === gift.tenantId
  if (!ours || intent.status !== 'succeeded') return undefined
  const { refunds, disputes } = await gateway.returnsOf(intent.id)
  const returned = [
    ...refunds.filter(({ status }) => status !== 'failed'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  const returnedMinor = returned.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    intentId: intent.id,
    leftMinor: Math.max(0, intent.receivedMinor - returnedMinor),
    refundIds: refunds.map(({ id }) => id),
  }
}
