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
import { identify, namesOf } from './identity.ts'
import { type Money, moneyOf } from './matchRecorded.ts'
import { donorNameOf, payerKeyOf } from './payer.ts'
import { placeOf, proposeKinds } from './propose.ts'
import type { ReadStatement } from './readStatement.ts'
import type { StatementLine } from './statement.ts'
import { readBoxLines, readCountedBoxes, readRecordedGifts } from './recorded.ts'

/** Where a statement comes in. */
export type StatementPlace = {
  /** What the mosque calls the bank account. */
  account: string
  mode: PaymentMode
  timeZone: string
  now: Date
}

/** So many rows are written at once. */
const batch = 500

/**
 * Stores a statement's lines, each with what it probably is; those that are there already are left as they are. Nothing is
 * posted: they wait until somebody posts them.
 */
export async function importStatement(
  tx: Tx,
  { format, lines, layout }: Pick<ReadStatement, 'format' | 'lines' | 'layout'>,
  { account, mode, timeZone, now }: StatementPlace,
): Promise<{ added: number; known: number }> {
  const accountId = await saveAccount(tx, account, now)
  if (layout) await rememberLayout(tx, accountId, layout)
  const ofAccount = and(eq(bankLines.accountId, accountId), eq(bankLines.mode, mode))
  const stored = await tx.select({ identity: bankLines.identity }).from(bankLines).where(ofAccount)
  const storedIdentities = new Set(stored.flatMap(({ identity }) => namesOf(identity)))
  const isStored = (identity?: string) => identity !== undefined && storedIdentities.has(identity)
  const fresh = identify(lines).filter(({ identity, former }) => !isStored(identity) && !isStored(former))
  const payers = new Map(
    (await tx.select().from(bankPayers)).map((payer) => [placeOf(payer.key, payer.incoming), payer]),
  )
  const context = {
    payers,
    recorded: await readRecordedGifts(tx, { mode, timeZone }),
    boxes: await readCountedBoxes(tx, mode),
    boxLines: await readBoxLines(tx, mode),
  }
  const twins = findTwins(
    fresh.map(({ line }) => line),
    await readOtherFormats(tx, ofAccount, format),
  )
  // A line that may be there already takes no gift or collection from one that is new.
  const own = fresh.map(({ line }) => line).filter((line) => !twins.has(line))
  const proposals = new Map(proposeKinds(own, context).map((proposal, at) => [own[at], proposal]))
  const rows = fresh.map(({ line, identity }) => {
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
  let added = 0
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch)
    // Somebody else may be bringing in the same.
    const written = await tx.insert(bankLines).values(some).onConflictDoNothing().returning({ id: bankLines.id })
    added += written.length
  }
  return { added, known: lines.length - added }
}

/** So many layouts of an account are remembered: banks change theirs, and some have one for each kind of export. */
const mostLayouts = 10

/** The answers remembered for the CSV files of an account. @param account what the mosque calls it */
export async function readLayouts(tx: Tx, account: string): Promise<readonly RememberedLayout[]> {
  const [row] = await tx
    .select({ layouts: bankAccounts.layouts })
    .from(bankAccounts)
    .where(eq(bankAccounts.name, account))
  return row?.layouts ?? []
}

async function rememberLayout(tx: Tx, accountId: string, layout: RememberedLayout): Promise<void> {
  const ofAccount = eq(bankAccounts.id, accountId)
  const [row] = await tx.select({ layouts: bankAccounts.layouts }).from(bankAccounts).where(ofAccount).for('update')
  const isSame = ({ headings }: RememberedLayout) => JSON.stringify(headings) === JSON.stringify(layout.headings)
  const before = row?.layouts ?? []
  const layouts = [{ ...before.find(isSame), ...layout }, ...before.filter((each) => !isSame(each))].slice(
    0,
    mostLayouts,
  )
  await tx.update(bankAccounts).set({ layouts }).where(ofAccount)
}

async function saveAccount(tx: Tx, name: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(bankAccounts)
    .values({ tenantId: currentTenant, name, usedAt: now })
    .onConflictDoUpdate({ target: [bankAccounts.tenantId, bankAccounts.name], set: { usedAt: now } })
    .returning({ id: bankAccounts.id })
  if (!row) throw new Error('The bank account could not be stored.')
  return row.id
}

/** What the parts of a booking come to; undefined for a line of its own. */
function wholeOf([first, ...rest]: readonly Money[]): Money | undefined {
  if (!first || rest.length === 0) return undefined
  return { ...first, amountMinor: rest.reduce((sum, { amountMinor }) => sum + amountMinor, first.amountMinor) }
}

/** The lines of a day and amount that came in another format, alone or as a booking: the same line looks different there. */
function findTwins(lines: readonly StatementLine[], others: readonly Money[]): Set<StatementLine> {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(moneyOf(other), (counts.get(moneyOf(other)) ?? 0) + 1)
  const take = (line: Money | undefined) => {
    const count = line ? (counts.get(moneyOf(line)) ?? 0) : 0
    if (line && count > 0) counts.set(moneyOf(line), count - 1)
    return count > 0
  }
  const bookings = groupBy(lines, (line) => (line.isPart ? (line.former ?? line) : line))
  return new Set(
    [...bookings.values()].flatMap((parts) => (take(wholeOf(parts)) ? parts : parts.filter((part) => take(part)))),
  )
}

/** The account's lines that came in another format, and what those of one booking come to. */
async function readOtherFormats(tx: Tx, ofAccount: SQL | undefined, format: string): Promise<Money[]> {
  const { identity, day, amountMinor, currency } = bankLines
  const rows = await tx
    .select({ identity, day, amountMinor, currency })
    .from(bankLines)
    .where(and(ofAccount, sql`${bankLines.format} <> ${format}`))
  const lines = rows.map((row) => ({ ...row, currency: row.currency ?? '' }))
  const bookings = groupBy(lines, (line) => namesOf(line.identity).at(-1) ?? '')
  return [...lines, ...[...bookings.values()].flatMap((parts) => wholeOf(parts) ?? [])]
}
