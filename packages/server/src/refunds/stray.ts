import type { Gift } from '../gifts/store.ts'
import type { Gateway } from '../payments/gateway.ts'

/** Money that came in for a gift that had been closed: it stands at the provider and in no books. */
export type Stray = {
  intentId: string
  /** What of it has not gone back, by the provider's word. */
  leftMinor: number
}

/** Whether a gift is one for which money can only have come late. */
export const isClosed = ({ how, state }: Pick<Gift, 'how' | 'state'>): boolean =>
  how === 'card' && state === 'abandoned'

/**
 * Asks the provider whether money came in for a closed gift after all.
 * @returns nothing for a gift that is not closed, and where none came
 */
export async function readStray(gateway: Gateway, gift: Gift): Promise<Stray | undefined> {
  if (!isClosed(gift)) return undefined
  const since = gift.confirmingSince ?? gift.createdAt
  const intent = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  const ours = intent?.giftId === gift.id && intent.tenantId === gift.tenantId
  if (!ours || intent.status !== 'succeeded') return undefined
  const { refunds, disputes } = await gateway.returnsOf(intent.id)
  const away = [
    ...refunds.filter(({ status }) => status !== 'failed'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  const awayMinor = away.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { intentId: intent.id, leftMinor: Math.max(0, intent.receivedMinor - awayMinor) }
}
