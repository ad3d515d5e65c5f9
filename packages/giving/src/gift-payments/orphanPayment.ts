import type { Gift } from '../records/giftStore.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { OperatorError } from '@minaret/foundation/base'

/** A payment that arrived for a closed gift: the provider holds it, and it is in no ledger. */
export type OrphanPayment = {
  intentId: string
  /** The amount not returned yet, according to the provider. */
  leftMinor: number
  /** The refunds included in that amount. Refunds made since are not among them. */
  refundIds: readonly string[]
}

/** Whether a card gift is closed, so that any payment for it came too late. */
export const isClosed = ({ how, state }: Pick<Gift, 'how' | 'state'>): boolean =>
  how === 'card' && state === 'abandoned'

/**
 * Asks the provider whether a payment arrived for a closed gift.
 * @returns undefined if the gift is not closed, or no payment arrived
 * @throws OperatorError if the provider does not respond; nothing has been recorded or requested then
 */
export async function readOrphanPayment(gateway: Gateway, gift: Gift): Promise<OrphanPayment | undefined> {
  if (!isClosed(gift)) return undefined
  return readPayment(gateway, gift).catch((error: unknown) => {
    if (error instanceof OutcomeUnknown)
      throw new OperatorError(
        'The payment provider did not respond, so we cannot tell what was paid for that gift. Nothing was changed: run the same command again in a minute.',
      )
    if (error instanceof ProviderRefusal) throw new OperatorError(error.message)
    throw error
  })
}

async function readPayment(gateway: Gateway, gift: Gift): Promise<OrphanPayment | undefined> {
  const since = gift.confirmingSince ?? gift.createdAt
  const intent = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  const isOwn = intent?.giftId === gift.id && intent.tenantId === gift.tenantId
  if (!isOwn || intent.status !== 'succeeded') return undefined
  const { refunds, disputes } = await gateway.returnsOf(intent.id)
  const returns = [
    ...refunds.filter(({ status }) => status !== 'failed'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  const returnedMinor = returns.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    intentId: intent.id,
    leftMinor: Math.max(0, intent.receivedMinor - returnedMinor),
    refundIds: refunds.map(({ id }) => id),
  }
}
