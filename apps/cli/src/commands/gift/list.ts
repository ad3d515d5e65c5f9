import { listOfflineGifts, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeGift } from './describeGift.ts'

const limit = 50

async function run(options: TenantOptions): Promise<void> {
  const gifts = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const gifts = await listOfflineGifts(database, id, limit)
    return gifts.map((gift) => describeGift({ gift, cause: gift.causeId }, timeZone))
  })
  printResult(options, gifts, () =>
    gifts.length === 0
      ? 'There are no manually recorded gifts yet.'
      : formatTable(
          gifts.map(({ reference, day, amount, currency, cause, how, donor, note, state }) => ({
            reference,
            day,
            amount: `${amount} ${currency.toUpperCase()}`,
            how,
            cause,
            donor,
            note,
            status: state === 'paid' ? '' : 'undone',
          })),
        ),
  )
}

/** `gift list`: manually recorded gifts, newest first. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: `List the last ${limit} manually recorded gifts; this is logged`,
    examples: ['gift list --tenant an-noor'],
    details: 'To export all gifts, use "donations export".',
  }).action(run)
