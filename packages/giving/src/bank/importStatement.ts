import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import {
  bankAccounts,
  bankLines,
  bankPayers,
  currentTenant,
  newPublicId,
  type RememberedLayout,
  type Tx,
} from '@minaret/foundation/db'
import { groupBy } from '../gift-aid/groupBy.ts'
import { identify, identitiesOf } from './identity.ts'
import { type Money, moneyOf } from './matchRecorded.ts'
import { donorNameOf, payerKeyOf } from './payer.ts'
import { payerMapKey, proposeKinds } from './propose.ts'
import type { StatementResult } from './readStatement.ts'
import type { StatementLine } from './statement.ts'
import { readBoxLines, readCountedBoxes, readRecordedGifts } from './recorded.ts'

/** Context of a statement import. */
export type ImportContext = {
  /** The mosque's name for the bank account. */
  account: string
  mode: PaymentMode
  timeZone: string
  now: Date
}

/** Rows per INSERT. */
const batchSize = 500

/**
 * Stores a statement's lines, each with a proposed match; lines that are already stored do not change. Nothing is posted: the
 * lines wait for a member of staff.
 */
export async function importStatement(
  tx: Tx,
  { format, lines, layout }: Pick<StatementResult, 'format' | 'lines' | 'layout'>,
  { account, mode, timeZone, now }: ImportContext,
): Promise<{ added: number; known: number }> {
  const accountId = await saveAccount(tx, account, now)
  if (layout) await rememberLayout(tx, accountId, layout)
  const isOfAccount = and(eq(bankLines.accountId, accountId), eq(bankLines.mode, mode))
  const storedRows = await tx.select({ identity: bankLines.identity }).from(bankLines).where(isOfAccount)
  const storedIdentities = new Set(storedRows.flatMap(({ identity }) => identitiesOf(identity)))
  const isStored = (identity?: string) => identity !== undefined && storedIdentities.has(identity)
  const unstoredLines = identify(lines).filter(({ identity, former }) => !isStored(identity) && !isStored(former))
  const payers = new Map(
    (await tx.select().from(bankPayers)).map((payer) => [payerMapKey(payer.key, payer.incoming), payer]),
  )
  const context = {
    payers,
    recorded: await readRecordedGifts(tx, { mode, timeZone }),
    boxes: await readCountedBoxes(tx, mode),
    boxLines: await readBoxLines(tx, mode),
  }
  const twins = findFromOtherFormats(
    unstoredLines.map(({ line }) => line),
    await readOtherFormats(tx, isOfAccount, format),
  )
  // A possible duplicate must not take a gift or collection from a new line.
  const newLines = unstoredLines.map(({ line }) => line).filter((line) => !twins.has(line))
  const proposals = new Map(proposeKinds(newLines, context).map((proposal, index) => [newLines[index], proposal]))
  const rows = unstoredLines.map(({ line, identity }) => {
    const { day, amountMinor, currency, text } = line
    return {
      tenantId: currentTenant,
      id: newPublicId(),
      accountId,
      mode,
      identity,
      format,
      day,
      amountMinor,
      currency,
      text,
      payerKey: payerKeyOf(line),
      twin: twins.has(line),
      ...(proposals.get(line) ?? { donorName: donorNameOf(line) || null }),
      importedAt: now,
    }
  })
  let addedCount = 0
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    // The same file may be being imported concurrently.
    const insertedRows = await tx.insert(bankLines).values(batch).onConflictDoNothing().returning({ id: bankLines.id })
    addedCount += insertedRows.length
  }
  return { added: addedCount, known: lines.length - addedCount }
}

/** Maximum number of layouts remembered per account: banks change theirs, and some have one per kind of export. */
const maxLayouts = 10

/** Returns the answers remembered for an account's CSV files. @param account the mosque's name for it */
export async function readLayouts(tx: Tx, account: string): Promise<readonly RememberedLayout[]> {
  const [row] = await tx
    .select({ layouts: bankAccounts.layouts })
    .from(bankAccounts)
    .where(eq(bankAccounts.name, account))
  return row?.layouts ?? []
}

async function rememberLayout(tx: Tx, accountId: string, layout: RememberedLayout): Promise<void> {
  const isOfAccount = eq(bankAccounts.id, accountId)
  const [row] = await tx.select({ layouts: bankAccounts.layouts }).from(bankAccounts).where(isOfAccount).for('update')
  const isSame = ({ headings }: RememberedLayout) => JSON.stringify(headings) === JSON.stringify(layout.headings)
  const storedLayouts = row?.layouts ?? []
  const layouts = [
    { ...storedLayouts.find(isSame), ...layout },
    ...storedLayouts.filter((layout) => !isSame(layout)),
  ].slice(0, maxLayouts)
  await tx.update(bankAccounts).set({ layouts }).where(isOfAccount)
}

async function saveAccount(tx: Tx, name: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(bankAccounts)
    .values({ tenantId: currentTenant, name, usedAt: now })
    .onConflictDoUpdate({ target: [bankAccounts.tenantId, bankAccounts.name], set: { usedAt: now } })
    .returning({ id: bankAccounts.id })
  if (!row) throw new Error('Expected the stored bank account.')
  return row.id
}

/** The total of an entry's parts; undefined for a single line. */
function totalOf([first, ...rest]: readonly Money[]): Money | undefined {
  if (!first || rest.length === 0) return undefined
  return { ...first, amountMinor: rest.reduce((sum, { amountMinor }) => sum + amountMinor, first.amountMinor) }
}

/** Finds lines with the day and amount of a line or entry from another format, in which the same line has different text. */
function findFromOtherFormats(lines: readonly StatementLine[], otherFormats: readonly Money[]): Set<StatementLine> {
  const counts = new Map<string, number>()
  for (const line of otherFormats) counts.set(moneyOf(line), (counts.get(moneyOf(line)) ?? 0) + 1)
  const take = (line: Money | undefined) => {
    const count = line ? (counts.get(moneyOf(line)) ?? 0) : 0
    if (line && count > 0) counts.set(moneyOf(line), count - 1)
    return count > 0
  }
  const entries = groupBy(lines, (line) => (line.isPart ? (line.former ?? line) : line))
  return new Set(
    [...entries.values()].flatMap((parts) => (take(totalOf(parts)) ? parts : parts.filter((part) => take(part)))),
  )
}

/** The account's lines from other formats, and the totals of their entries. */
async function readOtherFormats(tx: Tx, isOfAccount: SQL | undefined, format: string): Promise<Money[]> {
  const { identity, day, amountMinor, currency } = bankLines
  const rows = await tx
    .select({ identity, day, amountMinor, currency })
    .from(bankLines)
    .where(and(isOfAccount, sql`${bankLines.format} <> ${format}`))
  const lines = rows.map((row) => ({ ...row, currency: row.currency ?? '' }))
  const entries = groupBy(lines, (line) => identitiesOf(line.identity).at(-1) ?? '')
  return [...lines, ...[...entries.values()].flatMap((parts) => totalOf(parts) ?? [])]
}
