import type { RegularGift, RegularGiftAction } from '@minaret/contract'
import {
  type ActionOutcome,
  useChangeCard,
  useChangeRegularGift,
  useRefreshRegularGift,
  useRefreshOwnRegularGift,
  useManageRegularGift,
} from '@minaret/domain'
import { parseOwnId } from './reference.ts'

/** Further fields of a change. */
type ChangeFields = { version?: number; until?: string; amountMinor?: number }
/** A new card, or the result of its bank check. */
type NewCardDetails = { confirmationTokenId?: string; setupIntentId?: string }

/** A request for a regular gift. */
export type RegularGiftRequest =
  | ({ action: RegularGiftAction } & ChangeFields)
  | ({ action: 'card' | 'finish' | 'check' } & NewCardDetails)
  | { action: 'view' }

/** The calls for one regular gift. */
export type GiftCalls = {
  /** Never rejects. */
  run(request: RegularGiftRequest): Promise<ActionOutcome<RegularGift>>
  /** Reloads it while the old data stays on the page. */
  refresh(): Promise<unknown>
}

/**
 * The calls that change a regular gift, authorised by a link from an email or by its donor's session.
 * @param solve solves the challenge that the server may require for a new card
 */
export function useGiftCalls(reference: string, solve?: (challenge: string) => Promise<string>): GiftCalls {
  const id = parseOwnId(reference)
  const { run: manage } = useManageRegularGift(solve)
  const refresh = useRefreshRegularGift(reference)
  const { run: change } = useChangeRegularGift()
  const { run: changeCard } = useChangeCard(solve)
  const refreshOwn = useRefreshOwnRegularGift()
  if (id === undefined) return { run: (request) => manage({ reference, ...request }), refresh }

  return {
    refresh: () => refreshOwn(id),
    async run(request) {
      switch (request.action) {
        case 'view':
          return refreshOwn(id).then(
            (data): ActionOutcome<RegularGift> => ({ status: 'success', data, message: '' }),
            (error: Error): ActionOutcome<RegularGift> => ({ status: 'failure', error }),
          )
        case 'card':
        case 'finish':
        case 'check': {
          const { action, ...fields } = request
          const outcome = await changeCard({ id, action: action === 'card' ? 'start' : action, ...fields })
          if (outcome.status === 'failure') return { status: 'failure', error: outcome.error }
          const { cycle, clientSecret, setupIntentId } = outcome.data
          // An older server may omit the cycle.
          const data = cycle ?? (await refreshOwn(id))
          const intentType = setupIntentId ? 'setup' : 'payment'
          return {
            ...outcome,
            data: clientSecret ? { ...data, act: { clientSecret, intentType, setupIntentId } } : data,
          }
        }
        default: {
          const { version = 0, ...fields } = request
          return change({ id, version, ...fields })
        }
      }
    },
  }
}
