import { loadTenant, reverseOfflineGift } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { giftInWords } from './inWords.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const undone = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const gift = await reverseOfflineGift(database, id, typed, new Date())
    return giftInWords({ gift, cause: gift.causeId }, timeZone)
  })
  tell(
    options,
    undone,
    () =>
      `${undone.reference} is undone: the ledger shows ${undone.amount} ${undone.currency.toUpperCase()} on ${undone.day}, and the same amount deducted today.`,
  )
}

/** `gift undo`: reverses a gift recorded by mistake. */
export const undoCommand = () =>
  defineTenantCommand('undo <gift>', {
    summary: 'Undo a gift recorded by mistake; both entries stay in the ledger',
    examples: ['gift undo --tenant an-noor K3F7-9QXA'],
    more: 'Use the reference or id of the gift; "gift list" shows them.',
  }).action(run)
