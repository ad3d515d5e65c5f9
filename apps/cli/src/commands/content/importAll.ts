import type { FolderDone } from '@minaret/server/folder'
import { OperatorError } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { withStore } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { progress } from './progress.ts'
import { sayFindings } from './say.ts'

type Options = { json?: boolean; dryRun?: boolean; prune?: boolean; yes?: boolean }

/** What is printed per folder when there are many. */
const brief = (result: FolderDone) =>
  result.ok
    ? {
        folder: result.folder,
        ok: true,
        slug: result.imported.slug,
        made: result.imported.made,
        changes: result.imported.changes.length,
        kept: result.imported.kept,
        unchanged: result.imported.unchanged,
      }
    : { folder: result.folder, ok: false, findings: result.findings }

/** Imports every mosque in a folder, and shows progress. */
export async function importAll(root: string, options: Options): Promise<void> {
  const { importFolders, mosqueFolders } = await import('@minaret/server/folder')
  const folders = await mosqueFolders(root)
  if (options.prune && !options.dryRun)
    await ask({
      what: `Content of ${folders.length} mosques that is not in their folders will be deleted.`,
      word: String(folders.length),
      called: 'the number of mosques',
      yes: options.yes,
    })
  const results: FolderDone[] = []
  const bar = progress(folders.length, 'mosques')
  await withStore((store) =>
    importFolders(
      store,
      folders,
      { prune: options.prune, dryRun: options.dryRun },
      {
        stop: store.interrupted,
        done(result) {
          results.push(result)
          bar.step()
          if (result.ok) return
          bar.aside([`${result.folder}/ was skipped.`, ...sayFindings(result.findings)].join('\n'))
        },
      },
    ),
  ).finally(() => bar.end())
  const done = results.filter(({ ok }) => ok).length
  const changes = results.reduce((total, result) => total + (result.ok ? result.imported.changes.length : 0), 0)
  const left = folders.length - results.length
  const value = { ok: done === folders.length, took: bar.seconds(), folders: results.map(brief) }
  tell(options, value, () =>
    [
      `${options.dryRun ? 'Nothing was changed; these could be imported' : 'Imported'}: ${done} of ${folders.length} mosques, ${changes} changes, in ${bar.seconds().toFixed(1)} s.`,
      ...(left > 0
        ? [`${left} were not started. Run the same command again: what is already imported takes little time.`]
        : []),
    ].join('\n'),
  )
  const wrong = results.length - done
  if (wrong > 0)
    throw new OperatorError(
      `${wrong === 1 ? 'One folder has' : `${wrong} folders have`} mistakes, listed above. Fix them and run the same command again.`,
    )
}
