import { eq, sql } from 'drizzle-orm'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import {
  campaigns,
  causes,
  settings,
  regularGifts,
  type Tx,
  giftAidDeclarations,
  receiptCounters,
  receipts,
  type ReceiptContent,
} from '@minaret/foundation/db'
import { covers } from '../gift-aid/eligibility.ts'
import type { Gift } from '../records/giftStore.ts'
import { addJob } from '@minaret/foundation/jobs'
import { getEmailLanguage } from './language.ts'
import { receiptNumber } from './number.ts'
import { receiptWords } from './texts.ts'

/** A receipt as it is stored. */
export type ReceiptRow = typeof receipts.$inferSelect

/** The mosque as its settings stand in this very transaction. */
async function readConfig(tx: Tx): Promise<TenantConfig> {
  return parseConfig(await tx.select({ key: settings.key, value: settings.value }).from(settings))
}

/** Whether something can be claimed: a regular gift remembers its declaration also after that has been cancelled. */
async function isDeclared(tx: Tx, gift: Gift, paidAt: Date): Promise<boolean> {
  if (gift.giftAid !== 'yes' || !gift.declarationId) return false
  const [declaration] = await tx
    .select()
    .from(giftAidDeclarations)
    .where(eq(giftAidDeclarations.id, gift.declarationId))
  return declaration !== undefined && covers(declaration, { ...gift, paidAt })
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
  const { giftAid } = receiptWords[getEmailLanguage(gift, config)]
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
    ...((await isDeclared(tx, gift, paidAt)) ? { giftAid: giftAid.yes } : {}),
    ...(gift.giftAid === 'no' ? { giftAid: giftAid.no } : {}),
    ...(need ? { need } : {}),
    ...(regularGift ? { rhythm: regularGift.rhythm } : {}),
  }
}

/** The next number. Its row stays locked until the transaction ends, so that one that fails leaves no gap. */
async function nextSerial(tx: Tx, { tenantId, mode }: Gift, year: number): Promise<number> {
  const [counted] = await tx
    .insert(receiptCounters)
    .values({ tenantId, mode, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.tenantId, receiptCounters.mode, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ last: receiptCounters.last })
  if (!counted) throw new Error('The number of a receipt could not be given.')
  return counted.last
}

/** When a receipt is issued, and whether the donor is sent it; nobody is without an address. */
type Issue = { at: Date; sendEmail?: boolean }

/**
 * Reads what the receipt of a gift will say, in the transaction that writes it was paid, and plans its email with it.
 * @returns issues it. Call that last: the mosque's other receipts wait until the transaction ends
 */
export async function prepareReceipt(
  tx: Tx,
  gift: Gift,
  { at, sendEmail = true }: Issue,
): Promise<() => Promise<ReceiptRow>> {
  const config = await readConfig(tx)
  const says = await readReceiptContent(tx, gift, config)
  const year = Number(wallClock(at, config.timeZone).date.slice(0, 4))
  const { tenantId, id: giftId, mode } = gift
  if (sendEmail && gift.donorEmail) await addJob(tx, 'receipt-letter', { tenantId, giftId }, `receipt-letter:${giftId}`)
  return async () => {
    const serial = await nextSerial(tx, gift, year)
    const number = receiptNumber(mode, year, serial)
    const [row] = await tx
      .insert(receipts)
      .values({ tenantId, giftId, mode, year, serial, number, says, issuedAt: at })
      .returning()
    if (!row) throw new Error(`The receipt of gift ${giftId} could not be issued.`)
    return row
  }
}

/**
 * Issues the receipt of a gift in the transaction that writes it was paid: see {@link prepareReceipt}.
 * @throws what the database says of a second receipt for the same gift
 */
export async function issueReceipt(tx: Tx, gift: Gift, how: Issue): Promise<ReceiptRow> {
  const issue = await prepareReceipt(tx, gift, how)
  return issue()
}
