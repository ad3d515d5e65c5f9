import { loadTenant, reverseOfflineGift } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeGift } from './describeGift.ts'

async function run(giftId: string, options: TenantOptions): Promise<void> {
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const gift = await reverseOfflineGift(database, id, giftId, new Date())
    return describeGift({ gift, cause: gift.causeId }, timeZone)
  })
  printResult(
    options,
    result,
    () =>
      `${result.reference} is undone: the ledger shows ${result.amount} ${result.currency.toUpperCase()} on ${result.day}, and the same amount deducted today.`,
  )
}

/** `gift undo`: reverses a gift recorded by mistake. */
export const undoCommand = () =>
  defineTenantCommand('undo <gift>', {
    summary: 'Undo a gift recorded by mistake; both entries stay in the ledger',
    examples: ['gift undo --tenant an-noor K3F7-9QXA'],
    details: 'Use the reference or id of the gift, from "gift list".',
  }).action(run)
