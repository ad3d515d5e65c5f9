import path from 'node:path'
import { z } from 'zod'
import { and, asc, eq, not } from 'drizzle-orm'
import { parseConfig } from '@minaret/plans'
import { addDays, writeTimetable } from '@minaret/timetable'
import { settings as settingsTable, type Database, type Tx, hostnames, origins, tenants } from '@minaret/foundation/db'
import type { OriginalFiles } from '@minaret/foundation/files'
import { loadTimetable } from '@minaret/times/prayer'
import { checkFolder } from './check.ts'
import type { ReadingContext } from './codecs/context.ts'
import { fieldsOf } from './codecs/fields.ts'
import { writeDrafts } from './export/drafts.ts'
import { assertEmpty, writeNewFile } from './export/files.ts'
import { encodeMosque } from './export/mosque.ts'
import { collectOriginals, type Originals } from './export/refs.ts'
import { writePage, writeYaml } from './export/yaml.ts'
import type { FolderFinding } from './findings.ts'
import { kinds } from './kinds/index.ts'
import { isList, type Kind, type Row } from './kinds/kind.ts'
import { mosqueFile } from './mosque/mosque.ts'
import { scheduleFile, writeSchedule } from './mosque/schedule.ts'
import { writeTranslations } from './export/translations.ts'
import { readRows } from './store/rows.ts'
import { contentColumnsOf } from './store/compare.ts'
import { readSchedule } from './store/times.ts'

/** The result of an export. */
export type ExportResult = {
  /** Paths of the files, sorted. */
  files: string[]
  /** Messages about data that could not be exported. */
  lost: string[]
  /** The findings of a check of the exported folder. */
  findings: FolderFinding[]
}

async function readIdentity(tx: Tx, tenantId: string) {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, tenantId))
  if (!tenant) throw new Error('This mosque no longer exists.')
  const hostnameRows = await tx
    .select()
    .from(hostnames)
    .where(and(eq(hostnames.tenantId, tenantId), not(hostnames.own)))
    .orderBy(asc(hostnames.position), asc(hostnames.hostname))
  const originRows = await tx.select().from(origins).where(eq(origins.tenantId, tenantId)).orderBy(asc(origins.origin))
  const items = await tx.select().from(settingsTable).orderBy(asc(settingsTable.key))
  const config = parseConfig(items)
  return {
    slug: tenant.slug,
    hostnames: hostnameRows.map(({ hostname }) => hostname),
    origins: originRows.map(({ origin }) => origin),
    settings: new Map(items.map(({ key, value }) => [key, value])),
    currency: config.payment.currencies[0] ?? 'gbp',
    config,
  }
}

/** Sorts rows in the same order as on the site. */
const sortRows = (rows: Map<string, Row>) =>
  [...rows].toSorted(
    ([a, { position: first }], [b, { position: second }]) =>
      Number(first ?? 0) - Number(second ?? 0) || (a < b ? -1 : 1),
  )

/** Returns the files of a kind, with their contents. */
async function filesOfKind(
  tx: Tx,
  kind: Kind,
  context: ReadingContext,
  originals: Originals,
): Promise<[string, string][]> {
  const rows = sortRows(await readRows(tx, kind))
  if (rows.length === 0) return []
  const codec = kind.codec(fieldsOf(context))
  const entries: { id: string; value: object }[] = []
  const encodedRows = new Map<string, Row>()
  for (const [id, row] of rows) {
    const { fromAt, position, ...rest } = await originals.refs({
      ...contentColumnsOf(kind, row),
      ...onceColumns(kind, row),
    })
    // An announcement that has started has no start time in the export.
    const hasStarted = kind.name === 'announcement' && fromAt instanceof Date && fromAt <= context.now
    const columns = isList(kind) ? { id, ...rest } : 'position' in kind.table ? { ...rest, position } : rest
    const entry = 'fromAt' in kind.table ? { ...columns, fromAt: hasStarted ? null : fromAt } : columns
    encodedRows.set(id, entry)
    entries.push({ id, value: Object(await z.encodeAsync(codec, entry)) })
  }
  const translationFiles = await writeTranslations(tx, kind, encodedRows, async (row) => {
    const value: object = Object(await z.encodeAsync(codec, row))
    return value
  })
  if (isList(kind)) return [[kind.at.list, writeYaml(entries.map(({ value }) => value))], ...translationFiles]
  const folder = 'folder' in kind.at ? kind.at.folder : ''
  return [
    ...entries.map(({ id, value }): [string, string] => [`${folder}/${id}.md`, writePage(value)]),
    ...translationFiles,
  ]
}

const onceColumns = (kind: Kind, row: Row): Row =>
  Object.fromEntries((kind.once ?? []).map((column) => [column, row[column]]))

async function timetableFiles(tx: Tx): Promise<[string, string][]> {
  const { rows } = await loadTimetable(tx, '0001-01-01', '9999-12-31')
  const dates = [...rows.keys()].toSorted()
  const runs: string[][] = []
  for (const date of dates) {
    const previous = runs.at(-1)?.at(-1)
    const isNextDay =
      previous !== undefined && addDays(previous, 1) === date && previous.slice(0, 4) === date.slice(0, 4)
    if (isNextDay) runs.at(-1)?.push(date)
    else runs.push([date])
  }
  // A file must not have gaps, so a year with missing days becomes several files.
  const yearOf = ([firstDate = '']: readonly string[]) => firstDate.slice(0, 4)
  const splitYears = new Set(runs.map(yearOf).filter((year, index, years) => years.indexOf(year) !== index))
  return runs.map((run) => {
    const [firstDate = ''] = run
    const name = splitYears.has(yearOf(run)) ? firstDate : yearOf(run)
    return [`timetable/${name}.csv`, writeTimetable(run.flatMap((date) => rows.get(date) ?? []))]
  })
}

/** The database and storage of an export. */
export type FolderSource = { database: Database; storage: OriginalFiles['storage'] }

/** The contents of a mosque's folder. */
export type FolderContent = {
  /** Text, or a function that reads a picture or file, by path. */
  files: Map<string, string | (() => Promise<Buffer>)>
  /** Messages about data that could not be exported. */
  lost: string[]
}

/** Reads a mosque's content as files of a folder. Pictures and files are only read when they are needed. */
export async function readFolder(
  { database, storage }: FolderSource,
  tenantId: string,
  now = new Date(),
): Promise<FolderContent> {
  const originals = collectOriginals({ database, storage }, tenantId)
  const { texts, lost } = await database.forTenant(tenantId)(async (tx) => {
    const identity = await readIdentity(tx, tenantId)
    const context: ReadingContext = {
      timeZone: identity.config.timeZone,
      currencies: identity.config.payment.currencies,
      now,
      demonstration: false,
      placeholders: {},
      hasFile: () => true,
    }
    const mosque = await encodeMosque(identity, originals)
    const texts: [string, string][] = [[mosqueFile, writeYaml(mosque.value)]]
    for (const kind of kinds) texts.push(...(await filesOfKind(tx, kind, context, originals)))
    const schedule = await readSchedule(tx)
    if (Object.values(schedule).some((part) => Object.keys(part).length > 0))
      texts.push([scheduleFile, writeYaml(writeSchedule(schedule, context))])
    texts.push(...(await timetableFiles(tx)))
    return { texts, lost: mosque.lost }
  })
  const drafts = await writeDrafts(database, tenantId, kinds, originals)
  const files: FolderContent['files'] = new Map([...texts, ...drafts])
  for (const [name, readOriginal] of originals.files) files.set(name, readOriginal)
  return { files, lost: [...lost, ...originals.lost] }
}

/**
 * Exports a mosque's content into an empty folder. Importing that folder changes nothing.
 * @param root created if it does not exist
 * @throws OperatorError if it is not empty or cannot be written
 */
export async function exportFolder(
  source: FolderSource,
  tenantId: string,
  root: string,
  now = new Date(),
): Promise<ExportResult> {
  await assertEmpty(root)
  const { files, lost } = await readFolder(source, tenantId, now)
  for (const [name, content] of files)
    await writeNewFile(path.join(root, ...name.split('/')), typeof content === 'string' ? content : await content())
  const { findings } = await checkFolder(root, now)
  return { files: [...files.keys()].toSorted(), lost, findings }
}
