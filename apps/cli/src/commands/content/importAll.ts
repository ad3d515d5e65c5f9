import type { FolderResult } from '@minaret/server/folder'
import { OperatorError } from '@minaret/server/operator'
import { confirm } from '../frame/confirm.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { showProgress } from './progress.ts'
import { describeFindings } from './describeImport.ts'

type Options = { json?: boolean; dryRun?: boolean; prune?: boolean; yes?: boolean }

/** Summarises the result of one of many folders. */
const summarise = (result: FolderResult) =>
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
    await confirm({
      message: `Content of ${folders.length} mosques that is not in their folders will be deleted.`,
      expectedInput: String(folders.length),
      inputName: 'the number of mosques',
      yes: options.yes,
    })
  const results: FolderResult[] = []
  const progressBar = showProgress(folders.length, 'mosques')
  await withStore((store) =>
    importFolders(
      store,
      folders,
      { prune: options.prune, dryRun: options.dryRun },
      {
        stop: store.interrupted,
        done(result) {
          results.push(result)
          progressBar.step()
          if (result.ok) return
          progressBar.printAbove([`${result.folder}/ was skipped.`, ...describeFindings(result.findings)].join('\n'))
        },
      },
    ),
  ).finally(() => progressBar.end())
  const successCount = results.filter(({ ok }) => ok).length
  const changes = results.reduce((total, result) => total + (result.ok ? result.imported.changes.length : 0), 0)
  const remainingCount = folders.length - results.length
  const value = { ok: successCount === folders.length, took: progressBar.seconds(), folders: results.map(summarise) }
  printResult(options, value, () =>
    [
      `${options.dryRun ? 'Nothing was changed; these could be imported' : 'Imported'}: ${successCount} of ${folders.length} mosques, ${changes} changes, in ${progressBar.seconds().toFixed(1)} s.`,
      ...(remainingCount > 0
        ? [`${remainingCount} not started. Run the same command again: unchanged mosques take little time.`]
        : []),
    ].join('\n'),
  )
  const failureCount = results.length - successCount
  if (failureCount > 0)
    throw new OperatorError(
      `${failureCount === 1 ? '1 folder has' : `${failureCount} folders have`} errors, listed above. Fix them and run the same command again.`,
    )
}
