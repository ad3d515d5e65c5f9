import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { bankLines, bankPayers, bankPostings, causes, currentTenant, gifts, type Tx } from '@minaret/foundation/db'
import { zonedInstant } from '@minaret/timetable'
import { recordOfflineGiftIn } from '../gifts/offline.ts'
import type { Gift } from '../records/giftStore.ts'
import { markBoxBanked } from './boxes.ts'
import type { BankLineKind } from './propose.ts'
import { isUnposted } from './recorded.ts'
import { lastPosting } from './reverse.ts'

/** A line as displayed to the member of staff who posts it. */
export type DisplayedLine = { id: string; kind: BankLineKind; causeId?: string }

/** Context of a posting. */
export type PostContext = Pick<Gift, 'mode' | 'accountId'> & {
  secrets: Pick<Secrets, 'derive'>
  timeZone: string
  /** The staff account that posts. */
  by: string
  now: Date
}

/** The number of lines posted, and of new gifts among them. */
export type PostResult = { lines: number; gifts: number }

type Line = typeof bankLines.$inferSelect

/** Minutes from midnight of a gift's ledger time: noon falls on the same day despite clock changes. */
const noon = 12 * 60

/**
 * Posts lines, all or none. A line of kind gift creates the gift and its payer is learned; for every other kind the posting only
 * records the kind, and the ledger of gifts does not change.
 * @returns undefined if a line has changed since it was displayed, or no longer waits
 */
export async function postLines(
  tx: Tx,
  displayedLines: readonly DisplayedLine[],
  context: PostContext,
): Promise<PostResult | undefined> {
  const ids = displayedLines.map(({ id }) => id)
  const lines = await tx
    .select()
    .from(bankLines)
    .where(and(inArray(bankLines.id, ids), eq(bankLines.state, 'waiting'), eq(bankLines.mode, context.mode)))
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .for('update')
  const displayedById = new Map(displayedLines.map((line) => [line.id, line]))
  const isUnchanged = ({ id, kind, causeId }: Line) =>
    kind !== null &&
    kind === displayedById.get(id)?.kind &&
    (kind !== 'gift' || (causeId !== null && causeId === displayedById.get(id)?.causeId))
  if (lines.length !== displayedById.size || !lines.every(isUnchanged)) return undefined
  // Check everything before writing anything. A cause may have been deleted since the line was displayed.
  const causeIds = lines.flatMap(({ kind, causeId }) => (kind === 'gift' && causeId ? [causeId] : []))
  const existingCauses = await tx.select({ id: causes.id }).from(causes).where(inArray(causes.id, causeIds))
  if (new Set(causeIds).size !== existingCauses.length) return undefined
  const existingGifts = new Map<string, ExistingGift>()
  for (const line of lines) {
    if (line.kind !== 'recorded') continue
    const gift = await findGift(tx, line)
    if (!gift) return undefined
    existingGifts.set(line.id, gift)
  }
  if (new Set([...existingGifts.values()].map(({ id }) => id)).size < existingGifts.size) return undefined
  for (const line of lines) await postLine(tx, line, existingGifts.get(line.id), context)
  return { lines: lines.length, gifts: lines.filter(({ kind }) => kind === 'gift').length }
}

async function postLine(
  tx: Tx,
  line: Line,
  existingGift: ExistingGift | undefined,
  context: PostContext,
): Promise<void> {
  const { id, kind } = line
  if (kind === null) throw new Error('A line without a kind cannot be posted.')
  const giftId = kind === 'gift' ? await createGift(tx, line, context) : existingGift?.id
  const no = ((await lastPosting(tx, id))?.no ?? 0) + 1
  const { now: at, by } = context
  await tx.insert(bankPostings).values({ tenantId: currentTenant, lineId: id, no, kind, giftId, at, by })
  await tx.update(bankLines).set({ state: 'posted' }).where(eq(bankLines.id, id))
  if (kind === 'box') await markBoxBanked(tx, line, context)
  await learnPayer(tx, existingGift ? { ...line, donorName: existingGift.donorName || null } : line, kind, at)
}

async function createGift(tx: Tx, line: Line, context: PostContext): Promise<string> {
  const { day, amountMinor, currency, causeId, donorName, text } = line
  if (!causeId || !currency) throw new Error('A gift without a cause cannot be posted.')
  const { gift } = await recordOfflineGiftIn(tx, context.secrets, context, {
    amountMinor,
    currency,
    causeId,
    how: 'bank',
    day,
    // Banks date weekend payments on the next working day; a gift is never in the future.
    at: earlierOf(zonedInstant(day, noon, context.timeZone), context.now),
    ...(donorName ? { donorName } : {}),
    note: text,
    // Identical lines are separate gifts; the line's own state prevents posting it twice.
    again: true,
  })
  return gift.id
}

const earlierOf = (a: Date, b: Date) => (a < b ? a : b)

type ExistingGift = { id: string; donorName: string }

/** The gift matched with a line; undefined if it is no longer in the ledger, or has been posted for another line. */
async function findGift(tx: Tx, { giftId }: Line): Promise<ExistingGift | undefined> {
  if (!giftId) return undefined
  const gift = { id: gifts.id, donorName: gifts.donorName }
  // Wait for a concurrent posting of the same gift.
  await tx.select(gift).from(gifts).where(eq(gifts.id, giftId)).for('update')
  const [row] = await tx
    .select(gift)
    .from(gifts)
    .where(and(eq(gifts.id, giftId), isUnposted(tx)))
  return row
}

/** Minimum length of a name that distinguishes payers. */
const minNameLength = 3

async function learnPayer(tx: Tx, line: Line, kind: BankLineKind, learnedAt: Date): Promise<void> {
  const { payerKey: key, amountMinor, causeId, donorName } = line
  if (key.length < minNameLength) return
  const values = {
    kind,
    causeId: kind === 'gift' ? causeId : null,
    donorName: kind === 'gift' || kind === 'recorded' ? donorName : null,
    learnedAt,
  }
  await tx
    .insert(bankPayers)
    .values({ tenantId: currentTenant, key, incoming: amountMinor > 0, ...values })
    .onConflictDoUpdate({ target: [bankPayers.tenantId, bankPayers.key, bankPayers.incoming], set: values })
}
