import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import type { DonorColumnAnswer } from '@minaret/contract/desk'
import {
  currentTenant,
  donors,
  type ImportedDonor,
  importLines,
  imports,
  type TenantDb,
  type Tx,
} from '@minaret/foundation/db'
import { modeOf } from '@minaret/giving/providers'
import type { CheckCall } from '../check.ts'
import { areLinesOf, deleteParts, isLineOf, readParts, type StoredImport, updateImport } from '../store.ts'
import { rejectFile } from '../unreadable.ts'
import { sourceOf } from './columns.ts'
import {
  convertRow,
  type DonorLine,
  type ExistingPreferences,
  mergeLines,
  mergeObjections,
  noteForExistingDonor,
  skippedLine,
} from './convertRow.ts'
import { decodeParts, findEncoding } from './decode.ts'
import { openList } from './openList.ts'
import { type Column, planColumns } from './planColumns.ts'
import { type Row, readRows } from './readRows.ts'
import { createTally } from './tallyColumns.ts'

/** The maximum number of donors in a file. */
const maxDonors = 50_000

/** Lines stored per transaction. */
const batchSize = 500

type NewLine = Omit<typeof importLines.$inferInsert, 'tenantId'>

/** Computes the keys of donors with the database function that also keys stored donors. Null for a line without a donor. */
async function findKeys(tx: Tx, lines: readonly DonorLine[]): Promise<(string | null)[]> {
  const column = (getValue: (donor: ImportedDonor) => string) =>
    sql.param(lines.map(({ donor }) => (donor ? getValue(donor) : '')))
  const { rows } = await tx.execute<{ key: string | null }>(sql`
    select donor_key(name, email) as key
    from unnest(${column(({ name }) => name)}::text[], ${column(({ email }) => email)}::text[])
      with ordinality as listed(name, email, position)
    order by position`)
  return rows.map(({ key }) => key)
}

/** Finds existing donors by key, with their contact preferences. */
async function findExisting(
  tx: Tx,
  mode: PaymentMode,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, ExistingPreferences>> {
  const nonNullKeys = keys.filter((key) => key !== null)
  if (nonNullKeys.length === 0) return new Map()
  const rows = await tx
    .select({ key: donors.key, email: donors.contactEmail, call: donors.contactPhone, post: donors.contactPost })
    .from(donors)
    .where(and(eq(donors.mode, mode), inArray(donors.key, nonNullKeys)))
  return new Map(rows.map(({ key, ...preferences }) => [key, preferences]))
}

/** Merges later lines of donors into their stored first lines. */
async function addToStored(tx: Tx, importId: string, additions: ReadonlyMap<number, ImportedDonor>): Promise<void> {
  if (additions.size === 0) return
  const isStoredLine = areLinesOf(importId, [...additions.keys()])
  const rows = await tx
    .select({ position: importLines.position, donor: importLines.donor })
    .from(importLines)
    .where(isStoredLine)
  const mergedLines = rows.flatMap(({ position, donor }) => {
    const addition = additions.get(position)
    return donor && addition ? [{ position, donor: mergeLines(donor, addition) }] : []
  })
  await tx.execute(sql`
    update import_lines set donor = merged.donor
    from jsonb_to_recordset(${JSON.stringify(mergedLines)}::jsonb) as merged(position integer, donor jsonb)
    where ${isStoredLine} and import_lines.position = merged.position`)
}

/** Creates a writer that stores the lines of the report in batches. Several lines of one donor are merged into the first. */
function createLineWriter(db: TenantDb, importId: string, mode: PaymentMode) {
  /** The first line of each donor, or 0 for existing donors. */
  const firstLines = new Map<string, number>()
  let donorCount = 0
  async function write(lines: readonly DonorLine[]): Promise<void> {
    if (lines.length === 0) return
    await db(async (tx) => {
      const keys = await findKeys(tx, lines)
      const existingDonors = await findExisting(tx, mode, keys)
      const rows = new Map<number, NewLine>()
      const additions = new Map<number, ImportedDonor>()
      /** Merges a donor into an earlier line, which is in this batch or already stored. */
      const mergeInto = (firstLine: number, donor: ImportedDonor) => {
        const row = rows.get(firstLine)
        if (row?.donor) row.donor = mergeLines(row.donor, donor)
        else {
          const earlierAddition = additions.get(firstLine)
          additions.set(firstLine, earlierAddition ? mergeLines(earlierAddition, donor) : donor)
        }
      }
      for (const [index, { line, title, notes, donor }] of lines.entries()) {
        const key = keys[index] ?? undefined
        const common = { importId, holds: 'donors' as const, position: line, type: '', title }
        const skip = (code: string, about?: string) =>
          rows.set(line, {
            ...common,
            adds: false,
            ...(key === undefined ? {} : { sourceKey: key }),
            notes: [{ code, ...(about === undefined ? {} : { about }) }],
          })
        if (!donor || key === undefined) {
          rows.set(line, { ...common, adds: false, notes })
          continue
        }
        const firstLine = firstLines.get(key)
        const existingDonor = existingDonors.get(key)
        if (existingDonor || firstLine === 0) {
          firstLines.set(key, 0)
          const { code, about } = noteForExistingDonor(donor, existingDonor)
          skip(code, about)
        } else if (firstLine === undefined) {
          firstLines.set(key, line)
          donorCount += 1
          rows.set(line, { ...common, adds: true, notes, donor, sourceKey: key })
        } else if (donor.email === '') {
          // Two people can have the same name, and only an email address tells them apart. An objection applies to both.
          mergeInto(firstLine, mergeObjections({ name: '', email: '' }, donor))
          skip('sameName', String(firstLine))
        } else {
          mergeInto(firstLine, donor)
          skip('sameDonor', String(firstLine))
        }
      }
      if (donorCount > maxDonors) rejectFile('donors')
      await tx.insert(importLines).values([...rows.values()].map((row) => ({ ...row, tenantId: currentTenant })))
      await addToStored(tx, importId, additions)
    })
  }
  return { write }
}

/** The maximum number of ignored columns in the report. */
const maxIgnored = 60

/** Creates a counter of the lines with a value in an ignored column. */
function createIgnoredCounter(columns: readonly Column[]) {
  const ignoredColumns = columns
    .filter(({ use, heading }) => use.kind === 'ignored' && heading !== '')
    .slice(0, maxIgnored)
  const counts = new Map<string, number>()
  return {
    counts,
    add({ cells }: Row): void {
      for (const { index, heading } of ignoredColumns)
        if ((cells[index] ?? '').trim() !== '') counts.set(heading, (counts.get(heading) ?? 0) + 1)
    },
  }
}

/** The number of lines after which other requests may run. */
const yieldEvery = 2000

/** Returns the user's answers about the columns of this list, otherwise of an earlier list with the same headings. */
async function findAnswers(tx: Tx, { id, columns }: StoredImport, headings: string[]): Promise<DonorColumnAnswer[]> {
  if (columns && columns.answers.length > 0) return columns.answers
  const [earlierImport] = await tx
    .select({ columns: imports.columns })
    .from(imports)
    .where(
      and(
        eq(imports.tenantId, currentTenant),
        eq(imports.holds, 'donors'),
        ne(imports.id, id),
        sql`${imports.columns} -> 'headings' = ${JSON.stringify(headings)}::jsonb`,
        sql`jsonb_array_length(${imports.columns} -> 'answers') > 0`,
      ),
    )
    .orderBy(desc(imports.requestedAt))
    .limit(1)
  return earlierImport?.columns?.answers ?? []
}

/**
 * Reads an uploaded list of donors and stores a report of each line. If the meaning of columns is unclear, it stores
 * questions instead, and the file waits for the answers; otherwise the file is deleted. It restarts if it was interrupted.
 * @throws UnreadableImport
 */
export async function checkDonors({ db, tenant }: CheckCall, storedImport: StoredImport): Promise<void> {
  const { id, total } = storedImport
  let parts = 0
  const onPart = async () => {
    // The file is read three times: for the encoding, the columns and the lines.
    await db((tx) => updateImport(tx, id, { done: Math.min(total, Math.floor(parts / 3)) }))
    parts += 1
  }
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const openParts = () => readParts(db, id, total, onPart)
  const encoding = await findEncoding(openParts)
  const open = () => openList(readRows(decodeParts(openParts, encoding)))

  const { headings, rows } = await open()
  const tally = createTally(headings)
  let lines = 0
  for await (const { cells, problem } of rows) {
    lines += 1
    if (!problem) tally.add(cells)
    if (lines % yieldEvery === 0) await setImmediate()
  }
  if (lines === 0) rejectFile('emptyList')
  const answers = await db((tx) => findAnswers(tx, storedImport, headings))
  const { columns, questions } = planColumns(headings, tally.tallies, answers)
  const source = sourceOf(headings)
  const columnState = answers.length > 0 || questions.length > 0 ? { headings, questions, answers } : null
  if (questions.length > 0) {
    await db((tx) => updateImport(tx, id, { state: 'checked', done: total, columns: columnState, source }))
    return
  }

  const writer = createLineWriter(db, id, modeOf(tenant))
  const ignoredCounter = createIgnoredCounter(columns)
  const list = await open()
  let batch: DonorLine[] = list.before.map(skippedLine)
  for await (const row of list.rows) {
    batch.push(convertRow(row, columns, encoding.guessed))
    ignoredCounter.add(row)
    if (batch.length < batchSize) continue
    await writer.write(batch)
    batch = []
    // A long list takes time, so other requests run in between.
    await setImmediate()
  }
  await writer.write(batch)
  await db(async (tx) => {
    await deleteParts(tx, id)
    const passedOver = Object.fromEntries(ignoredCounter.counts)
    await updateImport(tx, id, { state: 'checked', done: total, columns: columnState, passedOver, source })
  })
}
