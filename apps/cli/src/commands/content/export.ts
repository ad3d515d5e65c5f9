import { fromHere } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { sayFindings } from './say.ts'

async function run(folder: string, options: TenantOptions): Promise<void> {
  const { exportFolder } = await import('@minaret/server/folder')
  const root = fromHere(folder)
  const exported = await withTenant(options.tenant, (store, id) => exportFolder(store, id, root))
  const mistakes = exported.findings.filter(({ level }) => level === 'mistake')
  if (!options.json) {
    for (const line of exported.lost) note(line)
    if (mistakes.length > 0)
      note(['Some stored content does not follow the current format:', ...sayFindings(mistakes)].join('\n'))
  }
  tell(options, { folder, ...exported }, () => `Wrote ${exported.files.length} files to ${folder}.`)
}

/** `content export`: writes a mosque's content into a folder. */
export const exportCommand = () =>
  defineTenantCommand('export <folder>', {
    summary: 'Export all content of a mosque to an empty folder that content import can read',
    examples: ['content export al-huda --tenant al-huda'],
    more: 'Accounts, gifts and messages are not content and are not exported.',
  }).action(run)
