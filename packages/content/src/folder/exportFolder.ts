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
import { mustBeEmpty, writeNew } from './export/files.ts'
import { mosqueOf } from './export/mosque.ts'
import { openOriginals, type Originals } from './export/refs.ts'
import { writePage, writeYaml } from './export/yaml.ts'
import type { FolderFinding } from './findings.ts'
import { kinds } from './kinds/index.ts'
import { isList, type Kind, type Row } from './kinds/kind.ts'
import { mosqueFile } from './mosque/mosque.ts'
import { scheduleFile, writeSchedule } from './mosque/schedule.ts'
import { writeTranslations } from './export/translations.ts'
import { readRows } from './store/rows.ts'
import { writtenOf } from './store/compare.ts'
import { readSchedule } from './store/times.ts'

/** What an export wrote. */
export type Exported = {
  /** The files, in the order of their names. */
  files: string[]
  /** What could not be taken along, in a sentence each. */
  lost: string[]
  /** What an import of it would stop at, or warn of. */
  findings: FolderFinding[]
}

async function readIdentity(tx: Tx, tenantId: string) {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, tenantId))
  if (!tenant) throw new Error('This mosque no longer exists.')
  const names = await tx
    .select()
    .from(hostnames)
    .where(and(eq(hostnames.tenantId, tenantId), not(hostnames.own)))
    .orderBy(asc(hostnames.position), asc(hostnames.hostname))
  const allowed = await tx.select().from(origins).where(eq(origins.tenantId, tenantId)).orderBy(asc(origins.origin))
  const items = await tx.select().from(settingsTable).orderBy(asc(settingsTable.key))
  const config = parseConfig(items)
  return {
    slug: tenant.slug,
    hostnames: names.map(({ hostname }) => hostname),
    origins: allowed.map(({ origin }) => origin),
    settings: new Map(items.map(({ key, value }) => [key, value])),
    currency: config.payment.currencies[0] ?? 'gbp',
    config,
  }
}

/** In the order people see them. */
const inOrder = (rows: Map<string, Row>) =>
  [...rows].toSorted(
    ([a, { position: first }], [b, { position: second }]) =>
      Number(first ?? 0) - Number(second ?? 0) || (a < b ? -1 : 1),
  )

/** The files of a kind, and their texts. */
async function textsOf(tx: Tx, kind: Kind, context: ReadingContext, originals: Originals): Promise<[string, string][]> {
  const rows = inOrder(await readRows(tx, kind))
  if (rows.length === 0) return []
  const codec = kind.codec(fieldsOf(context))
  const entries: { id: string; value: object }[] = []
  const encoded = new Map<string, Row>()
  for (const [id, row] of rows) {
    const { fromAt, position, ...rest } = await originals.refs({ ...writtenOf(kind, row), ...counted(kind, row) })
    // An announcement that has begun does so at once when it is imported elsewhere.
    const begun = kind.name === 'announcement' && fromAt instanceof Date && fromAt <= context.now
    const own = isList(kind) ? { id, ...rest } : 'position' in kind.table ? { ...rest, position } : rest
    const whole = 'fromAt' in kind.table ? { ...own, fromAt: begun ? null : fromAt } : own
    encoded.set(id, whole)
    entries.push({ id, value: Object(await z.encodeAsync(codec, whole)) })
  }
  const others = await writeTranslations(tx, kind, encoded, async (row) => {
    const written: object = Object(await z.encodeAsync(codec, row))
    return written
  })
  if (isList(kind)) return [[kind.at.list, writeYaml(entries.map(({ value }) => value))], ...others]
  const folder = 'folder' in kind.at ? kind.at.folder : ''
  return [...entries.map(({ id, value }): [string, string] => [`${folder}/${id}.md`, writePage(value)]), ...others]
}

const counted = (kind: Kind, row: Row): Row =>
  Object.fromEntries((kind.once ?? []).map((column) => [column, row[column]]))

async function tablesOf(tx: Tx): Promise<[string, string][]> {
  const { rows } = await loadTimetable(tx, '0001-01-01', '9999-12-31')
  const dates = [...rows.keys()].toSorted()
  const runs: string[][] = []
  for (const date of dates) {
    const last = runs.at(-1)?.at(-1)
    const follows = last !== undefined && addDays(last, 1) === date && last.slice(0, 4) === date.slice(0, 4)
    if (follows) runs.at(-1)?.push(date)
    else runs.push([date])
  }
  // A file holds every day from its first to its last: a year with days missing in its middle is two of them.
  const split = new Set(runs.map(([date = '']) => date.slice(0, 4)).filter((year, at, all) => all.indexOf(year) !== at))
  return runs.map((run) => {
    const [first = ''] = run
    const name = split.has(first.slice(0, 4)) ? first : first.slice(0, 4)
    return [`timetable/${name}.csv`, writeTimetable(run.flatMap((date) => rows.get(date) ?? []))]
  })
}

/** Where a mosque's folder is read from. */
export type FolderSource = { database: Database; storage: OriginalFiles['storage'] }

/** A mosque's folder before it is written. */
export type FolderContent = {
  /** Texts, and what reads a picture or file, by their paths. */
  files: Map<string, string | (() => Promise<Buffer>)>
  /** What could not be taken along, in a sentence each. */
  lost: string[]
}

/** All a mosque says, as files of a folder; pictures and files are read one by one, when they are needed. */
export async function readFolder(
  { database, storage }: FolderSource,
  tenantId: string,
  now = new Date(),
): Promise<FolderContent> {
  const originals = openOriginals({ database, storage }, tenantId)
  const { texts, lost } = await database.forTenant(tenantId)(async (tx) => {
    const identity = await readIdentity(tx, tenantId)
    const context: ReadingContext = {
      timeZone: identity.config.timeZone,
      currencies: identity.config.payment.currencies,
      now,
      demonstration: false,
      words: {},
      hasFile: () => true,
    }
    const mosque = await mosqueOf(identity, originals)
    const written: [string, string][] = [[mosqueFile, writeYaml(mosque.value)]]
    for (const kind of kinds) written.push(...(await textsOf(tx, kind, context, originals)))
    const schedule = await readSchedule(tx)
    if (Object.values(schedule).some((part) => Object.keys(part).length > 0))
      written.push([scheduleFile, writeYaml(writeSchedule(schedule, context))])
    written.push(...(await tablesOf(tx)))
    return { texts: written, lost: mosque.lost }
  })
  const drafts = await writeDrafts(database, tenantId, kinds, originals)
  const files: FolderContent['files'] = new Map([...texts, ...drafts])
  for (const [name, read] of originals.files) files.set(name, read)
  return { files, lost: [...lost, ...originals.lost] }
}

/**
 * Writes all a mosque says into an empty folder, so that importing it changes nothing.
 * @param root made where it is not there
 * @throws OperatorError when there is something in it already, or it cannot be written
 */
export async function exportFolder(
  source: FolderSource,
  tenantId: string,
  root: string,
  now = new Date(),
): Promise<Exported> {
  await mustBeEmpty(root)
  const { files, lost } = await readFolder(source, tenantId, now)
  for (const [name, content] of files)
    await writeNew(path.join(root, ...name.split('/')), typeof content === 'string' ? content : await content())
  const { findings } = await checkFolder(root, now)
  return { files: [...files.keys()].toSorted(), lost, findings }
}
