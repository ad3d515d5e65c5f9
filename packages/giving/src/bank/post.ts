import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { bankLines, bankPayers, bankPostings, causes, currentTenant, gifts, type Tx } from '@minaret/foundation/db'
import { zonedInstant } from '@minaret/timetable'
import { recordOfflineGiftIn } from '../gifts/offline.ts'
import type { Gift } from '../records/giftStore.ts'
import { bankBox } from './boxes.ts'
import type { BankLineKind } from './propose.ts'
import { isUnposted } from './recorded.ts'
import { lastPosting } from './reverse.ts'

/** A line as it was shown to whoever posts it. */
export type ShownLine = { id: string; kind: BankLineKind; causeId?: string }

/** What posting needs beside the database. */
export type PostPlace = Pick<Gift, 'mode' | 'accountId'> & {
  secrets: Pick<Secrets, 'derive'>
  timeZone: string
  /** Who posts: a staff account's id. */
  by: string
  now: Date
}

/** How many lines were posted, and how many of them were new gifts. */
export type Posted = { lines: number; gifts: number }

type Line = typeof bankLines.$inferSelect

/** A gift of a day stands in the ledger at its noon: whatever a zone's clocks do, on that day. */
const noon = 12 * 60

/**
 * Posts lines as they were shown, all or none. A gift is created and its payer learned; for every other kind a posting says
 * what the line is, and the ledger of gifts stays as it is.
 * @returns nothing where a line is not as it was shown, or no longer waits
 */
export async function postLines(tx: Tx, shown: readonly ShownLine[], place: PostPlace): Promise<Posted | undefined> {
  const ids = shown.map(({ id }) => id)
  const lines = await tx
    .select()
    .from(bankLines)
    .where(and(inArray(bankLines.id, ids), eq(bankLines.state, 'waiting'), eq(bankLines.mode, place.mode)))
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .for('update')
  const wanted = new Map(shown.map((line) => [line.id, line]))
  const isAsShown = ({ id, kind, causeId }: Line) =>
    kind !== null &&
    kind === wanted.get(id)?.kind &&
    (kind !== 'gift' || (causeId !== null && causeId === wanted.get(id)?.causeId))
  if (lines.length !== wanted.size || !lines.every(isAsShown)) return undefined
  // Everything is found before anything is written. A cause may have been deleted since the line was read.
  const causeIds = lines.flatMap(({ kind, causeId }) => (kind === 'gift' && causeId ? [causeId] : []))
  const own = await tx.select({ id: causes.id }).from(causes).where(inArray(causes.id, causeIds))
  if (new Set(causeIds).size !== own.length) return undefined
  const existing = new Map<string, ExistingGift>()
  for (const line of lines) {
    if (line.kind !== 'recorded') continue
    const gift = await findGift(tx, line)
    if (!gift) return undefined
    existing.set(line.id, gift)
  }
  if (new Set([...existing.values()].map(({ id }) => id)).size < existing.size) return undefined
  for (const line of lines) await postLine(tx, line, existing.get(line.id), place)
  return { lines: lines.length, gifts: lines.filter(({ kind }) => kind === 'gift').length }
}

async function postLine(tx: Tx, line: Line, existing: ExistingGift | undefined, place: PostPlace): Promise<void> {
  const { id, kind } = line
  if (kind === null) throw new Error('A line without a kind cannot be posted.')
  const giftId = kind === 'gift' ? await createGift(tx, line, place) : existing?.id
  const no = ((await lastPosting(tx, id))?.no ?? 0) + 1
  const { now: at, by } = place
  await tx.insert(bankPostings).values({ tenantId: currentTenant, lineId: id, no, kind, giftId, at, by })
  await tx.update(bankLines).set({ state: 'posted' }).where(eq(bankLines.id, id))
  if (kind === 'box') await bankBox(tx, line, place)
  await learn(tx, existing ? { ...line, donorName: existing.donorName || null } : line, kind, at)
}

async function createGift(tx: Tx, line: Line, place: PostPlace): Promise<string> {
  const { day, amountMinor, currency, causeId, donorName, text } = line
  if (!causeId || !currency) throw new Error('A gift without a cause cannot be posted.')
  const { gift } = await recordOfflineGiftIn(tx, place.secrets, place, {
    amountMinor,
    currency,
    causeId,
    how: 'bank',
    day,
    // A bank dates what comes in at a weekend on the next working day; a gift is never in the future.
    at: earlierOf(zonedInstant(day, noon, place.timeZone), place.now),
    ...(donorName ? { donorName } : {}),
    note: text,
    // Two lines that say the same are two gifts: that each line is posted once is its own row's doing.
    again: true,
  })
  return gift.id
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other)

type ExistingGift = { id: string; donorName: string }

/** The gift a line was matched with; undefined if it is no longer in the ledger, or another line was posted as it meanwhile. */
async function findGift(tx: Tx, { giftId }: Line): Promise<ExistingGift | undefined> {
  if (!giftId) return undefined
  const gift = { id: gifts.id, donorName: gifts.donorName }
  // Whoever posts it at the same time is waited for.
  await tx.select(gift).from(gifts).where(eq(gifts.id, giftId)).for('update')
  const [row] = await tx
    .select(gift)
    .from(gifts)
    .where(and(eq(gifts.id, giftId), isUnposted(tx)))
  return row
}

/** The shortest name that tells one payer from another. */
const shortestName = 3

async function learn(tx: Tx, line: Line, kind: BankLineKind, learnedAt: Date): Promise<void> {
  const { payerKey: key, amountMinor, causeId, donorName } = line
  if (key.length < shortestName) return
  const learned = {
    kind,
    causeId: kind === 'gift' ? causeId : null,
    donorName: kind === 'gift' || kind === 'recorded' ? donorName : null,
    learnedAt,
  }
  await tx
    .insert(bankPayers)
    .values({ tenantId: currentTenant, key, incoming: amountMinor > 0, ...learned })
    .onConflictDoUpdate({ target: [bankPayers.tenantId, bankPayers.key, bankPayers.incoming], set: learned })
}
