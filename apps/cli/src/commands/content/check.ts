import { OperatorError } from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { describeFindings } from './describeImport.ts'

type Options = CommonOptions & { all?: boolean }

async function run(folder: string, options: Options): Promise<void> {
  const { checkFolder, isImportable, mosqueFolders } = await import('@minaret/server/folder')
  const roots = options.all ? await mosqueFolders(resolvePath(folder)) : [resolvePath(folder)]
  const results: { folder: string; ok: boolean; findings: Awaited<ReturnType<typeof checkFolder>>['findings'] }[] = []
  for (const root of roots) {
    const result = await checkFolder(root)
    results.push({ folder: result.name, ok: isImportable(result), findings: result.findings })
  }
  const invalidResults = results.filter(({ ok }) => !ok)
  const lines = results.flatMap(({ folder: name, findings }) => [
    ...(options.all && findings.length > 0 ? [`${name}/`] : []),
    ...describeFindings(findings),
  ])
  const value = options.all ? { ok: invalidResults.length === 0, folders: results } : results[0]
  if (invalidResults.length > 0) {
    if (options.json) printResult(options, value, String)
    throw new OperatorError(lines.join('\n'))
  }
  printResult(options, value, () =>
    [...lines, `${options.all ? `${results.length} folders` : results[0]?.folder} can be imported.`].join('\n'),
  )
}

/** `content check`: lists every error in a mosque's folder. */
export const checkCommand = () =>
  defineCommand('check <folder>', {
    summary: "Check a mosque's folder for errors, without a database",
    examples: ['content check al-huda', 'content check --all mosques'],
    details: 'docs/mosque-folder.md explains the folder format.',
  })
    .option('--all', 'check every mosque in the folder')
    .action(run)
