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
import { refuseFile } from '../unreadable.ts'
import { sourceOf } from './columns.ts'
import {
  convertRow,
  type DonorLine,
  type ListedWishes,
  mergeLines,
  mergeObjections,
  noteOfListed,
  skippedLine,
} from './convertRow.ts'
import { decodeParts, findEncoding } from './decode.ts'
import { openList } from './openList.ts'
import { type Column, planColumns } from './planColumns.ts'
import { type Row, readRows } from './readRows.ts'
import { createTally } from './tallyColumns.ts'

/** Donors of one file. */
const mostDonors = 50_000

/** Lines stored in one transaction. */
const atOnce = 500

type NewLine = Omit<typeof importLines.$inferInsert, 'tenantId'>

/** The keys donors have in their table, which is where they are compared: nothing of a line without a donor. */
async function findKeys(tx: Tx, lines: readonly DonorLine[]): Promise<(string | null)[]> {
  const column = (of: (donor: ImportedDonor) => string) => sql.param(lines.map(({ donor }) => (donor ? of(donor) : '')))
  const { rows } = await tx.execute<{ key: string | null }>(sql`
    select donor_key(name, email) as key
    from unnest(${column(({ name }) => name)}::text[], ${column(({ email }) => email)}::text[])
      with ordinality as listed(name, email, position)
    order by position`)
  return rows.map(({ key }) => key)
}

/** Of keys, those who are donors of the mosque already, and how they may be contacted. */
async function findKnown(
  tx: Tx,
  mode: PaymentMode,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, ListedWishes>> {
  const some = keys.filter((key) => key !== null)
  if (some.length === 0) return new Map()
  const rows = await tx
    .select({ key: donors.key, email: donors.contactEmail, call: donors.contactPhone, post: donors.contactPost })
    .from(donors)
    .where(and(eq(donors.mode, mode), inArray(donors.key, some)))
  return new Map(rows.map(({ key, ...wishes }) => [key, wishes]))
}

/** Adds what later lines say of donors whose first lines are stored. */
async function addToStored(tx: Tx, importId: string, added: ReadonlyMap<number, ImportedDonor>): Promise<void> {
  if (added.size === 0) return
  const areStored = areLinesOf(importId, [...added.keys()])
  const rows = await tx
    .select({ position: importLines.position, donor: importLines.donor })
    .from(importLines)
    .where(areStored)
  const merged = rows.flatMap(({ position, donor }) => {
    const more = added.get(position)
    return donor && more ? [{ position, donor: mergeLines(donor, more) }] : []
  })
  await tx.execute(sql`
    update import_lines set donor = merged.donor
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) as merged(position integer, donor jsonb)
    where ${areStored} and import_lines.position = merged.position`)
}

/** Stores what becomes of lines, batch by batch; of a donor with several lines, the first stands for all. */
function createLineWriter(db: TenantDb, importId: string, mode: PaymentMode) {
  /** Where each donor's first line is; of those who are donors already, zero. */
  const first = new Map<string, number>()
  let found = 0
  async function write(lines: readonly DonorLine[]): Promise<void> {
    if (lines.length === 0) return
    await db(async (tx) => {
      const keys = await findKeys(tx, lines)
      const donorsBefore = await findKnown(tx, mode, keys)
      const rows = new Map<number, NewLine>()
      const added = new Map<number, ImportedDonor>()
      /** Adds to the donor of an earlier line, which is in this batch or stored already. */
      const join = (before: number, donor: ImportedDonor) => {
        const row = rows.get(before)
        if (row?.donor) row.donor = mergeLines(row.donor, donor)
        else {
          const sofar = added.get(before)
          added.set(before, sofar ? mergeLines(sofar, donor) : donor)
        }
      }
      for (const [at, { line, title, notes, donor }] of lines.entries()) {
        const key = keys[at] ?? undefined
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
        const before = first.get(key)
        const listed = donorsBefore.get(key)
        if (listed || before === 0) {
          first.set(key, 0)
          const { code, about } = noteOfListed(donor, listed)
          skip(code, about)
        } else if (before === undefined) {
          first.set(key, line)
          found += 1
          rows.set(line, { ...common, adds: true, notes, donor, sourceKey: key })
        } else if (donor.email === '') {
          // Two people can have one name; without an address nothing tells them apart. An objection counts for both.
          join(before, mergeObjections({ name: '', email: '' }, donor))
          skip('sameName', String(before))
        } else {
          join(before, donor)
          skip('sameDonor', String(before))
        }
      }
      if (found > mostDonors) refuseFile('donors')
      await tx.insert(importLines).values([...rows.values()].map((row) => ({ ...row, tenantId: currentTenant })))
      await addToStored(tx, importId, added)
    })
  }
  return { write }
}

/** Columns named as not imported. */
const mostLeft = 60

/** Counts the lines that have something in a column that is not taken. */
function createLeftCounter(columns: readonly Column[]) {
  const left = columns.filter(({ use, heading }) => use.kind === 'left' && heading !== '').slice(0, mostLeft)
  const counts = new Map<string, number>()
  return {
    counts,
    add({ cells }: Row): void {
      for (const { at, heading } of left)
        if ((cells[at] ?? '').trim() !== '') counts.set(heading, (counts.get(heading) ?? 0) + 1)
    },
  }
}

/** A part of a list's work after which others are answered. */
const restEvery = 2000

/** What somebody said of the columns of this list; else of an earlier one with the same headings. */
async function findAnswers(tx: Tx, { id, columns }: StoredImport, headings: string[]): Promise<DonorColumnAnswer[]> {
  if (columns && columns.answers.length > 0) return columns.answers
  const [earlier] = await tx
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
  return earlier?.columns?.answers ?? []
}

/**
 * Reads an uploaded list of donors and stores what would come of each line; nothing else is changed. Where columns have to be
 * explained first, it stores what is asked, and the file waits for the answers. Otherwise the file is deleted afterwards. Run
 * again after it was cut off, it begins anew.
 * @throws UnreadableImport
 */
export async function checkDonors({ db, tenant }: CheckCall, found: StoredImport): Promise<void> {
  const { id, total } = found
  let parts = 0
  const onPart = async () => {
    // The file is read three times: for its encoding, its columns and its lines.
    await db((tx) => updateImport(tx, id, { done: Math.min(total, Math.floor(parts / 3)) }))
    parts += 1
  }
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const read = () => readParts(db, id, total, onPart)
  const encoding = await findEncoding(read)
  const open = () => openList(readRows(decodeParts(read, encoding)))

  const { headings, rows } = await open()
  const tally = createTally(headings)
  let lines = 0
  for await (const { cells, broken } of rows) {
    lines += 1
    if (!broken) tally.add(cells)
    if (lines % restEvery === 0) await setImmediate()
  }
  if (lines === 0) refuseFile('emptyList')
  const answers = await db((tx) => findAnswers(tx, found, headings))
  const { columns, questions } = planColumns(headings, tally.tallies, answers)
  const source = sourceOf(headings)
  const about = answers.length > 0 || questions.length > 0 ? { headings, questions, answers } : null
  if (questions.length > 0) {
    await db((tx) => updateImport(tx, id, { state: 'checked', done: total, columns: about, source }))
    return
  }

  const writer = createLineWriter(db, id, modeOf(tenant))
  const left = createLeftCounter(columns)
  const list = await open()
  let batch: DonorLine[] = list.before.map(skippedLine)
  for await (const row of list.rows) {
    batch.push(convertRow(row, columns, encoding.guessed))
    left.add(row)
    if (batch.length < atOnce) continue
    await writer.write(batch)
    batch = []
    // A long list takes its time; the server answers others meanwhile.
    await setImmediate()
  }
  await writer.write(batch)
  await db(async (tx) => {
    await deleteParts(tx, id)
    const passedOver = Object.fromEntries(left.counts)
    await updateImport(tx, id, { state: 'checked', done: total, columns: about, passedOver, source })
  })
}
