import type { Change, FolderFinding, ImportSummary, UnchangedItem, UnchangedSetting } from '@minaret/server/folder'

const describeFinding = ({ file, line, message }: FolderFinding) =>
  `  ${file}${line === undefined ? '' : `:${line}`}  ${message}`

const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Describes findings in two lists: errors and warnings. */
export function describeFindings(findings: readonly FolderFinding[]): string[] {
  const errors = findings.filter(({ level }) => level === 'mistake')
  const warnings = findings.filter(({ level }) => level === 'warning')
  return [
    ...(errors.length > 0 ? [`${pluralise(errors.length, 'error')}:`, ...errors.map(describeFinding)] : []),
    ...(warnings.length > 0 ? [`${pluralise(warnings.length, 'warning')}:`, ...warnings.map(describeFinding)] : []),
  ]
}

const changeSigns: Record<Change['what'], string> = { added: '+', changed: '~', removed: '-', hidden: '-' }

const describeChange = ({ what, kind, id, keys = [], note }: Change) =>
  `  ${changeSigns[what]} ${kind} ${id}${keys.length > 0 ? `: ${keys.join(', ')}` : ''}${note ? ` (${note})` : ''}`

const describeUnchangedSetting = ({ key, value }: UnchangedSetting) =>
  value === undefined
    ? `  = setting ${key} stays unset: it has been unset on the site since the last import. To set it: config set ${key}`
    : `  = setting ${key} stays ${value}: it has been changed on the site since the last import. To change it, edit mosque.yaml, or: config set ${key}`

const describeUnchangedItem = ({ kind, id, file }: UnchangedItem) =>
  `  = ${kind} ${id} is unchanged: staff have edited it at the desk, and ${file} has not changed since the last import`

const countChanges = ({ changes, unchanged }: ImportSummary) => {
  const count = (kind: Change['what']) => changes.filter((change) => change.what === kind).length
  const parts = [
    [count('added'), 'new'],
    [count('changed'), 'changed'],
    [count('removed'), 'removed'],
    [count('hidden'), 'hidden'],
    [unchanged, 'unchanged'],
  ] as const
  return (
    parts
      .filter(([number]) => number > 0)
      .map(([number, label]) => `${number} ${label}`)
      .join(', ') || 'nothing'
  )
}

/** Describes the changes of an import, or of a dry run. */
export function describeImport(summary: ImportSummary, dryRun = false): string[] {
  const { slug, made: created, changes } = summary
  const unchanged = [...summary.kept.map(describeUnchangedSetting), ...summary.stays.map(describeUnchangedItem)]
  const action = dryRun ? 'Nothing was changed. Importing would change' : 'Imported'
  if (changes.length === 0) return [...unchanged, `${slug} is already up to date: nothing has changed.`]
  return [
    ...changes.map(describeChange),
    ...unchanged,
    `${action} ${slug}${created ? ', a new mosque' : ''}: ${countChanges(summary)}.`,
  ]
}
