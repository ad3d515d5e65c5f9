import { resolvePath } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeFindings } from './describeImport.ts'

async function run(folder: string, options: TenantOptions): Promise<void> {
  const { exportFolder } = await import('@minaret/server/folder')
  const root = resolvePath(folder)
  const result = await withTenant(options.tenant, (store, id) => exportFolder(store, id, root))
  const errors = result.findings.filter(({ level }) => level === 'mistake')
  if (!options.json) {
    for (const line of result.lost) printNote(line)
    if (errors.length > 0)
      printNote(['Some stored content does not follow the current format:', ...describeFindings(errors)].join('\n'))
  }
  printResult(options, { folder, ...result }, () => `Wrote ${result.files.length} files to ${folder}.`)
}

/** `content export`: writes a mosque's content into a folder. */
export const exportCommand = () =>
  defineTenantCommand('export <folder>', {
    summary: 'Export all content of a mosque to an empty folder that content import can read',
    examples: ['content export al-huda --tenant al-huda'],
    details: 'Accounts, gifts and messages are not content and are not exported.',
  }).action(run)
