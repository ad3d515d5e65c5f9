import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, like, ne, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { modeOf } from '../providers/mode.ts'
import { type Database, type Tx, gifts, ledgerEntries, paymentAccounts, currentTenant } from '@minaret/foundation/db'
import { type Secrets, throwForCommand } from '@minaret/foundation/base'
import { issueReceipt } from '../receipts/issue.ts'
import { startsWith, requireSingleRow, type Tenant } from '@minaret/foundation/tenancy'
import { lockNeeds } from '../causes/needs.ts'
import { OfflineGiftError } from '../causes/OfflineGiftError.ts'
import { findPurposeNeed, findPurpose, lockOfflineNeed } from '../causes/purpose.ts'
import { referenceOf } from '../records/reference.ts'
import type { Gift } from '../records/giftStore.ts'
import { offlineMessages } from './offlineMessages.ts'

/** How money reaches a mosque outside the card provider. */
export const offlineMethods = ['cash', 'bank', 'matched'] as const
export type OfflineMethod = (typeof offlineMethods)[number]

/** A gift recorded by hand. */
export type OfflineGift = {
  amountMinor: number
  currency: string
  causeId: string
  campaignId?: string
  /** The campaign's need it is for. */
  needId?: string
  how: OfflineMethod
  /** The day in the mosque's time zone, and the time on it used for the ledger. */
  day: string
  at: Date
  donorName?: string
  donorEmail?: string
  /** Whether the donor has agreed to the display of their first name on the campaign's page. */
  showName?: boolean
  note?: string
  /** Whether to email the receipt to the donor. */
  sendEmail?: boolean
  /** Whether to record it even if an identical gift is in the ledger. */
  again?: boolean
  /** The caller's own unique reference for the ledger, such as `box.…`. */
  reference?: string
}

/** Returns the account for offline gifts, creating it if needed. It has no keys, as there is no provider behind it. */
export async function findOfflineAccount(database: Database, tenantId: string, mode: Gift['mode']): Promise<string> {
  const isOfflineAccount = and(
    eq(paymentAccounts.tenantId, tenantId),
    eq(paymentAccounts.kind, 'offline'),
    eq(paymentAccounts.mode, mode),
  )
  return database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    await tx.insert(paymentAccounts).values({ tenantId, kind: 'offline', mode }).onConflictDoNothing()
    const [row] = await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(isOfflineAccount)
    if (!row) throw new Error('Expected the account for offline gifts.')
    return row.id
  })
}

/**
 * Derives the ledger reference from the gift's details: identical details give the same reference, unique in the ledger.
 * It is keyed because the ledger outlives the donor's name, which must not be found by trying names.
 */
function offlineReference(secrets: Pick<Secrets, 'derive'>, gift: OfflineGift): string {
  const { amountMinor, currency, causeId, campaignId, needId, how, day, donorName, donorEmail, note } = gift
  // Gifts without a need keep the reference they had before needs existed.
  const needParts = needId === undefined ? [] : [needId]
  const parts = [amountMinor, currency, causeId, campaignId, how, day, donorName, donorEmail, note, ...needParts]
  const content = JSON.stringify(parts)
  return `offline:${createHmac('sha256', secrets.derive('offline gifts')).update(content).digest('base64url').slice(0, 22)}`
}

/** Finds an unused reference; the unique constraint decides between concurrent callers. */
async function findFreeReference(tx: Tx, secrets: Pick<Secrets, 'derive'>, gift: OfflineGift): Promise<string> {
  if (gift.reference !== undefined) return `offline:${gift.reference}`
  const name = offlineReference(secrets, gift)
  const existingGifts = await tx
    .select({ id: gifts.id, state: gifts.state, createdAt: gifts.createdAt })
    .from(gifts)
    .where(like(gifts.intentId, `${name.replaceAll('_', '\\_')}%`))
  const paidGift = existingGifts.find(({ state }) => state === 'paid')
  if (paidGift && !gift.again) throw duplicateGift(paidGift)
  return existingGifts.length === 0 ? name : `${name}.${existingGifts.length + 1}`
}

const duplicateGift = ({ id, createdAt }: Pick<Gift, 'id' | 'createdAt'>) =>
  new OfflineGiftError({ code: 'recorded', giftId: id, recordedAt: createdAt })

/** A recorded gift with its receipt number and the titles of its purpose. */
export type RecordedGift = { gift: Gift; receiptNumber?: string; cause: string; campaign?: string; need?: string }

/**
 * Records one offline gift in the ledger, in the caller's transaction.
 * @param context the mosque's mode, and its account for offline gifts ({@link findOfflineAccount})
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
      anonymous: !offlineGift.showName || offlineGift.donorName === undefined,
      paidAt: offlineGift.at,
    })
    .onConflictDoNothing()
    .returning()
  if (!gift) throw duplicateGift(await findByReference(tx, intentId))
  const entry = { giftId: gift.id, providerRef: intentId, amountMinor, currency, mode, at: offlineGift.at }
  await tx.insert(ledgerEntries).values({ tenantId: currentTenant, kind: 'paid', ...entry })
  await audit(tx, 'gift written down')
  // The receipt is dated today, whenever the gift was given: numbers are in order of issue.
  const { number } = await issueReceipt(tx, gift, {
    issuedAt: gift.createdAt,
    sendEmail: offlineGift.sendEmail ?? false,
  })
  return { gift, receiptNumber: number, cause: cause.title, campaign: campaign?.title, need: need?.title }
}

/**
 * Records a gift received outside the card provider. Besides `advanceGift` this is the only way to `paid`: it relies on a person's
 * word, a database constraint separates its rows from a provider's (`gifts_offline_apart`), and no provider is ever asked about
 * them.
 * @throws OperatorError if there is no such cause, campaign or need, the need has less left, or the same gift is in the ledger
 * already
 */
export async function recordOfflineGift(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'derive'> },
  tenant: Pick<Tenant, 'id' | 'config'>,
  offlineGift: OfflineGift,
): Promise<RecordedGift> {
  const mode = modeOf(tenant)
  const accountId = await findOfflineAccount(database, tenant.id, mode)
  return throwForCommand(OfflineGiftError, offlineMessages, () =>
    database.forTenant(tenant.id)((tx) => recordOfflineGiftIn(tx, secrets, { mode, accountId }, offlineGift)),
  )
}

/**
 * Records several gifts, all or none, each like {@link recordOfflineGiftIn}.
 * @param shouldRecord decides in the same transaction whether to record them at all
 */
export async function recordOfflineGifts(
  { database, secrets }: { database: Database; secrets: Pick<Secrets, 'derive'> },
  tenant: Pick<Tenant, 'id' | 'config'>,
  offlineGifts: readonly OfflineGift[],
  shouldRecord: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const mode = modeOf(tenant)
  const accountId = await findOfflineAccount(database, tenant.id, mode)
  await database.forTenant(tenant.id)(async (tx) => {
    if (!(await shouldRecord(tx))) return
    // Lock the needs first: once the first receipt is issued, the mosque's other payments wait for this transaction.
    await lockNeeds(
      tx,
      offlineGifts.flatMap(({ campaignId, needId: id }) => (campaignId && id ? [{ campaignId, id }] : [])),
    )
    for (const gift of offlineGifts) await recordOfflineGiftIn(tx, secrets, { mode, accountId }, gift)
  })
}

async function findByReference(tx: Tx, intentId: string): Promise<Gift> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.intentId, intentId))
  if (!gift) throw new Error('Expected the recorded gift.')
  return gift
}

/** Lists the newest gifts recorded by hand. They name donors, so the read is audited. */
export const listOfflineGifts = (database: Database, tenantId: string, limit: number): Promise<Gift[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gifts listed')
    const newestFirst = [desc(gifts.createdAt), desc(gifts.id)]
    return tx
      .select()
      .from(gifts)
      .where(ne(gifts.how, 'card'))
      .orderBy(...newestFirst)
      .limit(limit)
  })

/**
 * Reverses a gift recorded in error by a contra entry dated today, so that the ledger contains both.
 * @param key the gift's id, the start of it, or its reference
 * @throws OperatorError if there is none, it was paid by card, or it has been reversed
 */
export const reverseOfflineGift = (database: Database, tenantId: string, key: string, now: Date): Promise<Gift> =>
  throwForCommand(OfflineGiftError, offlineMessages, () =>
    database.forTenant(tenantId)(async (tx) => reverseOfflineGiftIn(tx, (await findByKey(tx, key)).id, now)),
  )

/** Reverses an offline gift in the caller's transaction. @throws OfflineGiftError if it was paid by card, or has been reversed */
export async function reverseOfflineGiftIn(tx: Tx, id: string, now: Date): Promise<Gift> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id)).for('update')
  if (!gift?.intentId || gift.how === 'card') throw new OfflineGiftError({ code: 'byCard' })
  if (gift.state !== 'paid') throw new OfflineGiftError({ code: 'removed' })
  const [updatedGift] = await tx.update(gifts).set({ state: 'reversed' }).where(eq(gifts.id, gift.id)).returning()
  if (!updatedGift) throw new Error('Expected the reversed gift.')
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
  return updatedGift
}

async function findByKey(tx: Tx, key: string): Promise<{ id: string }> {
  const isReference = /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/i.test(key)
  const ids = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(isReference ? ne(gifts.how, 'card') : startsWith(gifts.id, key))
    .limit(isReference ? 100_000 : 2)
  const rows = isReference ? ids.filter(({ id }) => referenceOf(id) === key.toUpperCase()) : ids
  return requireSingleRow(rows, key, 'gift', 'gift list')
}
