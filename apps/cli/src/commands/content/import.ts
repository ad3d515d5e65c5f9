import { findTenantId, OperatorError } from '@minaret/server/operator'
import type { ImportOptions } from '@minaret/server/folder'
import { resolvePath } from '../../env.ts'
import { confirm } from '../frame/confirm.ts'
import { requireTenant } from '../frame/requireTenant.ts'
import { type CommandStore, findMosque, withStore } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineCommand } from '../frame/defineCommand.ts'
import { importAll } from './importAll.ts'
import { describeFindings, describeImport } from './describeImport.ts'

type Options = TenantOptions & { all?: boolean; dryRun?: boolean; prune?: boolean; overwrite?: boolean; yes?: boolean }

/**
 * Checks that the folder is for the mosque in `--tenant`: its `mosque.yaml` determines which mosque is imported.
 */
async function checkTenant(store: CommandStore, slug: string, tenant: string | undefined): Promise<void> {
  if (tenant === undefined) return
  const { id } = await findMosque(store, tenant)
  if ((await findTenantId(store.database, slug)) !== id)
    throw new OperatorError(`mosque.yaml is for ${slug}, but --tenant is ${tenant}. Nothing was changed.`)
}

async function importOne(root: string, options: Options): Promise<void> {
  const { checkFolder, importFolder, isImportable } = await import('@minaret/server/folder')
  const folder = await checkFolder(root)
  const reject = (findings: typeof folder.findings): never => {
    if (options.json) printResult(options, { ok: false, folder: folder.name, findings }, String)
    throw new OperatorError(
      `${folder.name} was not imported, and nothing has changed.\n${describeFindings(findings).join('\n')}`,
    )
  }
  const { mosque } = folder
  if (!mosque || !isImportable(folder)) return reject(folder.findings)
  const importOptions: ImportOptions = { prune: options.prune, dryRun: options.dryRun, overwrite: options.overwrite }
  const result = await withStore(async (store) => {
    await checkTenant(store, mosque.slug, options.tenant)
    if (options.prune && !options.dryRun) {
      const dryRunResult = await importFolder(store, folder, { ...importOptions, dryRun: true })
      const removedItems = dryRunResult.ok
        ? dryRunResult.imported.changes.filter(({ what }) => what === 'removed' || what === 'hidden')
        : []
      const list = removedItems.map(({ kind, id }) => `  - ${kind} ${id}`).join('\n')
      if (removedItems.length > 0)
        await confirm({
          message: `These items are not in the folder and will be deleted:\n${list}`,
          expectedInput: mosque.slug,
          yes: options.yes,
        })
    }
    return importFolder(store, folder, { ...importOptions, stop: store.interrupted })
  })
  if (!result.ok) return reject(result.findings)
  if (!options.json) for (const line of describeFindings(folder.findings)) printNote(line)
  printResult(
    options,
    { ...result, folder: folder.name, dryRun: options.dryRun === true, findings: folder.findings },
    () => describeImport(result.imported, options.dryRun).join('\n'),
  )
}

async function run(folder: string, options: Options): Promise<void> {
  if (!options.all) {
    if (options.prune && !options.dryRun) requireTenant(options)
    return importOne(resolvePath(folder), options)
  }
  if (options.tenant !== undefined)
    throw new UsageError('--all imports each folder to the mosque in its mosque.yaml: leave out --tenant.')
  return importAll(resolvePath(folder), options)
}

/** `content import`: replaces a mosque's content with a folder. */
export const importCommand = () =>
  defineCommand('import <folder>', {
    summary: "Import a mosque's folder to its site, creating the mosque if necessary",
    examples: ['content import al-huda --dry-run', 'content import al-huda', 'content import --all mosques'],
    details: 'docs/mosque-folder.md explains the folder format. If the folder has any error, nothing is changed.',
  })
    .option('--tenant <name>', 'check that the folder is for this mosque (short name or host name)')
    .option('--all', 'import every mosque in the folder')
    .option('--dry-run', 'show the changes without importing')
    .option('--prune', 'delete imported content that is no longer in the folder, after confirmation')
    .option('--overwrite', 'overwrite changes that staff have made at the desk')
    .option('--yes', 'skip confirmation; requires --tenant when importing one folder')
    .action(run)
