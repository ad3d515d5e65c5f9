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

/** A receipt as it is stored. */
export type ReceiptRow = typeof receipts.$inferSelect

/** The mosque as its settings stand in this very transaction. */
async function readConfig(tx: Tx): Promise<TenantConfig> {
  return parseConfig(await tx.select({ key: settings.key, value: settings.value }).from(settings))
}

/** Whether something can be claimed: a regular gift remembers its declaration also after that has been cancelled. */
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

/** What of a campaign it was for. */
async function readNeed(tx: Tx, { campaignId, needTitle, needGiven }: Gift): Promise<ReceiptContent['need']> {
  if (campaignId === null || needTitle === null) return undefined
  const [campaign] = await tx.select({ title: campaigns.title }).from(campaigns).where(eq(campaigns.id, campaignId))
  return campaign && { title: needTitle, campaign: campaign.title, given: needGiven === true }
}

/** What the receipt will say for ever. */
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
    // Without a declaration that stands nothing can be claimed, whatever was answered.
    ...((await isDeclared(tx, gift, paidAt, timeZone)) ? { giftAid: giftAid.yes } : {}),
    ...(gift.giftAid === 'no' ? { giftAid: giftAid.no } : {}),
    ...(need ? { need } : {}),
    ...(regularGift ? { rhythm: regularGift.rhythm } : {}),
  }
}

/** When a receipt is issued, and whether the donor is sent it; nobody is without an address. */
type Issue = { at: Date; sendEmail?: boolean }

/** A receipt that has all but its number. */
export type PreparedReceipt = Pick<ReceiptRow, 'tenantId' | 'giftId' | 'mode' | 'year' | 'says' | 'issuedAt'>

/** A receipt as it was issued. */
export type IssuedReceipt = Pick<ReceiptRow, 'number' | 'serial' | 'year' | 'says'>

/** Reads what the receipt of a gift will say, in the transaction that writes it was paid, and plans its email with it. */
export async function prepareReceipt(tx: Tx, gift: Gift, { at, sendEmail = true }: Issue): Promise<PreparedReceipt> {
  const config = await readConfig(tx)
  const says = await readReceiptContent(tx, gift, config)
  const year = Number(wallClock(at, config.timeZone).date.slice(0, 4))
  const { tenantId, id: giftId, mode } = gift
  if (sendEmail && gift.donorEmail) await addJob(tx, 'receipt-letter', { tenantId, giftId }, `receipt-letter:${giftId}`)
  return { tenantId, giftId, mode, year, says, issuedAt: at }
}

/** A receipt as the database's functions take it. */
const asRow = ({ tenantId, giftId, mode, year, says, issuedAt }: PreparedReceipt): string =>
  JSON.stringify({
    tenant_id: tenantId,
    gift_id: giftId,
    mode,
    year,
    number: numberPrefix(mode, year),
    says,
    issued_at: issuedAt,
  })

async function askForReceipt(tx: Tx, call: SQL): Promise<IssuedReceipt> {
  const { rows } = await tx.execute<IssuedReceipt>(sql`select number, serial, year, says from ${call}`)
  const [issued] = rows
  if (!issued) throw new Error('A receipt could not be issued.')
  return issued
}

/**
 * Enters a payment into the ledger and issues its receipt, in one statement. Nothing should follow in the transaction: who
 * gives to the same mosque waits until it ends, for the mosque's totals and for the next number of a receipt.
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
  return askForReceipt(tx, sql`enter_payment(${row}::jsonb, ${asRow(receipt)}::jsonb)`)
}

/**
 * Issues the receipt of a gift in the transaction that writes it was paid: see {@link prepareReceipt}.
 * @throws what the database says of a second receipt for the same gift
 */
export async function issueReceipt(tx: Tx, gift: Gift, how: Issue): Promise<IssuedReceipt> {
  return askForReceipt(tx, sql`issue_receipt(${asRow(await prepareReceipt(tx, gift, how))}::jsonb)`)
}
