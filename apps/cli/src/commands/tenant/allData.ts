import { deleteMosque, exportMosque } from '@minaret/server/operator'
import { confirm } from '../frame/confirm.ts'
import { writeTextFile } from '../frame/csv.ts'
import { requireTenant } from '../frame/requireTenant.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function exportAll(file: string, options: TenantOptions): Promise<void> {
  const data = await withTenant(options.tenant, ({ database }, id) => exportMosque(database, id, new Date()))
  await writeTextFile(file, JSON.stringify(data, undefined, 2), { mark: false })
  const rows = Object.values(data.tables).reduce((total, table) => total + table.length, 0)
  printNote(
    'It does not contain passwords, keys, or what parents wrote about their children (applications export --with-needs).',
  )
  printResult(
    options,
    { file, tenant: data.slug, rows },
    () => `${file} contains all data of ${data.slug}: ${rows} rows. It contains personal data: store it securely.`,
  )
}

type DeleteOptions = TenantOptions & { yes?: boolean; withBooks?: boolean }

async function remove(options: DeleteOptions): Promise<void> {
  requireTenant(options)
  const slug = await withTenant(options.tenant, async ({ database, storage }, id, slug) => {
    const ledgerNote = options.withBooks ? ', with its ledger' : ''
    await confirm({
      message: `All data of ${slug} will be permanently deleted${ledgerNote}: its site, people and pictures. You can only restore it from a backup.`,
      expectedInput: slug,
      yes: options.yes,
    })
    await deleteMosque({ database, storage }, id, { withBooks: options.withBooks === true, now: new Date() })
    return slug
  })
  printResult(options, { tenant: slug, deleted: true }, () => `${slug} is deleted. Existing backups still contain it.`)
}

/** `tenant export`: exports all of a mosque's data to one file. */
export const exportCommand = () =>
  defineTenantCommand('export <file>', {
    summary: 'Export all data of a mosque to one JSON file, table by table; this is logged',
    examples: ['tenant export al-huda.json --tenant al-huda'],
    details:
      'The file is for reading only. To export content as a folder, use "content export". To restore everything, use "backup".',
  }).action(exportAll)

/** `tenant delete`: deletes a mosque and all its data. */
export const deleteCommand = () =>
  defineTenantCommand('delete', {
    summary: 'Delete a mosque and all its data permanently',
    examples: ['tenant delete --tenant al-huda'],
    details:
      'A mosque whose ledger has real gifts from the last six years cannot be deleted, because these records must be kept. To\nclose a site without deleting anything, use "tenant suspend".',
  })
    .option('--with-books', 'delete it even if its ledger has real gifts from the last six years')
    .option('--yes', 'skip confirmation; requires --tenant')
    .action(remove)
