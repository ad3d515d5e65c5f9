import { moveToDatabase } from '@minaret/server/operator'
import { readMoveTarget } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { address: string; filesAreThere?: boolean }

async function run(options: Options): Promise<void> {
  const url = readMoveTarget()
  const { address, filesAreThere = false } = options
  const result = await withTenant(options.tenant, async ({ database, secrets }, id, slug) => ({
    slug,
    ...(await moveToDatabase(id, url, {
      source: database,
      secrets,
      address,
      filesAreShared: filesAreThere,
      log: printNote,
    })),
  }))
  printResult(options, { tenant: result.slug, address, rows: result.rows, pauseMs: result.pause }, () =>
    [
      `${result.slug} has moved to the servers at ${address}: ${result.rows} rows. Writes were paused for ${result.pause} ms.`,
      'The old servers forward its requests. Point its host names at the new servers when you are ready. Staff now log in to the desk on the new servers.',
      `Once no more requests are forwarded, delete the copy here: npm run minaret -- tenant delete --tenant ${result.slug}`,
    ].join('\n'),
  )
}

/** `tenant move`: moves a mosque to another database while its site stays open. */
export const moveCommand = () =>
  defineTenantCommand('move', {
    summary: 'Move a mosque to another database and its servers while its site stays open',
    examples: ['tenant move --tenant al-huda --address http://10.0.0.5:3000'],
    details:
      'The database is read from MOVE_TO_DATABASE_URL. Both need the same version, SECRETS_KEY and STORAGE_URL.\nIf it is interrupted, run it again to continue. docs/scale.md describes the whole procedure.',
  })
    .requiredOption('--address <url>', 'the address of the new servers, as reached from the current ones')
    .option(
      '--files-are-there',
      'the new servers use a different STORAGE_URL, and you have copied the mosque’s files to it',
    )
    .action(run)
