import { ask } from '../frame/ask.ts'
import { mustName } from '../frame/mustName.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { loadOffice } from './office.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(options: Options): Promise<void> {
  mustName(options)
  const { purgeDemonstration } = await loadOffice()
  const purged = await withTenant(options.tenant, async ({ database }, id, word) => {
    const what = `Every gift the demonstration of ${word} has taken goes for ever, with its receipts. Real money and tests stay.`
    await ask({ what, word, yes: options.yes })
    return { tenant: word, ...(await purgeDemonstration(database, id)) }
  })
  tell(options, purged, () =>
    [
      `${purged.gifts} ${purged.gifts === 1 ? 'gift' : 'gifts'} and ${purged.cycles} regular ${purged.cycles === 1 ? 'one' : 'ones'} of the demonstration are gone.`,
      'Its next one begins anew.',
    ].join('\n'),
  )
}

/** `payments purge-demo`: takes a demonstration's gifts away. */
export const purgeDemoVerb = () =>
  tenantVerb('purge-demo', {
    says: 'Take away everything a demonstration of payments has left behind; no real money is touched',
    examples: ['payments purge-demo --tenant an-noor'],
  })
    .option('--yes', 'do not ask; wants --tenant')
    .action(run)
