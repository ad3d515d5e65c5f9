import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, donors, type ImportedDonor, importLines, type TenantDb, type Tx } from '@minaret/foundation/db'
import { modeOf } from '@minaret/giving/providers'
import type { CheckCall } from '../check.ts'
import { areLinesOf, deleteParts, isLineOf, readParts, type StoredImport, updateImport } from '../store.ts'
import { refuseFile } from '../unreadable.ts'
import { type DonorColumns, readColumns } from './columns.ts'
import { convertRow, type DonorLine, mergeLines } from './convertRow.ts'
import { decodeParts, findEncoding } from './decode.ts'
import { type Row, readRows } from './readRows.ts'

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

/** Of keys, those who are donors of the mosque already. */
async function findKnown(tx: Tx, mode: PaymentMode, keys: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const wanted = keys.filter((key) => key !== null)
  if (wanted.length === 0) return new Set()
  const rows = await tx
    .select({ key: donors.key })
    .from(donors)
    .where(and(eq(donors.mode, mode), inArray(donors.key, wanted)))
  return new Set(rows.map(({ key }) => key))
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
        if (donorsBefore.has(key) || before === 0) {
          first.set(key, 0)
          skip('isDonor')
        } else if (before === undefined) {
          first.set(key, line)
          found += 1
          rows.set(line, { ...common, adds: true, notes, donor, sourceKey: key })
        } else if (donor.email === '') {
          // Two people can have one name; without an address nothing tells them apart.
          skip('sameName', String(before))
        } else {
          const row = rows.get(before)
          if (row?.donor) row.donor = mergeLines(row.donor, donor)
          else {
            const sofar = added.get(before)
            added.set(before, sofar ? mergeLines(sofar, donor) : donor)
          }
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

/** Counts the lines that have something in a column that is not taken. */
function countLeft({ left }: DonorColumns, { cells }: Row, counts: Map<string, number>): void {
  for (const { at, heading } of left)
    if ((cells[at] ?? '').trim() !== '') counts.set(heading, (counts.get(heading) ?? 0) + 1)
}

/**
 * Reads an uploaded list of donors and stores what would come of each line; nothing else is changed. The file is deleted
 * afterwards. Run again after it was cut off, it begins anew.
 * @throws UnreadableImport
 */
export async function checkDonors({ db, tenant }: CheckCall, { id, total }: StoredImport): Promise<void> {
  let parts = 0
  const onPart = async () => {
    // The file is read twice: half of the way is behind after the first time.
    await db((tx) => updateImport(tx, id, { done: Math.min(total, Math.floor(parts / 2)) }))
    parts += 1
  }
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const read = () => readParts(db, id, total, onPart)
  const encoding = await findEncoding(read)
  const writer = createLineWriter(db, id, modeOf(tenant))
  const left = new Map<string, number>()
  let columns: DonorColumns | undefined
  let batch: DonorLine[] = []
  let lines = 0
  for await (const row of readRows(decodeParts(read, encoding))) {
    if (!columns) {
      columns = readColumns(row.cells)
      continue
    }
    lines += 1
    batch.push(convertRow(row, columns, encoding.guessed))
    countLeft(columns, row, left)
    if (batch.length < atOnce) continue
    await writer.write(batch)
    batch = []
    // A long list takes its time; the server answers others meanwhile.
    await setImmediate()
  }
  await writer.write(batch)
  const source = columns?.source
  if (!source || lines === 0) refuseFile('emptyList')
  await db(async (tx) => {
    await deleteParts(tx, id)
    await updateImport(tx, id, { state: 'checked', done: total, passedOver: Object.fromEntries(left), source })
  })
}
