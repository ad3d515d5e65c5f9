import { listOfflineGifts, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { giftInWords } from './inWords.ts'

const most = 50

async function run(options: TenantOptions): Promise<void> {
  const listed = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const gifts = await listOfflineGifts(database, id, most)
    return gifts.map((gift) => giftInWords({ gift, cause: gift.causeId }, timeZone))
  })
  tell(options, listed, () =>
    listed.length === 0
      ? 'No gifts have been recorded by hand yet.'
      : table(
          listed.map(({ reference, day, amount, currency, cause, how, donor, note, state }) => ({
            reference,
            day,
            amount: `${amount} ${currency.toUpperCase()}`,
            how,
            cause,
            donor,
            note,
            is: state === 'paid' ? '' : 'undone',
          })),
        ),
  )
}

/** `gift list`: manually recorded gifts, newest first. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: `List the last ${most} gifts recorded by hand; this is logged`,
    examples: ['gift list --tenant an-noor'],
    more: '"donations export" has all gifts.',
  }).action(run)
