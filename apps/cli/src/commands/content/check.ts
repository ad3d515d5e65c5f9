import { OperatorError } from '@minaret/server/operator'
import { fromHere } from '../../env.ts'
import { tell } from '../frame/tell.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { sayFindings } from './say.ts'

type Options = CommonOptions & { all?: boolean }

async function run(folder: string, options: Options): Promise<void> {
  const { checkFolder, isSound, mosqueFolders } = await import('@minaret/server/folder')
  const roots = options.all ? await mosqueFolders(fromHere(folder)) : [fromHere(folder)]
  const results: { folder: string; ok: boolean; findings: Awaited<ReturnType<typeof checkFolder>>['findings'] }[] = []
  for (const root of roots) {
    const checked = await checkFolder(root)
    results.push({ folder: checked.name, ok: isSound(checked), findings: checked.findings })
  }
  const wrong = results.filter(({ ok }) => !ok)
  const lines = results.flatMap(({ folder: name, findings }) => [
    ...(options.all && findings.length > 0 ? [`${name}/`] : []),
    ...sayFindings(findings),
  ])
  const value = options.all ? { ok: wrong.length === 0, folders: results } : results[0]
  if (wrong.length > 0) {
    if (options.json) tell(options, value, String)
    throw new OperatorError(lines.join('\n'))
  }
  tell(options, value, () =>
    [...lines, `${options.all ? `${results.length} folders` : results[0]?.folder} can be imported.`].join('\n'),
  )
}

/** `content check`: lists every mistake in a mosque's folder. */
export const checkCommand = () =>
  defineCommand('check <folder>', {
    summary: "Check a mosque's folder for mistakes, without a database",
    examples: ['content check al-huda', 'content check --all mosques'],
    more: 'docs/mosque-folder.md explains the folder format.',
  })
    .option('--all', 'check every mosque in the folder')
    .action(run)
