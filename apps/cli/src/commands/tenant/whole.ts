import { deleteMosque, exportMosque } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { writeOut } from '../frame/csv.ts'
import { mustName } from '../frame/mustName.ts'
import { withTenant } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function write(file: string, options: TenantOptions): Promise<void> {
  const read = await withTenant(options.tenant, ({ database }, id) => exportMosque(database, id, new Date()))
  await writeOut(file, JSON.stringify(read, undefined, 2), { mark: false })
  const rows = Object.values(read.tables).reduce((total, table) => total + table.length, 0)
  note(
    'It does not contain passwords, keys, or what parents wrote about their children (applications export --with-needs).',
  )
  tell(
    options,
    { file, tenant: read.slug, rows },
    () => `${file} contains all data of ${read.slug}: ${rows} rows. It contains personal data: store it securely.`,
  )
}

type DeleteOptions = TenantOptions & { yes?: boolean; withBooks?: boolean }

async function remove(options: DeleteOptions): Promise<void> {
  mustName(options)
  const slug = await withTenant(options.tenant, async ({ database, storage }, id, word) => {
    const ledgerNote = options.withBooks ? ', with its ledger' : ''
    await ask({
      what: `Everything of ${word} will be deleted permanently${ledgerNote}: its site, people and pictures. You can only restore it from a backup.`,
      word,
      yes: options.yes,
    })
    await deleteMosque({ database, storage }, id, { withBooks: options.withBooks === true, now: new Date() })
    return word
  })
  tell(options, { tenant: slug, deleted: true }, () => `${slug} is deleted. Backups still have it.`)
}

/** `tenant export`: everything of a mosque, in one file. */
export const exportCommand = () =>
  defineTenantCommand('export <file>', {
    summary: 'Export all data of a mosque to one JSON file, table by table; this is logged',
    examples: ['tenant export al-huda.json --tenant al-huda'],
    more: 'For people or programs to read. To export content as a folder, use "content export". To restore everything, use "backup".',
  }).action(write)

/** `tenant delete`: deletes a mosque and everything of it. */
export const deleteCommand = () =>
  defineTenantCommand('delete', {
    summary: 'Delete a mosque and all its data permanently',
    examples: ['tenant delete --tenant al-huda'],
    more: 'You cannot delete it while its ledger has real gifts of the last six years, which must be kept. "tenant suspend"\ncloses a site and deletes nothing.',
  })
    .option('--with-books', 'even if its ledger has real gifts of the last six years')
    .option('--yes', 'do not ask; needs --tenant')
    .action(remove)
