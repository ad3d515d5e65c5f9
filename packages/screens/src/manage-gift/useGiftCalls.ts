import type { Cycle, CycleAction } from '@minaret/contract'
import {
  type Settled,
  useChangeCard,
  useChangeCycle,
  useRefreshCycle,
  useRefreshOwnCycle,
  useManageCycle,
} from '@minaret/domain'
import { ownIdIn } from './reference.ts'

/** What a change of a regular gift says besides what is asked. */
type ChangeFields = { version?: number; until?: string; amountMinor?: number }
/** A new card, or what the bank said of one. */
type NewCardDetails = { confirmationTokenId?: string; setupIntentId?: string }

/** What the host is asked to do with a regular gift. */
export type CycleRequest =
  | ({ action: CycleAction } & ChangeFields)
  | ({ action: 'card' | 'finish' | 'check' } & NewCardDetails)
  | { action: 'view' }

/** The calls about one regular gift, whoever may make them. */
export type GiftCalls = {
  /** Never rejects. */
  run(asking: CycleRequest): Promise<Settled<Cycle>>
  /** Asks for it anew, while what is known of it stays on the page. */
  refresh(): Promise<unknown>
}

/**
 * A regular gift is changed by the link of an email, or by the session of whoever owns it.
 * @param solve solves the challenge that may stand before another card
 */
export function useGiftCalls(reference: string, solve?: (challenge: string) => Promise<string>): GiftCalls {
  const id = ownIdIn(reference)
  const { run: manage } = useManageCycle(solve)
  const refresh = useRefreshCycle(reference)
  const { run: change } = useChangeCycle()
  const { run: changeCard } = useChangeCard(solve)
  const refreshOwn = useRefreshOwnCycle()
  if (id === undefined) return { run: (asking) => manage({ reference, ...asking }), refresh }

  return {
    refresh: () => refreshOwn(id),
    async run(asking) {
      switch (asking.action) {
        case 'view':
          return refreshOwn(id).then(
            (data): Settled<Cycle> => ({ status: 'success', data, message: '' }),
            (error: Error): Settled<Cycle> => ({ status: 'failure', error }),
          )
        case 'card':
        case 'finish':
        case 'check': {
          const { action, ...said } = asking
          const settled = await changeCard({ id, action: action === 'card' ? 'start' : action, ...said })
          if (settled.status === 'failure') return { status: 'failure', error: settled.error }
          const { cycle, clientSecret, setupIntentId } = settled.data
          // An older host may leave it out.
          const data = cycle ?? (await refreshOwn(id))
          const intentType = setupIntentId ? 'setup' : 'payment'
          return {
            ...settled,
            data: clientSecret ? { ...data, act: { clientSecret, intentType, setupIntentId } } : data,
          }
        }
        default: {
          const { version = 0, ...said } = asking
          return change({ id, version, ...said })
        }
      }
    },
  }
}
