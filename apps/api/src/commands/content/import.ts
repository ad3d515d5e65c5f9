import { findTenantId, OperatorError } from '@minaret/server/operator'
import type { ImportOptions } from '@minaret/server/folder'
import { fromHere } from '../../env.ts'
import { ask } from '../frame/ask.ts'
import { mustName } from '../frame/mustName.ts'
import { type CommandStore, findMosque, withStore } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, verb } from '../frame/verb.ts'
import { importAll } from './importAll.ts'
import { sayFindings, sayImported } from './say.ts'

type Options = TenantOptions & { all?: boolean; dryRun?: boolean; prune?: boolean; yes?: boolean }

/** A folder goes where its mosque.yaml says; `--tenant` only makes sure of it. */
async function mustBeFor(store: CommandStore, slug: string, tenant: string | undefined): Promise<void> {
  if (tenant === undefined) return
  const { id } = await findMosque(store, tenant)
  if ((await findTenantId(store.database, slug)) !== id)
    throw new OperatorError(
      `mosque.yaml says that the folder is of ${slug}, and --tenant names ${tenant}. Nothing was done: choose the right one of the two.`,
    )
}

async function importOne(root: string, options: Options): Promise<void> {
  const { checkFolder, importFolder, isSound } = await import('@minaret/server/folder')
  const folder = await checkFolder(root)
  const refuse = (findings: typeof folder.findings): never => {
    if (options.json) tell(options, { ok: false, folder: folder.name, findings }, String)
    throw new OperatorError(
      `${folder.name} was not imported, and nothing has changed.\n${sayFindings(findings).join('\n')}`,
    )
  }
  const { mosque } = folder
  if (!mosque || !isSound(folder)) return refuse(folder.findings)
  const how: ImportOptions = { prune: options.prune, dryRun: options.dryRun }
  const result = await withStore(async (store) => {
    await mustBeFor(store, mosque.slug, options.tenant)
    if (options.prune && !options.dryRun) {
      const would = await importFolder(store, folder, { ...how, dryRun: true })
      const gone = would.ok ? would.imported.changes.filter(({ what }) => what === 'removed' || what === 'hidden') : []
      const list = gone.map(({ kind, id }) => `  - ${kind} ${id}`).join('\n')
      if (gone.length > 0)
        await ask({
          what: `These are not in the folder and will be taken away:\n${list}`,
          word: mosque.slug,
          yes: options.yes,
        })
    }
    return importFolder(store, folder, { ...how, stop: store.interrupted })
  })
  if (!result.ok) return refuse(result.findings)
  if (!options.json) for (const line of sayFindings(folder.findings)) note(line)
  tell(options, { ...result, folder: folder.name, dryRun: options.dryRun === true, findings: folder.findings }, () =>
    sayImported(result.imported, options.dryRun).join('\n'),
  )
}

async function run(folder: string, options: Options): Promise<void> {
  if (!options.all) {
    if (options.prune && !options.dryRun) mustName(options)
    return importOne(fromHere(folder), options)
  }
  if (options.tenant !== undefined)
    throw new UsageError('With --all each folder goes to the mosque its mosque.yaml names. Leave --tenant out.')
  return importAll(fromHere(folder), options)
}

/** `content import`: puts a folder in place of what a mosque has. */
export const importVerb = () =>
  verb('import <folder>', {
    says: "Put a mosque's folder onto its site; makes the mosque where there is none",
    examples: ['content import al-huda --dry-run', 'content import al-huda', 'content import --all mosques'],
    more: 'docs/mosque-folder.md says how such a folder is written. With one mistake in it nothing is changed.',
  })
    .option('--tenant <name>', 'make sure that it is the folder of this mosque, by its short name or host name')
    .option('--all', 'import every mosque in the folder')
    .option('--dry-run', 'only tell what would change')
    .option('--prune', 'take away what came from the folder and is not in it any more; asks first')
    .option('--yes', 'do not ask; of one folder it wants --tenant')
    .action(run)
