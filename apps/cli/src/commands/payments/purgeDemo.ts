import { confirm } from '../frame/confirm.ts'
import { requireTenant } from '../frame/requireTenant.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin } from './adminContext.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(options: Options): Promise<void> {
  requireTenant(options)
  const { purgeDemonstration } = await loadAdmin()
  const result = await withTenant(options.tenant, async ({ database }, id, slug) => {
    const message = `All demonstration gifts of ${slug} will be deleted permanently, with their receipts. Real and test gifts stay.`
    await confirm({ message, expectedInput: slug, yes: options.yes })
    return { tenant: slug, ...(await purgeDemonstration(database, id)) }
  })
  printResult(options, result, () =>
    [
      `Deleted ${result.gifts} ${result.gifts === 1 ? 'gift' : 'gifts'} and ${result.cycles} regular ${result.cycles === 1 ? 'gift' : 'gifts'} of the demonstration.`,
      'The next demonstration starts from scratch.',
    ].join('\n'),
  )
}

/** `payments purge-demo`: deletes a demonstration's gifts. */
export const purgeDemoCommand = () =>
  defineTenantCommand('purge-demo', {
    summary: 'Delete all demonstration gifts; real gifts are not affected',
    examples: ['payments purge-demo --tenant an-noor'],
  })
    .option('--yes', 'skip confirmation; requires --tenant')
    .action(run)
