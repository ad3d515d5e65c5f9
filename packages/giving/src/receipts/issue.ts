import { eq, type SQL, sql } from 'drizzle-orm'
import { inLanguage } from '@minaret/messages'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import {
  campaigns,
  causes,
  settings,
  regularGifts,
  type Tx,
  giftAidDeclarations,
  type ledgerEntries,
  newPublicId,
  type receipts,
  type ReceiptContent,
} from '@minaret/foundation/db'
import { covers } from '../gift-aid/eligibility.ts'
import type { Gift } from '../records/giftStore.ts'
import { addJob } from '@minaret/foundation/jobs'
import { getEmailLanguage } from './language.ts'
import { numberPrefix } from './number.ts'
import { messages } from './messages.gen.ts'

/** A stored receipt. */
export type ReceiptRow = typeof receipts.$inferSelect

/** Reads the mosque's settings within the transaction. */
async function readConfig(tx: Tx): Promise<TenantConfig> {
  return parseConfig(await tx.select({ key: settings.key, value: settings.value }).from(settings))
}

/** Whether Gift Aid can be claimed. A regular gift refers to its declaration even after a cancellation. */
async function isDeclared(tx: Tx, gift: Gift, paidAt: Date, timeZone: string): Promise<boolean> {
  if (gift.giftAid !== 'yes' || !gift.declarationId) return false
  const [declaration] = await tx
    .select()
    .from(giftAidDeclarations)
    .where(eq(giftAidDeclarations.id, gift.declarationId))
  return (
    declaration !== undefined &&
    covers(declaration, { ...gift, paidAt, day: wallClock(paidAt, timeZone).date }, timeZone)
  )
}

/** Reads the campaign need of a gift. */
async function readNeed(tx: Tx, { campaignId, needTitle, needGiven }: Gift): Promise<ReceiptContent['need']> {
  if (campaignId === null || needTitle === null) return undefined
  const [campaign] = await tx.select({ title: campaigns.title }).from(campaigns).where(eq(campaigns.id, campaignId))
  return campaign && { title: needTitle, campaign: campaign.title, given: needGiven === true }
}

/** Reads the permanent content of a receipt. */
async function readReceiptContent(tx: Tx, gift: Gift, config: TenantConfig): Promise<ReceiptContent> {
  const [cause] = await tx
    .select({ title: causes.title, kind: causes.kind })
    .from(causes)
    .where(eq(causes.id, gift.causeId))
  if (!cause) throw new Error(`Gift ${gift.id} has no cause.`)
  const [regularGift] = gift.cycleId
    ? await tx.select({ rhythm: regularGifts.rhythm }).from(regularGifts).where(eq(regularGifts.id, gift.cycleId))
    : []
  const need = await readNeed(tx, gift)
  const giftAid = inLanguage(messages.giftAid, getEmailLanguage(gift, config))
  const paidAt = gift.paidAt ?? gift.createdAt
  const { charityName, websiteName, charityNumber, contact, timeZone } = config
  return {
    mosque: {
      name: charityName ?? websiteName,
      ...(charityNumber ? { charityNumber } : {}),
      ...(contact.address ? { address: contact.address } : {}),
    },
    cause: cause.title,
    kind: cause.kind,
    fund: gift.fund,
    amountMinor: gift.amountMinor,
    coverMinor: gift.coverMinor,
    currency: gift.currency,
    day: wallClock(paidAt, timeZone).date,
    // Nothing can be claimed without a valid declaration, whatever the donor chose.
    ...((await isDeclared(tx, gift, paidAt, timeZone)) ? { giftAid: giftAid.yes } : {}),
    ...(gift.giftAid === 'no' ? { giftAid: giftAid.no } : {}),
    ...(need ? { need } : {}),
    ...(regularGift ? { rhythm: regularGift.rhythm } : {}),
  }
}

/** The time of issue, and whether to email the donor, if there is an address. */
type IssueOptions = { issuedAt: Date; sendEmail?: boolean }

/** A receipt without its number. */
export type PreparedReceipt = Pick<ReceiptRow, 'tenantId' | 'giftId' | 'mode' | 'year' | 'says' | 'issuedAt'>

/** An issued receipt. */
export type IssuedReceipt = Pick<ReceiptRow, 'number' | 'serial' | 'year' | 'says'>

/** Prepares a gift's receipt and queues its email, in the transaction that records the payment. */
export async function prepareReceipt(
  tx: Tx,
  gift: Gift,
  { issuedAt, sendEmail = true }: IssueOptions,
): Promise<PreparedReceipt> {
  const config = await readConfig(tx)
  const says = await readReceiptContent(tx, gift, config)
  const year = Number(wallClock(issuedAt, config.timeZone).date.slice(0, 4))
  const { tenantId, id: giftId, mode } = gift
  if (sendEmail && gift.donorEmail) await addJob(tx, 'receipt-letter', { tenantId, giftId }, `receipt-letter:${giftId}`)
  return { tenantId, giftId, mode, year, says, issuedAt }
}

/** Converts a receipt to the argument of the database functions. */
const toRowJson = ({ tenantId, giftId, mode, year, says, issuedAt }: PreparedReceipt): string =>
  JSON.stringify({
    tenant_id: tenantId,
    gift_id: giftId,
    mode,
    year,
    number: numberPrefix(mode, year),
    says,
    issued_at: issuedAt,
  })

async function callReceiptFunction(tx: Tx, call: SQL): Promise<IssuedReceipt> {
  const { rows } = await tx.execute<IssuedReceipt>(sql`select number, serial, year, says from ${call}`)
  const [issuedReceipt] = rows
  if (!issuedReceipt) throw new Error('The receipt was not issued.')
  return issuedReceipt
}

/**
 * Records a payment in the ledger and issues its receipt in one statement. Must be the last statement in the transaction,
 * because other gifts to the same mosque wait for the totals and the receipt number until it ends.
 */
export const enterPayment = (
  tx: Tx,
  entry: Omit<typeof ledgerEntries.$inferSelect, 'id' | 'tenantId' | 'giftId' | 'mode'>,
  receipt: PreparedReceipt,
): Promise<IssuedReceipt> => {
  const { tenantId, giftId, mode } = receipt
  const { kind, providerRef, amountMinor, currency, at } = entry
  const row = JSON.stringify({
    tenant_id: tenantId,
    id: newPublicId(),
    gift_id: giftId,
    kind,
    provider_ref: providerRef,
    amount_minor: amountMinor,
    currency,
    mode,
    at,
  })
  return callReceiptFunction(tx, sql`enter_payment(${row}::jsonb, ${toRowJson(receipt)}::jsonb)`)
}

/**
 * Issues a gift's receipt in the transaction that records the payment; see {@link prepareReceipt}.
 * @throws a database error if the gift already has a receipt
 */
export async function issueReceipt(tx: Tx, gift: Gift, options: IssueOptions): Promise<IssuedReceipt> {
  return callReceiptFunction(tx, sql`issue_receipt(${toRowJson(await prepareReceipt(tx, gift, options))}::jsonb)`)
}
