import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, like, ne, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { modeOf } from '../providers/mode.ts'
import { type Database, type Tx, gifts, ledgerEntries, paymentAccounts, currentTenant } from '@minaret/foundation/db'
import { type Secrets, wordForCommand } from '@minaret/foundation/base'
import { issueReceipt } from '../receipts/issue.ts'
import { startsWith, findOnly, type Tenant } from '@minaret/foundation/tenancy'
import { lockNeeds } from '../causes/needs.ts'
import { OfflineGiftError } from '../causes/OfflineGiftError.ts'
import { findPurposeNeed, findPurpose, lockOfflineNeed } from '../causes/purpose.ts'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { offlineSentences } from './offlineSentences.ts'

/** How money reached a mosque past the card provider. */
export const offlineWays = ['cash', 'bank', 'matched'] as const
export type OfflineWay = (typeof offlineWays)[number]

/** A gift somebody writes down. */
export type OfflineGift = {
  amountMinor: number
  currency: string
  causeId: string
  campaignId?: string
  /** What of the campaign it is for. */
  needId?: string
  how: OfflineWay
  /** A day of the mosque's zone, and the moment of it that stands in the ledger. */
  day: string
  at: Date
  donorName?: string
  donorEmail?: string
  /** The donor wants their first name to stand on the page of the campaign; nobody else has asked them. */
  shown?: boolean
  note?: string
  /** Writes to the donor's address with the receipt. */
  sendEmail?: boolean
  /** It is another gift, though it looks like one that is in the ledger. */
  again?: boolean
  /** Its name in the ledger, where whoever writes it down has one of its own, as `box.…`: it stands there once. */
  reference?: string
}

/** The account of what came past every provider: without keys, so nobody can be asked there. */
export async function findOfflineAccount(database: Database, tenantId: string, mode: Gift['mode']): Promise<string> {
  const same = and(
    eq(paymentAccounts.tenantId, tenantId),
    eq(paymentAccounts.kind, 'offline'),
    eq(paymentAccounts.mode, mode),
  )
  return database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    await tx.insert(paymentAccounts).values({ tenantId, kind: 'offline', mode }).onConflictDoNothing()
    const [row] = await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(same)
    if (!row) throw new Error('The account for offline gifts could not be created.')
    return row.id
  })
}

/**
 * The same words about a gift make the same name, and a name stands in the ledger once. The ledger outlives the donor's
 * name: nobody without the key finds it out by trying names.
 */
function offlineReference(secrets: Pick<Secrets, 'derive'>, gift: OfflineGift): string {
  const { amountMinor, currency, causeId, campaignId, needId, how, day, donorName, donorEmail, note } = gift
  // Those without a need keep the name they had before there were needs.
  const forNeed = needId === undefined ? [] : [needId]
  const parts = [amountMinor, currency, causeId, campaignId, how, day, donorName, donorEmail, note, ...forNeed]
  const words = JSON.stringify(parts)
  return `offline:${createHmac('sha256', secrets.derive('offline gifts')).update(words).digest('base64url').slice(0, 22)}`
}

/** A name nobody has taken; of two who want it at once, the row's own uniqueness lets one have it. */
async function findFreeReference(tx: Tx, secrets: Pick<Secrets, 'derive'>, gift: OfflineGift): Promise<string> {
  if (gift.reference !== undefined) return `offline:${gift.reference}`
  const name = offlineReference(secrets, gift)
  const existing = await tx
    .select({ id: gifts.id, state: gifts.state, createdAt: gifts.createdAt })
    .from(gifts)
    .where(like(gifts.intentId, `${name.replaceAll('_', '\\_')}%`))
  const current = existing.find(({ state }) => state === 'paid')
  if (current && !gift.again) throw duplicateGift(current)
  return existing.length === 0 ? name : `${name}.${existing.length + 1}`
}

const duplicateGift = ({ id, createdAt }: Pick<Gift, 'id' | 'createdAt'>) =>
  new OfflineGiftError({ code: 'recorded', giftId: id, recordedAt: createdAt })

/** A gift in the ledger, the number of its receipt, and what it went to, in words. */
export type RecordedGift = { gift: Gift; receiptNumber?: string; cause: string; campaign?: string; need?: string }

/**
 * Writes one gift into the ledger, in the transaction of whoever asks.
 * @param place the mosque's mode, and its account for gifts that came past every provider ({@link findOfflineAccount})
 * @throws OfflineGiftError
 */
export async function recordOfflineGiftIn(
  tx: Tx,
  secrets: Pick<Secrets, 'derive'>,
  { mode, accountId }: Pick<Gift, 'mode' | 'accountId'>,
  offlineGift: OfflineGift,
): Promise<RecordedGift> {
  const { cause, campaign } = await findPurpose(tx, offlineGift)
  const need = await findPurposeNeed(tx, offlineGift, campaign)
  const intentId = await findFreeReference(tx, secrets, offlineGift)
  if (need) await lockOfflineNeed(tx, need, offlineGift, mode, new Date())
  const { amountMinor, currency, how } = offlineGift
  const [gift] = await tx
    .insert(gifts)
    .values({
      tenantId: currentTenant,
      attemptId: randomUUID(),
      passHash: randomBytes(32),
      causeId: cause.id,
      campaignId: campaign?.id,
      ...(need ? { needId: need.id, needTitle: need.title, needGiven: true } : {}),
      fund: cause.fund,
      amountMinor,
      currency,
      mode,
      accountId,
      how,
      note: offlineGift.note,
      state: 'paid',
      intentId,
      donorName: offlineGift.donorName ?? '',
      donorEmail: offlineGift.donorEmail ?? '',
      anonymous: !offlineGift.shown || offlineGift.donorName === undefined,
      paidAt: offlineGift.at,
    })
    .onConflictDoNothing()
    .returning()
  if (!gift) throw duplicateGift(await findNamed(tx, intentId))
  const entry = { giftId: gift.id, providerRef: intentId, amountMinor, currency, mode, at: offlineGift.at }
  await tx.insert(ledgerEntries).values({ tenantId: currentTenant, kind: 'paid', ...entry })
  await audit(tx, 'gift written down')
  // The receipt is of today, whenever the gift was given: numbers follow one another by the day they are issued.
  const { number } = await issueReceipt(tx, gift, { at: gift.createdAt, sendEmail: offlineGift.sendEmail ?? false })
  return { gift, receiptNumber: number, cause: cause.title, campaign: campaign?.title, need: need?.title }
}

/**
 * Writes a gift into the ledger that came past the card provider. This is the other road to `paid` beside `advanceGift`:
 * its word is a person's, its rows are kept apart from a provider's by the database (`gifts_offline_apart`), and no
 * provider is ever asked about them.
 * @throws OperatorError when there is no such cause, campaign or need, the need has less left, or the same gift is in the
 * ledger already
 */
export async function recordOfflineGift(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'derive'> },
  tenant: Pick<Tenant, 'id' | 'config'>,
  offlineGift: OfflineGift,
): Promise<RecordedGift> {
  const mode = modeOf(tenant)
  const accountId = await findOfflineAccount(database, tenant.id, mode)
  return wordForCommand(OfflineGiftError, offlineSentences, () =>
    database.forTenant(tenant.id)((tx) => recordOfflineGiftIn(tx, secrets, { mode, accountId }, offlineGift)),
  )
}

/**
 * Writes many gifts down at once, all or none, as {@link recordOfflineGiftIn} writes one.
 * @param before decides in the same transaction whether they are written at all
 */
export async function recordOfflineGifts(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'derive'> },
  tenant: Pick<Tenant, 'id' | 'config'>,
  offlineGift: readonly OfflineGift[],
  before: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const mode = modeOf(tenant)
  const accountId = await findOfflineAccount(database, tenant.id, mode)
  await database.forTenant(tenant.id)(async (tx) => {
    if (!(await before(tx))) return
    // The first receipt keeps the mosque's other payments waiting: nothing is waited for after it.
    await lockNeeds(
      tx,
      offlineGift.flatMap(({ campaignId, needId: id }) => (campaignId && id ? [{ campaignId, id }] : [])),
    )
    for (const gift of offlineGift) await recordOfflineGiftIn(tx, secrets, { mode, accountId }, gift)
  })
}

async function findNamed(tx: Tx, intentId: string): Promise<Gift> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.intentId, intentId))
  if (!gift) throw new Error('The gift could not be recorded.')
  return gift
}

/** The newest gifts that were written down by hand; they name donors, so reading them is written down. */
export const listOfflineGifts = (database: Database, tenantId: string, limit: number): Promise<Gift[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gifts listed')
    const newest = [desc(gifts.createdAt), desc(gifts.id)]
    return tx
      .select()
      .from(gifts)
      .where(ne(gifts.how, 'card'))
      .orderBy(...newest)
      .limit(limit)
  })

/**
 * Takes a gift back that was written down and is wrong: a contra entry of today, so that the ledger tell both.
 * @param typed its id, the beginning of it, or its reference
 * @throws OperatorError when there is none, it came by card, or it has been taken back
 */
export const reverseOfflineGift = (database: Database, tenantId: string, typed: string, now: Date): Promise<Gift> =>
  wordForCommand(OfflineGiftError, offlineSentences, () =>
    database.forTenant(tenantId)(async (tx) => reverseOfflineGiftIn(tx, (await findTyped(tx, typed)).id, now)),
  )

/** The same in the transaction of whoever asks. @throws OfflineGiftError if it came by card, or has been removed */
export async function reverseOfflineGiftIn(tx: Tx, id: string, now: Date): Promise<Gift> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id)).for('update')
  if (!gift?.intentId || gift.how === 'card') throw new OfflineGiftError({ code: 'byCard' })
  if (gift.state !== 'paid') throw new OfflineGiftError({ code: 'removed' })
  const [undone] = await tx.update(gifts).set({ state: 'reversed' }).where(eq(gifts.id, gift.id)).returning()
  if (!undone) throw new Error('The gift could not be removed.')
  await tx.insert(ledgerEntries).values({
    tenantId: currentTenant,
    giftId: gift.id,
    kind: 'undone',
    providerRef: gift.intentId,
    amountMinor: -gift.amountMinor,
    currency: gift.currency,
    mode: gift.mode,
    at: now,
  })
  await audit(tx, 'gift undone')
  return undone
}

async function findTyped(tx: Tx, typed: string): Promise<{ id: string }> {
  const isReference = /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/i.test(typed)
  const ids = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(isReference ? ne(gifts.how, 'card') : startsWith(gifts.id, typed))
    .limit(isReference ? 100_000 : 2)
  const rows = isReference ? ids.filter(({ id }) => referenceOf(id) === typed.toUpperCase()) : ids
  return findOnly(rows, typed, 'gift', 'gift list')
}
