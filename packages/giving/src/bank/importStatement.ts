import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { bankAccounts, bankLines, bankPayers, currentTenant, newPublicId, type Tx } from '@minaret/foundation/db'
import { identify } from './identity.ts'
import { payerKeyOf } from './payer.ts'
import { createProposer, placeOf } from './propose.ts'
import type { ReadStatement } from './readStatement.ts'
import { readCountedBoxes, readRecordedGifts } from './recorded.ts'

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
  { format, lines }: ReadStatement,
  { account, mode, timeZone, now }: StatementPlace,
): Promise<{ added: number; known: number }> {
  const accountId = await saveAccount(tx, account, now)
  const ofAccount = and(eq(bankLines.accountId, accountId), eq(bankLines.mode, mode))
  const stored = await tx.select({ identity: bankLines.identity }).from(bankLines).where(ofAccount)
  const storedIdentities = new Set(stored.map(({ identity }) => identity))
  const fresh = identify(lines).filter(({ identity }) => !storedIdentities.has(identity))
  const others = await countOtherFormats(tx, ofAccount, format)
  const payers = new Map(
    (await tx.select().from(bankPayers)).map((payer) => [placeOf(payer.key, payer.incoming), payer]),
  )
  const recorded = await readRecordedGifts(tx, { mode, timeZone })
  const propose = createProposer(payers, recorded, await readCountedBoxes(tx, mode))
  const rows = fresh.map(({ line, identity }) => {
    const alike = `${line.day} ${line.amountMinor}`
    const twins = others.get(alike) ?? 0
    others.set(alike, twins - 1)
    const proposal = propose(line)
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
      twin: twins > 0,
      ...proposal,
      ...(twins > 0 ? { kind: null, giftId: null } : {}),
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

async function saveAccount(tx: Tx, name: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(bankAccounts)
    .values({ tenantId: currentTenant, name, usedAt: now })
    .onConflictDoUpdate({ target: [bankAccounts.tenantId, bankAccounts.name], set: { usedAt: now } })
    .returning({ id: bankAccounts.id })
  if (!row) throw new Error('The bank account could not be stored.')
  return row.id
}

/** How many lines of each day and amount came in another format: the same line looks different there. */
async function countOtherFormats(tx: Tx, ofAccount: SQL | undefined, format: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ day: bankLines.day, amountMinor: bankLines.amountMinor, count: sql<number>`count(*)::int` })
    .from(bankLines)
    .where(and(ofAccount, sql`${bankLines.format} <> ${format}`))
    .groupBy(bankLines.day, bankLines.amountMinor)
  return new Map(rows.map(({ day, amountMinor, count }) => [`${day} ${amountMinor}`, count]))
}
