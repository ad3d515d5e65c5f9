import { loadTenant, undoGift } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { giftInWords } from './inWords.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const undone = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const gift = await undoGift(database, id, typed, new Date())
    return giftInWords({ gift, cause: gift.causeId }, timeZone)
  })
  tell(
    options,
    undone,
    () =>
      `${undone.reference} is taken back: the books show ${undone.amount} ${undone.currency.toUpperCase()} of ${undone.day}, and the same less today.`,
  )
}

/** `gift undo`: takes back what was written down by mistake. */
export const undoVerb = () =>
  tenantVerb('undo <gift>', {
    says: 'Take back a gift that was written down by mistake; both stand in the books',
    examples: ['gift undo --tenant an-noor K3F7-9QXA'],
    more: 'The gift is named by its reference or its id; "gift list" shows them.',
  }).action(run)
